import { userWorkPath } from "#paths/user.paths.ts";
import { addressIn } from "#platform/i18n/address.ts";
import { type Language, languageFacts } from "#platform/i18n/languages.ts";
import type { LikedList } from "#platform/offline/kept-pages.ts";
import { offlineWords } from "./offline-words.data.ts";

/** Opens the page anew as soon as there is a way again. */
const backOnline = '<script src="/back-online.js" defer></script>';

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

const style = `:root{color-scheme:light dark;--ink:#1b2430;--paper:#f6f7f9;--card:#fff;--brand:#1c4680;--line:#d5dae1}
@media(prefers-color-scheme:dark){:root{--ink:#e8ebf0;--paper:#12161c;--card:#1c222b;--brand:#9dbdf0;--line:#39424f}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.7 system-ui,sans-serif}
header{padding:16px 24px;background:#1c4680;color:#fff;display:flex;gap:12px;align-items:center;font-weight:700}
main{max-width:640px;margin:0 auto;padding:32px 24px}h1{font-size:1.5rem;line-height:1.4;margin:0 0 12px}h2{font-size:1.125rem;margin:32px 0 8px}
a{color:var(--brand)}.again{display:inline-block;margin-top:8px;padding:10px 20px;border:1px solid currentColor;border-radius:8px;font-weight:700;text-decoration:none}
ul{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:12px}
li+li{border-top:1px solid var(--line)}li a{display:block;padding:14px 18px;overflow-wrap:anywhere}`;

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
};

function likedPart(language: Language, { works }: Pick<LikedList, "works">): string {
  const words = offlineWords[language];
  const rows = works.map(
    ({ id, title }) => `<li><a href="${escapeHtml(addressIn(language, userWorkPath(id)))}">${escapeHtml(title)}</a></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join("")}</ul>` : `<p>${escapeHtml(words.noneLiked)}</p>`;
  return `<h2>${escapeHtml(words.liked)}</h2>${list}`;
}

/** The page in the place of one that is not kept: says so, and leads to the works that are. `liked` is null where nobody's list belongs. */
export function offlinePage(language: Language, address: string, liked: Pick<LikedList, "works"> | null): Response {
  const words = offlineWords[language];
  const html = `<!doctype html><html lang="${languageFacts[language].html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#1c4680"><title>${escapeHtml(words.title)}｜${escapeHtml(words.siteName)}</title><style>${style}</style>${backOnline}</head><body><header><img src="/favicon.svg" alt="" width="32" height="32">${escapeHtml(words.siteName)}</header><main><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.lead)}</p><a class="again" href="${escapeHtml(address)}">${escapeHtml(words.again)}</a>${liked ? likedPart(language, liked) : ""}</main></body></html>`;
  return new Response(html, { headers, status: 503 });
}

const barStyle = "margin:0;padding:10px 16px;background:#8a4b00;color:#fff;font:600 0.875rem/1.6 system-ui,sans-serif;text-align:center";

/** A kept page as something to read: it says when it was kept, and runs nothing that would look for the server in vain. */
export async function copyOf(kept: Response, language: Language): Promise<Response> {
  const time = new Date(Number(kept.headers.get("X-Kept-At")));
  const shown = new Intl.DateTimeFormat(languageFacts[language].intl, { dateStyle: "medium", timeStyle: "short", timeZone: "Asia/Tokyo" });
  const says = offlineWords[language].copy.replace("{{time}}", () => shown.format(time));
  const html = (await kept.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, "")
    .replace("</head>", () => `${backOnline}</head>`)
    .replace(/<body[^>]*>/i, (body) => `${body}<p role="status" data-kept-copy style="${barStyle}">${escapeHtml(says)}</p>`);
  return new Response(html, { headers: kept.headers });
}

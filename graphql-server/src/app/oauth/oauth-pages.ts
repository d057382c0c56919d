import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { OAuthClient } from "../../modules/account/oauth-client/oauth-client.entity.ts";
import { mailPath } from "../../platform/mail/mail-address.ts";
import { docsStyle } from "../../rest/openapi/docs-style.ts";
import { isJapanese, type Locale, languages, localeOf } from "../../shared/locale.ts";
import type { AppKind, AppScope } from "../../shared/viewer/app-scopes.ts";
import { oauthWords } from "./oauth-words.ts";

const signInPaths: Record<AppKind, string> = { SEEKER: "/log-in", COMPANY: "/company/login" };

/** Two buttons that look alike: neither answer is nudged. */
const style = `${docsStyle}
body{max-width:42rem}h2{font-size:1.125rem;margin-top:1.5rem;text-transform:none}dt{font-size:.9rem}dd{margin:0 0 .75rem;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
button{min-height:2.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:var(--link);background:var(--back);border:2px solid var(--link);border-radius:.5rem;cursor:pointer}
button:focus-visible{outline:3px solid var(--link);outline-offset:2px}main p a{display:inline-block;padding:.5rem 0}
`;

function page(locale: Locale, inner: string): string {
  const title = escapeHtml(oauthWords[locale].title);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title>`;
  return `<!doctype html><html lang="${languages[locale].html}"><head>${head}<style>${style}</style></head><body><main><h1>${title}</h1>${inner}</main></body></html>`;
}

const leadOf = (locale: Locale, { name }: OAuthClient) =>
  `<p>${oauthWords[locale].lead
    .split("{app}")
    .map((part) => escapeHtml(part))
    .join(escapeHtml(name))}</p>`;

/** The name of a country in the reader's language. */
function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames([isJapanese(locale) ? "ja" : locale], { type: "region" }).of(code) ?? code;
}

/** The page on which a person decides: who asks, for what, where the data goes, and what it would open. */
export function consentPage(locale: Locale, { client, scopes }: { client: OAuthClient; scopes: readonly AppScope[] }): string {
  const words = oauthWords[locale];
  const facts = [
    [words.recipient, client.recipient],
    [words.purpose, isJapanese(locale) ? client.purpose : client.purposeEn],
    [words.country, countryName(locale, client.country)],
  ];
  const rows = facts.map(([term, text]) => `<dt>${escapeHtml(term ?? "")}</dt><dd>${escapeHtml(text ?? "")}</dd>`).join("");
  const may = scopes.map((scope) => `<li>${escapeHtml(words.scopes[scope])}</li>`).join("");
  const button = (decision: string, text: string) => `<button name="decision" value="${decision}">${escapeHtml(text)}</button>`;
  const form = `<form method="post">${button("allow", words.allow)} ${button("deny", words.deny)}</form>`;
  return page(
    locale,
    `${leadOf(locale, client)}<dl>${rows}</dl><h2>${escapeHtml(words.may)}</h2><ul>${may}</ul><p>${escapeHtml(words.end)}</p>${form}`,
  );
}

/** The page for who is not signed in yet. */
export function signInFirstPage(locale: Locale, client: OAuthClient): string {
  const words = oauthWords[locale];
  const link = `<a href="${mailPath(locale, signInPaths[client.kind])}" target="_blank" rel="noopener">${escapeHtml(words.signInLink)}</a>`;
  return page(
    locale,
    `${leadOf(locale, client)}<p>${escapeHtml(words.signIn)}</p><p>${link}</p><p><a href="">${escapeHtml(words.again)}</a></p>`,
  );
}

/** The page that ends the way of a person where the app cannot be told. */
export function oauthErrorPage(acceptLanguage: string | undefined, code: string): string {
  const locale = localeOf(acceptLanguage);
  return page(locale, `<p>${escapeHtml(oauthWords[locale].over)}</p><p><small>${escapeHtml(code)}</small></p>`);
}

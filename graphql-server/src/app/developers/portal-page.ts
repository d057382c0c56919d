import type { GraphQLSchema } from "graphql";
import { escapeXml } from "../../rest/feeds/xml.ts";
import { docsStyle } from "../../rest/openapi/docs-style.ts";
import { type HouseLocale, houseLocales, languages } from "../../shared/locale.ts";
import { addressIn } from "../pages/words/page-language.ts";
import { deprecationsOf } from "./deprecations.ts";
import { type ClientKind, clientKinds, commandOf, type Example, examples } from "./examples.ts";
import type { PortalPart, PortalText } from "./portal-text.ts";
import { portalWords } from "./portal-words.ts";
import type { ChangedVersion } from "./read-changes.ts";
import { webhookSample } from "./webhook-sample.ts";

/** Path of the portal, and of the script that sends its examples. */
export const portalPath = "/developers";
export const tryScriptPath = "/developers/try.js";

const style = `${docsStyle}
h2{text-transform:none}h3{font-size:1.0625rem}nav ul{columns:2 18rem}li{margin:.35rem 0}.site{display:flex;gap:1rem;flex-wrap:wrap;justify-content:space-between}
.site a{padding:.5rem 0}.home{display:inline-flex;gap:.5rem;align-items:center;font-weight:700;color:var(--text);text-decoration:none}h1{font-size:clamp(1.75rem,5vw,2.5rem);letter-spacing:.02em}label{display:block;font-weight:600;margin:.75rem 0 .25rem}
textarea,input{width:100%;padding:.5rem;font:.9rem/1.5 ui-monospace,monospace;color:var(--text);background:var(--card);border:1px solid var(--line);border-radius:.625rem}
button{min-height:2.75rem;margin-top:.75rem;padding:.5rem 1.5rem;font:inherit;font-weight:600;color:var(--on-link);background:var(--link);border:0;border-radius:.75rem;cursor:pointer}
button:focus-visible,textarea:focus-visible,input:focus-visible{outline:3px solid var(--link);outline-offset:2px}
output{display:block;margin-top:.75rem;max-height:24rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:.85rem/1.5 ui-monospace,monospace}
output:not(:empty){padding:.75rem 1rem;background:var(--soft);border-radius:.5rem}`;

/** What a page is made of beside its words. */
export interface PortalFacts {
  baseUrl: string;
  schema: GraphQLSchema;
  changes: readonly ChangedVersion[];
  /** What the operator has switched off: nothing of it can be tried. */
  closed: ReadonlySet<ClientKind>;
}

/** A text with its code and links. */
function prose(text: string): string {
  return escapeXml(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
}

const listOf = (tag: "ol" | "ul", texts: readonly string[]) =>
  `<${tag}>${texts.map((text) => `<li>${prose(text)}</li>`).join("")}</${tag}>`;
const paragraphsOf = (texts: readonly string[]) => texts.map((text) => `<p>${prose(text)}</p>`).join("");
const codeBlock = (label: string, text: string) =>
  `<pre role="region" tabindex="0" aria-label="${escapeXml(label)}"><code>${escapeXml(text)}</code></pre>`;
const section = (id: string, title: string, inner: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escapeXml(title)}</h2>${inner}</section>`;

/** The form that sends an example; by GET it also works as a plain link. */
function formOf({ accept, body, id, method, needsKey, path }: Example, words: PortalText): string {
  const key = needsKey
    ? `<label for="${id}-key">${escapeXml(words.key)}</label><input id="${id}-key" name="key" autocomplete="off" spellcheck="false" required>`
    : "";
  const text = body ? escapeXml(JSON.stringify(body, null, 2)) : "";
  const area = body
    ? `<label for="${id}-body">${escapeXml(words.body)}</label><textarea id="${id}-body" name="body" rows="8" spellcheck="false">${text}</textarea>`
    : "";
  const open =
    method === "GET" && !needsKey ? `<p><a href="${escapeXml(path)}">${method} ${escapeXml(path.split("?")[0] ?? "")}</a></p>` : "";
  const data = `data-try data-method="${method}" data-path="${escapeXml(path)}" data-accept="${escapeXml(accept ?? "application/json, */*")}"`;
  return `<form ${data}>${open}${key}${area}<button hidden>${escapeXml(words.run)}</button><output aria-label="${escapeXml(words.answer)}" role="status"></output></form>`;
}

function exampleHtml(example: Example, { locale, words, facts }: { locale: HouseLocale; words: PortalText; facts: PortalFacts }): string {
  const { id, source, title } = example;
  const operation = source ? codeBlock(`${title[locale]}: GraphQL`, source) : "";
  const command = codeBlock(`${title[locale]}: ${words.command}`, commandOf(example, facts.baseUrl));
  return `<article id="${id}"><h3>${escapeXml(title[locale])}</h3>${operation}${command}${formOf(example, words)}</article>`;
}

function startsHtml(locale: HouseLocale, words: PortalText, facts: PortalFacts): string {
  const parts = clientKinds.map((kind) => {
    const { texts, title } = words.starts[kind];
    const own = examples.filter((example) => example.kind === kind && !facts.closed.has(kind));
    const shown = own.map((example) => exampleHtml(example, { locale, words, facts })).join("");
    const sample = kind === "webhooks" ? `<h3>${escapeXml(words.sample)}</h3>${codeBlock(words.sample, webhookSample)}` : "";
    return section(kind, title, listOf("ol", texts) + shown + sample);
  });
  return parts.join("");
}

function deprecationsHtml({ deprecations: words }: PortalText, { schema }: PortalFacts): string {
  const found = deprecationsOf(schema);
  const rows = found.map(
    ({ coordinate, instead }) => `<tr><td><code>${escapeXml(coordinate)}</code></td><td lang="en">${prose(instead)}</td></tr>`,
  );
  const head = `<tr><th scope="col">${escapeXml(words.place)}</th><th scope="col">${escapeXml(words.instead)}</th></tr>`;
  const table = `<div class="wide" role="region" tabindex="0" aria-label="${escapeXml(words.title)}"><table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table></div>`;
  const status = found.length > 0 ? table : `<p>${escapeXml(words.none)}</p>`;
  return section("deprecations", words.title, paragraphsOf(words.texts) + status);
}

/** Links in the changelog lead to files of the repository, which readers of the page do not have. */
const withoutFiles = (change: string) => change.replace(/ ?\(?\[[^\]]+\]\((?!https?:|\/)[^)]+\)\)?/g, "");

function changesHtml({ changes: words }: PortalText, { changes }: PortalFacts): string {
  const versions = changes.map(({ name, parts }) => {
    const lists = parts.map(
      (part) =>
        `<details lang="en"><summary>${escapeXml(part.name)} (${part.changes.length})</summary>${listOf("ul", part.changes.map(withoutFiles))}</details>`,
    );
    return `<h3>${escapeXml(words.versions[name] ?? name)}</h3>${lists.join("")}`;
  });
  return section("changes", words.title, paragraphsOf(words.texts) + versions.join(""));
}

function headHtml(locale: HouseLocale, { lead, site, title }: PortalText, baseUrl: string): string {
  const alternates = (["ja", "en"] as const).map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${escapeXml(baseUrl + addressIn(each, portalPath))}">`,
  );
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeXml(title)}｜${escapeXml(site)}</title><meta name="description" content="${escapeXml(lead)}">`,
    `<link rel="canonical" href="${escapeXml(baseUrl + addressIn(locale, portalPath))}">${alternates.join("")}`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style><script src="${tryScriptPath}" defer></script>`,
  ].join("");
}

/** The portal in a language of people at work. */
export function portalPage(locale: HouseLocale, facts: PortalFacts): string {
  const words = portalWords[locale];
  const { contents, deprecations, languages: choice, lead, limits, reference, refusals, site, starts, title } = words;
  const plain = (id: string, part: PortalPart) => section(id, part.title, paragraphsOf(part.texts));
  const parts: [string, string][] = [
    ...clientKinds.map((kind): [string, string] => [kind, starts[kind].title]),
    ["limits", limits.title],
    ["refusals", refusals.title],
    ["deprecations", deprecations.title],
    ["changes", words.changes.title],
    ["reference", reference.title],
  ];
  const nav = parts.map(([id, text]) => `<li><a href="#${id}">${escapeXml(text)}</a></li>`).join("");
  const others = houseLocales
    .filter((each) => each !== locale)
    .map(
      (each) =>
        `<a href="${addressIn(each, portalPath)}" hreflang="${languages[each].html}" lang="${languages[each].html}">${languages[each].name}</a>`,
    );
  return `<!doctype html><html lang="${languages[locale].html}"><head>${headHtml(locale, words, facts.baseUrl)}</head>
<body><header><div class="site"><a class="home" href="${addressIn(locale, "/")}"><img src="/favicon.svg" width="32" height="32" alt="">${escapeXml(site)}</a><nav aria-label="${escapeXml(choice)}">${others.join(" · ")}</nav></div>
<h1>${escapeXml(title)}</h1><p>${escapeXml(lead)}</p><nav aria-label="${escapeXml(contents)}"><ul>${nav}</ul></nav></header>
<main>${startsHtml(locale, words, facts)}${plain("limits", limits)}${plain("refusals", refusals)}${deprecationsHtml(words, facts)}${changesHtml(words, facts)}${section("reference", reference.title, listOf("ul", reference.texts))}</main></body></html>`;
}

import { type HouseLocale, houseLocaleOf, type Locale, languages, locales } from "../../shared/locale.ts";
import { type CatalogueEntry, errorCatalogue } from "../../shared/messages/error-catalogue.ts";
import { problemPath } from "../../shared/problem.ts";
import { escapeXml } from "../feeds/xml.ts";
import { docsStyle } from "../openapi/docs-style.ts";
import { statusOf } from "../problem.ts";

interface Words {
  list: string;
  all: string;
  status: string;
  texts: string;
  places: string;
  docs: string;
}

const words: Readonly<Record<HouseLocale, Words>> = {
  ja: {
    list: "エラーコード一覧",
    all: "すべてのコード",
    status: "RESTでのHTTPステータス",
    texts: "表示される文",
    places: "{ } の中には、そのときの値が入ります。",
    docs: "APIの説明",
  },
  "ja-x-easy": {
    list: "エラーコードの リスト",
    all: "すべての コード",
    status: "RESTの HTTPステータス",
    texts: "見る 人に 出る 文",
    places: "{ } の 中は、その ときの 数や 言葉に なります。",
    docs: "APIの 説明",
  },
  en: {
    list: "Error codes",
    all: "All codes",
    status: "HTTP status over REST",
    texts: "What people are told",
    places: "What stands in { } is filled in when it happens.",
    docs: "The API",
  },
};

const catalogue = errorCatalogue();

/** An entry of the catalogue by its code. */
export function entryOf(code: string): CatalogueEntry | undefined {
  return Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
}

function pageOf(reader: HouseLocale, title: string, inner: string): string {
  const { all, docs } = words[reader];
  const nav = `<nav><p><a href="${problemPath("").slice(0, -1)}">${all}</a> · <a href="/api/docs">${docs}</a></p></nav>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`;
  return `<!doctype html><html lang="${languages[reader].html}"><head>${head}<title>${escapeXml(title)}</title><style>${docsStyle}</style></head><body><main>${inner}</main>${nav}</body></html>`;
}

function textsOf({ description, messages }: CatalogueEntry): string {
  const told = locales.flatMap((locale) => {
    const text = messages?.[locale];
    const { html, name } = languages[locale];
    return text ? [`<dt lang="${html}">${escapeXml(name)}</dt><dd lang="${html}">${escapeXml(text)}</dd>`] : [];
  });
  return told.length > 0 ? `<dl>${told.join("")}</dl>` : `<p lang="en">${escapeXml(description)}</p>`;
}

/** The page that explains one code: its status and what people are told, in every language of the catalogue. */
export function problemPage(code: string, entry: CatalogueEntry, locale: Locale): string {
  const reader = houseLocaleOf(locale);
  const { places, status, texts } = words[reader];
  const statusText = entry.messages ? `<p>${status}: <code>${statusOf(code)}</code></p>` : "";
  const hasPlaces = /\{\w+\}/.test(entry.description);
  const inner = `<h1><code>${escapeXml(code)}</code></h1>${statusText}<h2>${texts}</h2>${textsOf(entry)}${hasPlaces ? `<p>${places}</p>` : ""}`;
  return pageOf(reader, code, inner);
}

/** Every code, each with what it says in the reader's language. */
export function problemList(locale: Locale): string {
  const reader = houseLocaleOf(locale);
  const items = Object.entries(catalogue).map(([code, { description, messages }]) => {
    const text = messages?.[locale] ?? messages?.[reader] ?? description;
    return `<li><a href="${problemPath(code)}"><code>${escapeXml(code)}</code></a><br>${escapeXml(text)}</li>`;
  });
  const { list } = words[reader];
  return pageOf(reader, list, `<h1>${list}</h1><ul class="list">${items.join("")}</ul>`);
}

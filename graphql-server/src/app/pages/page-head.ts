import { escapeUTF8 as escapeHtml } from "entities/escape";
import { type ShareText, sharePictureSize, shareTag } from "../../platform/picture/share-picture.ts";
import { oneLine, scriptJson } from "./html.ts";
import type { RenderedFrame, RenderedPage } from "./site-renderer.ts";
import { addressIn, htmlLanguage, type PageLanguage, previewLocale, searchLanguages } from "./words/page-language.ts";
import { voiceOf } from "./words/page-voice.ts";

/** Where the page is known. */
export interface PagePlace {
  /** Scheme and host of the site. */
  baseUrl: string;
  language: PageLanguage;
}

/** The part of a page that search engines and link previews read. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query, without a language, of the one address under which the page is known; absent for pages nobody should find. */
  canonical?: string;
  kind?: "website" | "article";
  jsonLd?: object;
  /** The picture of a preview; without one it is the site's. */
  image?: HeadImage;
}

/** The picture of a page that says what the page says; its address changes with that. */
export function drawnImage(path: string, text: ShareText): HeadImage {
  return {
    path: `/api/share_image${path}?v=${shareTag(text)}`,
    ...sharePictureSize,
    alt: [text.title, text.main, text.place].filter(Boolean).join(" "),
  };
}

/** A picture of the site that stands for a page. */
interface HeadImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** What is known of a page before it is drawn. */
export interface FoundPage {
  status: number;
  head: PageHead;
}

/** What stands between the marks of the template. */
interface WholePage extends FoundPage {
  /** The screen, where the server has drawn it, and whose look it has. */
  drawn?: (RenderedPage & { area: string }) | undefined;
  /** What stands there until the browser has drawn the screen. */
  frame?: RenderedFrame | undefined;
  /** Elements that name the page's files. */
  links?: string;
}

function tag(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${list.join(" ")}>`;
}

/**
 * The addresses of a page: its own, and those in the other languages for who searches in them. Each page says the same of all, itself
 * included; やさしい日本語 stands outside with an address of its own, as no search engine knows such readers.
 */
function addressTags(path: string, { baseUrl, language }: PagePlace): string[] {
  const own = baseUrl + addressIn(language, path);
  const alternate = (hreflang: string, each: PageLanguage) =>
    tag("link", { rel: "alternate", hreflang, href: baseUrl + addressIn(each, path) });
  return [
    tag("link", { rel: "canonical", href: own }),
    ...(searchLanguages.includes(language)
      ? [...searchLanguages.map((each) => alternate(htmlLanguage(each), each)), alternate("x-default", "ja")]
      : []),
    tag("meta", { property: "og:url", content: own }),
  ];
}

function imageTags({ path, width, height, alt }: HeadImage, { baseUrl }: PagePlace): string[] {
  return [
    tag("meta", { property: "og:image", content: baseUrl + path }),
    tag("meta", { property: "og:image:width", content: String(width) }),
    tag("meta", { property: "og:image:height", content: String(height) }),
    tag("meta", { property: "og:image:alt", content: alt }),
  ];
}

/** The elements of the head. A page without a canonical address asks not to be indexed. */
export function renderHead(head: PageHead, place: PagePlace): string {
  const description = oneLine(head.description, 160);
  const { siteName } = voiceOf(place.language).words;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    tag("meta", { name: "description", content: description }),
    ...(head.canonical === undefined ? [tag("meta", { name: "robots", content: "noindex" })] : addressTags(head.canonical, place)),
    tag("meta", { property: "og:type", content: head.kind ?? "website" }),
    tag("meta", { property: "og:site_name", content: siteName }),
    tag("meta", { property: "og:locale", content: previewLocale(place.language) }),
    tag("meta", { property: "og:title", content: head.title }),
    tag("meta", { property: "og:description", content: description }),
    ...imageTags(head.image ?? { path: "/share.png", width: 1_200, height: 630, alt: siteName }, place),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    ...(head.jsonLd ? [`<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`] : []),
  ].join("\n    ");
}

/** The screen in its place, and beside it what the browser takes it over with. */
function placeScreen(template: string, { drawn, frame }: Pick<WholePage, "drawn" | "frame">): string {
  const place = /(<div id="app">)(?:<!--content-->)?(<\/div>)?/;
  if (!drawn) return template.replace(place, (_, open: string, close = "") => (frame?.html ?? "") + open + close);
  const { html, texts, answers } = drawn;
  const data = `<script type="application/json" id="page-data">${scriptJson({ texts, answers })}</script>`;
  return template.replace(place, (_, open: string) => `${open}${html}</div>\n    ${data}`);
}

/** What the styles read of a drawn page before any script has run: whose look it has, and readings for who reads easy Japanese. */
function rootAttributes(language: PageLanguage, area: string | undefined): string {
  const readings = language === "ja-x-easy" ? ' data-furigana="all"' : "";
  return area === undefined ? "" : ` data-area="${escapeHtml(area)}"${readings}`;
}

/** Puts head and screen into the built page, which says from its first byte in which language it is. */
export function fillTemplate(template: string, { head, drawn, frame, links = "" }: WholePage, place: PagePlace): string {
  const headHtml = renderHead(head, place);
  const marked = /<!--head-->[\s\S]*?<!--\/head-->/;
  const withHead = marked.test(template)
    ? template.replace(marked, () => headHtml)
    : template.replace(/<title>[\s\S]*?<\/title>/, () => headHtml);
  const root = `<html lang="${htmlLanguage(place.language)}"${rootAttributes(place.language, (drawn ?? frame)?.area)}`;
  const spoken = withHead.replace(/<html lang="[^"]*"/, root).replace("/app/ja.webmanifest", `/app/${place.language}.webmanifest`);
  return placeScreen(spoken, { drawn, frame }).replace("</head>", () => `  ${links}\n  </head>`);
}

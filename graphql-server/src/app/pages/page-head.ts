import { escapeUTF8 as escapeHtml } from "entities/escape";
import { oneLine, scriptJson } from "./html.ts";

export const siteName = "ことばワークス";

/** The part of a page that search engines and link previews read. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the one address under which the page is known; absent for pages nobody should find. */
  canonical?: string;
  kind?: "website" | "article";
  jsonLd?: object;
}

/** The page between the marks of the template: its head and what a reader without JavaScript sees. */
export interface PageContent {
  status: number;
  head: PageHead;
  /** HTML; the application replaces it. */
  content: string;
}

function tag(name: string, attributes: Record<string, string>): string {
  const list = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${list.join(" ")}>`;
}

/** The elements of the head. A page without a canonical address asks not to be indexed. */
export function renderHead(head: PageHead, baseUrl: string): string {
  const description = oneLine(head.description, 160);
  const address =
    head.canonical === undefined
      ? []
      : [
          tag("link", { rel: "canonical", href: `${baseUrl}${head.canonical}` }),
          tag("meta", { property: "og:url", content: `${baseUrl}${head.canonical}` }),
        ];
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    tag("meta", { name: "description", content: description }),
    ...(head.canonical === undefined ? [tag("meta", { name: "robots", content: "noindex" })] : []),
    ...address,
    tag("meta", { property: "og:type", content: head.kind ?? "website" }),
    tag("meta", { property: "og:site_name", content: siteName }),
    tag("meta", { property: "og:locale", content: "ja_JP" }),
    tag("meta", { property: "og:title", content: head.title }),
    tag("meta", { property: "og:description", content: description }),
    tag("meta", { property: "og:image", content: `${baseUrl}/share.png` }),
    tag("meta", { property: "og:image:alt", content: siteName }),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    ...(head.jsonLd ? [`<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>`] : []),
  ].join("\n    ");
}

/** Until the application's styles are there. */
const plainStyle = "max-width:60rem;margin:0 auto;padding:1rem;font-family:sans-serif;line-height:1.7";

/** Puts head and content into the built page. */
export function fillTemplate(template: string, { head, content }: PageContent, baseUrl: string): string {
  const headHtml = renderHead(head, baseUrl);
  const body = content === "" ? "" : `<div style="${plainStyle}">${content}</div>`;
  const marked = /<!--head-->[\s\S]*?<!--\/head-->/;
  const withHead = marked.test(template)
    ? template.replace(marked, () => headHtml)
    : template.replace(/<title>[\s\S]*?<\/title>/, () => headHtml);
  return withHead.replace(/(<div id="app">)(<!--content-->)?/, (_, open: string) => open + body);
}

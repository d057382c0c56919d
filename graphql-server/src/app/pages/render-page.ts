import type { Services } from "../services.ts";
import { knownIn } from "./known-paths.ts";
import { type LandingPages, landingLinks } from "./landing-pages.ts";
import { type PageAddress, pageContent } from "./page-content.ts";
import { fillTemplate } from "./page-head.ts";
import { htmlLanguage, readAddress } from "./words/page-language.ts";
import { voiceOf } from "./words/page-voice.ts";

/** Everything a page is rendered from. */
export interface PageRequest extends PageAddress {
  /** index.html as it was built. */
  template: string;
  landings: LandingPages;
}

/** A page as it is sent. */
export interface Page {
  status: number;
  html: string;
  headers?: Record<string, string>;
}

/** Returns the HTML for an address: the built page with the status, head and plain content of what is asked for. */
export async function renderPage({ clock, database, environment }: Services, request: PageRequest): Promise<Page> {
  const { template, landings, query } = request;
  const { language, path } = readAddress(request.path);
  const { baseUrl } = environment;
  const page = await pageContent({ em: database.fork(), now: clock, baseUrl, voice: voiceOf(language) }, { path, query });
  const headers: Record<string, string> = page.head.canonical === undefined ? { "X-Robots-Tag": "noindex" } : {};
  const links = landingLinks(landings, { pattern: knownIn(language, path)?.pattern, language });
  const html = fillTemplate(template, page, { baseUrl, language }).replace("</head>", () => `  ${links}\n  </head>`);
  return { status: page.status, html, headers: { ...headers, "Content-Language": htmlLanguage(language) } };
}

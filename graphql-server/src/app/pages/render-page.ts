import type { Services } from "../services.ts";
import { findKnownPath } from "./known-paths.ts";
import { type LandingPages, landingLinks } from "./landing-pages.ts";
import { type PageAddress, pageContent } from "./page-content.ts";
import { fillTemplate } from "./page-head.ts";

/** Everything a page is rendered from. */
export interface PageRequest extends PageAddress {
  /** index.html as it was built. */
  template: string;
  landings: LandingPages;
  acceptLanguage: string | undefined;
}

/** A page as it is sent. */
export interface Page {
  status: number;
  html: string;
  headers?: Record<string, string>;
}

/** Returns the HTML for an address: the built page with the status, head and plain content of what is asked for. */
export async function renderPage({ clock, database, environment }: Services, request: PageRequest): Promise<Page> {
  const { template, landings, acceptLanguage, ...address } = request;
  const source = { em: database.fork(), now: clock, baseUrl: environment.baseUrl };
  const page = await pageContent(source, address);
  const headers: Record<string, string> = page.head.canonical === undefined ? { "X-Robots-Tag": "noindex" } : {};
  const links = landingLinks(landings, { pattern: findKnownPath(address.path)?.pattern, acceptLanguage });
  const html = fillTemplate(template, page, environment.baseUrl).replace("</head>", () => `  ${links}\n  </head>`);
  return { status: page.status, html, headers };
}

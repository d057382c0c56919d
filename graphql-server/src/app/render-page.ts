import { type PageAddress, pageContent } from "./pages/page-content.ts";
import { fillTemplate } from "./pages/page-head.ts";
import type { Services } from "./services.ts";

/** What a page is made from. */
export interface PageRequest extends PageAddress {
  /** index.html as it was built. */
  template: string;
}

/** A page as it is sent. */
export interface Page {
  status: number;
  html: string;
  headers?: Record<string, string>;
}

/** The HTML of an address: the built page with status, head and plain content of what is asked for. */
export async function renderPage({ clock, database, environment }: Services, { template, ...address }: PageRequest): Promise<Page> {
  const source = { em: database.fork(), now: clock, baseUrl: environment.baseUrl };
  const page = await pageContent(source, address);
  const headers: Record<string, string> = page.head.canonical === undefined ? { "X-Robots-Tag": "noindex" } : {};
  return { status: page.status, html: fillTemplate(template, page, environment.baseUrl), headers };
}

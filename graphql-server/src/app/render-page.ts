import type { Services } from "./services.ts";

/** What a page is made from. */
export interface PageRequest {
  /** index.html as it was built. */
  template: string;
  path: string;
  query: unknown;
  cookie: string | undefined;
}

/** A page as it is sent. */
export interface Page {
  status: number;
  html: string;
  headers?: Record<string, string>;
}

/** The HTML of an address: the built page with the head of what is asked for. */
export async function renderPage(_services: Services, { template }: PageRequest): Promise<Page> {
  return { status: 200, html: template };
}

import type { ClientKind } from "./examples.ts";

/** A part of the page: paragraphs or steps, in which `…` is code and [text](address) a link. */
export interface PortalPart {
  title: string;
  texts: readonly string[];
}

/** Everything the portal says in a language. */
export interface PortalText {
  title: string;
  lead: string;
  site: string;
  languages: string;
  contents: string;
  /** The first steps of each kind of client. */
  starts: Readonly<Record<ClientKind, PortalPart>>;
  /** Of the code that checks an event. */
  sample: string;
  run: string;
  key: string;
  body: string;
  command: string;
  answer: string;
  limits: PortalPart;
  refusals: PortalPart;
  deprecations: PortalPart & { none: string; place: string; instead: string };
  changes: PortalPart & { versions: Readonly<Record<string, string>> };
  reference: PortalPart;
}

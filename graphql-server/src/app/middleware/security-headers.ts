import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";

const self = ["'self'"];
const none = ["'none'"];

/** The origins that the payment provider's card field comes from and speaks to. */
const stripeSources = {
  script: ["https://js.stripe.com"],
  frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
  connect: ["https://api.stripe.com"],
};
const noSources = { script: [], frame: [], connect: [] };

type Setter = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The headers that a handler sets whatever is asked. */
function headersOf(handler: Setter): (readonly [name: string, value: string])[] {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  handler(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
}

/** Headers of every answer, worked out once: making the policy anew would be a good part of what a kept answer costs. */
export type HeadersOfAll = ReturnType<typeof headersOf>;

/** Sets the headers of every answer, errors included. */
export function securityHeaders(headers: HeadersOfAll): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/**
 * Headers of every answer. Styles may be inline because the component library writes them; scripts may not.
 * `stripe`: the card field of the provider is shown. In development the playground lives on inline scripts, so its path asks for `relaxed`.
 */
export function headersOfAll({ stripe }: { stripe: boolean }): HeadersOfAll {
  const { script, frame, connect } = stripe ? stripeSources : noSources;
  const handler = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: ["'self'", ...script],
        frameSrc: frame.length > 0 ? frame : none,
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        // An editor hears a recording before it is sent.
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...connect],
        objectSrc: none,
        baseUri: none,
        frameAncestors: none,
        formAction: self,
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "no-referrer" },
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
  return headersOf(handler);
}

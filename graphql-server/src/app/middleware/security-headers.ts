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

/**
 * Headers of every answer, errors included. Styles may be inline because the component library writes them; scripts may not.
 * `stripe`: the card field of the provider is shown. In development the playground lives on inline scripts, so its path asks for `relaxed`.
 */
export function securityHeaders({ stripe }: { stripe: boolean }): RequestHandler {
  const { script, frame, connect } = stripe ? stripeSources : noSources;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: ["'self'", ...script],
        frameSrc: frame.length > 0 ? frame : none,
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
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
}

import { z } from "zod";
import { described, fileOf, type RestCall, type RestRoute } from "../rest-route.ts";
import { docsPage } from "./docs-page.ts";
import { openApiOf } from "./open-api.ts";

/** Made once for each address of the site, of which a process has one: the table does not change while it runs. */
function once(make: (call: RestCall) => string): (call: RestCall) => string {
  const known = new Map<string, string>();
  return (call) => {
    const address = call.ctx.siteUrl("/");
    const made = known.get(address) ?? make(call);
    known.set(address, made);
    return made;
  };
}

/** A table with the paths under which it describes itself; they are in the description too. */
export function withDescription(table: readonly RestRoute[]): readonly RestRoute[] {
  const text = once(({ ctx }) => JSON.stringify(openApiOf(whole, { baseUrl: ctx.siteUrl("") })));
  const page = once(({ ctx }) => docsPage(openApiOf(whole, { baseUrl: ctx.siteUrl("") }), (path) => ctx.siteUrl(path)));
  const send = (type: string, made: (call: RestCall) => string) => async (call: RestCall) => {
    call.response.status(200).set("Cache-Control", "public, max-age=300").type(type).send(made(call));
    return "SENT" as const;
  };
  const json = z.looseObject({ openapi: z.literal("3.1.1"), paths: z.looseObject({}) });
  const documentOf = described(
    { summary: "This document: OpenAPI 3.1.", response: json, conditional: true },
    send("application/json", text),
  );
  const pageOf = described(
    { summary: "This document as a page to read.", response: fileOf("text/html"), conditional: true },
    send("html", page),
  );
  const whole: readonly RestRoute[] = [
    ...table,
    { method: "GET", path: "/api/openapi.json", audience: ["PUBLIC"], body: "NONE", handle: documentOf },
    { method: "GET", path: "/api/docs", audience: ["PUBLIC"], body: "NONE", handle: pageOf },
  ];
  return whole;
}

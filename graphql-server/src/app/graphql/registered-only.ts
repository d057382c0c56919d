import type { Request, RequestHandler } from "express";
import { GraphQLError } from "graphql";
import { z } from "zod";
import { protocolCodes } from "../../shared/messages/protocol-codes.ts";
import type { Safelist } from "./safelist.ts";

/** A request that names its operation by hash, as Apollo's and Relay's clients do. */
const hashedBody = z.object({
  query: z.undefined().optional(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }),
});
const textBody = z.object({ query: z.string() });

/** The refusal of an operation that nobody registered. */
export function notRegistered(): GraphQLError {
  const code = "OPERATION_NOT_REGISTERED";
  return new GraphQLError(protocolCodes[code], { extensions: { code } });
}

/** Puts the text in the place of a hash that is known. */
function fillIn(safelist: Safelist, request: Request): void {
  const hash = hashedBody.safeParse(request.body).data?.extensions.persistedQuery.sha256Hash;
  const text = hash === undefined ? undefined : safelist.textOf(hash);
  if (text === undefined) return;
  const { extensions: _, ...rest } = request.body;
  request.body = { ...rest, query: text };
}

/** The text a request asks for, wherever it stands; undefined when it asks for none. */
function askedText({ body, method, query }: Request): string | undefined {
  if (method === "GET" || method === "HEAD") return typeof query["query"] === "string" ? query["query"] : undefined;
  return textBody.safeParse(body).data?.query;
}

/**
 * Takes hashes of registered operations for their text. `enforced`: whatever is not registered is answered 400 with
 * OPERATION_NOT_REGISTERED before anything of it runs, and so is a request without an operation.
 */
export function registeredOnly(safelist: Safelist, { enforced }: { enforced: boolean }): RequestHandler {
  return (request, response, next) => {
    fillIn(safelist, request);
    if (!enforced) return next();
    const text = askedText(request);
    if (text !== undefined && safelist.hasText(text)) return next();
    const type = request.accepts(["application/json", "application/graphql-response+json"]) || "application/json";
    response
      .status(400)
      .type(type)
      .send(JSON.stringify({ errors: [notRegistered()] }));
  };
}

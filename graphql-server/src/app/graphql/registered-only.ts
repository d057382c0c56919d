import type { Request, RequestHandler } from "express";
import { GraphQLError } from "graphql";
import { z } from "zod";
import { protocolCodes } from "../../shared/messages/protocol-codes.ts";
import { readAddressed } from "./known-query.ts";
import type { RegisteredOperations, Registration } from "./registered-operations.ts";

/** A request that names its operation by hash, as Apollo's and Relay's clients do. */
const hashedBody = z.object({
  query: z.undefined().optional(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) }),
});
const textBody = z.object({ query: z.string() });

/** The refusal of an operation that nobody registered, or that is registered no more. */
export function refusalOf(registration: Exclude<Registration, { state: "REGISTERED" }>): GraphQLError {
  const code = registration.state === "RETIRED" ? "OPERATION_RETIRED" : "OPERATION_NOT_REGISTERED";
  const advice = registration.state === "RETIRED" ? { advice: registration.advice } : {};
  return new GraphQLError(protocolCodes[code], { extensions: { code, ...advice } });
}

/** Puts the text in the place of a hash that is known. @returns the registration, when the request names a hash that was registered */
function fillIn(operations: RegisteredOperations, request: Request): Registration | undefined {
  const hash = hashedBody.safeParse(request.body).data?.extensions.persistedQuery.sha256Hash ?? readAddressed(request)?.hash;
  const registration = hash === undefined ? undefined : operations.byHash(hash);
  if (registration?.state !== "REGISTERED" || request.body === undefined) return registration;
  const { extensions: _, ...rest } = request.body;
  request.body = { ...rest, query: registration.text };
  return registration;
}

/** The text a request asks for, wherever it stands; undefined when it asks for none. */
function askedText({ body, method, query }: Request): string | undefined {
  if (method === "GET" || method === "HEAD") return typeof query["query"] === "string" ? query["query"] : undefined;
  return textBody.safeParse(body).data?.query;
}

/**
 * Takes hashes of registered operations for their text. `enforced`: whatever is not registered is answered 400 with
 * OPERATION_NOT_REGISTERED, or OPERATION_RETIRED and what to send instead, before anything of it runs, and so is a request without an operation.
 */
export function registeredOnly(operations: RegisteredOperations, { enforced }: { enforced: boolean }): RequestHandler {
  return (request, response, next) => {
    const named = fillIn(operations, request);
    if (!enforced) return next();
    const text = askedText(request);
    const registration = text === undefined ? (named ?? { state: "UNKNOWN" }) : operations.byText(text);
    if (registration.state === "REGISTERED") return next();
    const type = request.accepts(["application/json", "application/graphql-response+json"]) || "application/json";
    response
      .status(400)
      .type(type)
      .send(JSON.stringify({ errors: [refusalOf(registration)] }));
  };
}

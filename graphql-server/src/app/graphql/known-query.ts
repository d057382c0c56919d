import type { Request } from "express";
import { z } from "zod";
import { type checkLimits, operationOf } from "../../shared/graphql/operation-limits.ts";
import type { CompiledOperation, CompiledQueries } from "./compiled-queries.ts";

/** A request whose query is known and compiled. */
export interface Known {
  query: string;
  run: CompiledOperation;
  document: Parameters<typeof checkLimits>[0]["document"];
  operationName: string;
  variables: Record<string, unknown>;
}

const variablesShape = z.record(z.string(), z.unknown()).nullish();
const bodyShape = z.strictObject({ query: z.string(), operationName: z.string().nullish(), variables: variablesShape });

/** No input of ours goes so deep. */
const deepest = 20;

/** True for what goes deeper than any input: such variables fit no query, and cannot be written down. */
function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}

type Asked = z.output<typeof bodyShape>;

function knownOf(queries: CompiledQueries, document: Known["document"], asked: Asked): Known | undefined {
  const operationName = asked.operationName ?? "";
  if (operationOf(document, asked.operationName)?.operation.operation !== "query") return undefined;
  const run = queries.operationOf(document, operationName);
  return run && { query: asked.query, run, document, operationName, variables: asked.variables ?? {} };
}

/** The request as a query that has come before and was found valid; undefined sends it the long way. */
export function readKnown(queries: CompiledQueries, request: Request): Known | undefined {
  if (request.method !== "POST") return undefined;
  const body = bodyShape.safeParse(request.body).data;
  if (isDeep(body?.variables)) return undefined;
  const document = body && queries.documentOf(body.query);
  return document && knownOf(queries, document, body);
}

const hashShape = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

/** What a request in an address names: an operation by its hash, and its variables. */
export interface Addressed {
  hash: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/** The value of a JSON text; false for what is none. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return false;
  }
}

/** The hash and the variables in the address of a request that reads; undefined for any other request, and for what is not well formed. */
export function readAddressed({ method, url }: Pick<Request, "method" | "url">): Addressed | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const search = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  const extensions = hashShape.safeParse(parsed(search.get("extensions")));
  const variables = variablesShape.safeParse(parsed(search.get("variables")));
  if (search.has("query") || !extensions.success || !variables.success || isDeep(variables.data)) return undefined;
  const { sha256Hash: hash } = extensions.data.persistedQuery;
  return { hash, operationName: search.get("operationName") ?? undefined, variables: variables.data ?? {} };
}

/** The query behind a hash, compiled at its first use: whoever registered it vouches that it will come again. */
export function knownOfText(queries: CompiledQueries, text: string, { operationName, variables }: Addressed): Known | undefined {
  const document = queries.learn(text);
  return document && knownOf(queries, document, { query: text, operationName, variables });
}

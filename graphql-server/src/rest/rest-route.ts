import type { Request, Response } from "express";
import type { AudienceName } from "../shared/audience.ts";
import type { GraphQLContext } from "../shared/graphql/context.ts";

/** What a handler gets: the core's context, and what the caller sent. Nothing of it is checked yet. */
export interface RestCall {
  ctx: GraphQLContext;
  /** Query string; a name that is sent twice is left out. */
  query: Readonly<Record<string, string>>;
  /** Places of the path in braces, e.g. `{id}`. */
  params: Readonly<Record<string, string>>;
  /** Parsed JSON of a route with a JSON body. */
  body: unknown;
  /** For a route that reads its own body or streams its answer. */
  request: Request;
  response: Response;
}

/** A JSON answer; "SENT" when the handler wrote the response itself. */
export type RestAnswer = { status: number; body: unknown } | "SENT";

/** One path of the /api surface: who may call it, and what answers. */
export interface RestRoute {
  method: "GET" | "POST";
  path: string;
  audience: readonly AudienceName[];
  /** RAW: the handler reads the request itself, e.g. an upload. */
  body: "NONE" | "JSON" | "RAW";
  /** Absent while a later issue owes the path: it answers NOT_FOUND to those who may call it. */
  handle?: (call: RestCall) => Promise<RestAnswer>;
}

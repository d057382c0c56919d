import type { Request, Response } from "express";
import type { z } from "zod";
import type { GraphQLContext } from "../shared/graphql/context.ts";
import type { AudienceName } from "../shared/viewer/audience.ts";

/** The input of a handler: the core's context, and what the caller sent. None of it has been checked yet. */
export interface RestCall {
  ctx: GraphQLContext;
  /** Query string; a name that is sent twice is left out. */
  query: Readonly<Record<string, string>>;
  /** Places of the path in braces, e.g. `{id}`. */
  params: Readonly<Record<string, string>>;
  /** Parsed JSON of a route with a JSON body. */
  body: unknown;
  /** The raw request, for a route that reads its own body or streams its answer. */
  request: Request;
  response: Response;
}

/** A JSON answer; "SENT" when the handler wrote the response itself. */
export type RestAnswer = { status: number; body: unknown } | "SENT";

/** An answer or a body that is no JSON, by its content types. */
export interface FileShape {
  contentTypes: readonly string[];
}

/** The description of a path in the OpenAPI document. Tests hold every answer against it. */
export interface RouteDocs {
  /** The call's purpose in one sentence for a client developer. */
  summary: string;
  /** Names of the query string. */
  query?: z.ZodObject;
  /** The request's body: JSON, or a form. */
  request?: z.ZodType | FileShape;
  /** The answer's body: JSON as it is on the wire (times are text), or a file. */
  response: z.ZodType | FileShape;
  /** Status of that answer; 200 when left out. */
  status?: number;
  /** The answer has an ETag and may be asked for with If-None-Match. */
  conditional?: boolean;
  /** A part of the answer may be asked for with Range. */
  ranged?: boolean;
}

/** The function that answers a path. Make it with `described`. */
export type RestHandler = ((call: RestCall) => Promise<RestAnswer>) & { docs: RouteDocs };

/** One path of the REST surface: who may call it, and what answers. */
export interface RestRoute {
  method: "GET" | "POST";
  path: string;
  audience: readonly AudienceName[];
  /** RAW: the handler reads the request itself, e.g. an upload. */
  body: "NONE" | "JSON" | "RAW";
  handle: RestHandler;
}

/** Methods that a path answers: those of its routes, and where it can be read HEAD and OPTIONS too (RFC 9110, 9.3). */
export function allowedMethods(routes: readonly Pick<RestRoute, "method">[]): string[] {
  return [...new Set(routes.flatMap(({ method }) => (method === "GET" ? [method, "HEAD", "OPTIONS"] : [method])))];
}

/** A handler with its description in the OpenAPI document. */
export function described(docs: RouteDocs, handle: (call: RestCall) => Promise<RestAnswer>): RestHandler {
  return Object.assign((call: RestCall) => handle(call), { docs });
}

/** An answer or a body that is no JSON. */
export function fileOf(...contentTypes: string[]): FileShape {
  return { contentTypes };
}

/** True for a file, false for a JSON shape. */
export function isFileShape(shape: z.ZodType | FileShape): shape is FileShape {
  return "contentTypes" in shape;
}

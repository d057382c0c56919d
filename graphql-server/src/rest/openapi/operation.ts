import isRecord from "is-plain-obj";
import type { RefusalStatus } from "../../shared/messages/status-titles.ts";
import type { AudienceName } from "../../shared/viewer/audience.ts";
import { isFileShape, type RestRoute, type RouteDocs } from "../rest-route.ts";
import { exampleOf, queryExample } from "./example.ts";
import type { SchemaBook } from "./json-schemas.ts";
import { fileExample, placeOf, queryText } from "./samples.data.ts";

type Json = Record<string, unknown>;

/** The meaning of each refusal of a path, by status. */
export const refusals: Readonly<Record<RefusalStatus, string>> = {
  400: "The request cannot be read, or asks for an API version that is not served.",
  401: "Nobody is signed in on the side that may call this.",
  403: "The role does not reach this.",
  404: "Not there, or not the caller's.",
  405: "Another method; `Allow` names those that are served.",
  409: "The state does not allow it, or somebody else was faster.",
  413: "Too large.",
  415: "Another content type is needed.",
  416: "The range begins behind the end.",
  422: "An input is not as it must be; `errors` says which.",
  429: "Too many attempts; `Retry-After` says when to come back.",
  500: "A failure of the server; `reference` stands in its log.",
  503: "Busy; `Retry-After` says when to come back.",
  507: "No room is left for files.",
};

/** The session that an audience signs in with. */
function schemeOf(name: AudienceName): string | undefined {
  if (name === "PUBLIC") return undefined;
  if (name.startsWith("PARTNER")) return "partnerKey";
  if (name.startsWith("ADMIN")) return "adminSession";
  return name.startsWith("COMPANY") ? "companySession" : "seekerSession";
}

/** Who has what a path asks for. */
const callers: Readonly<Record<string, string>> = {
  seekerSession: "job seekers who are signed in",
  companySession: "members of companies who are signed in",
  adminSession: "people of the back office who are signed in",
  partnerKey: "partners with a key",
};

function content(shape: RouteDocs["response"], book: SchemaBook, io: "input" | "output"): Json {
  if (isFileShape(shape)) return Object.fromEntries(shape.contentTypes.map((type) => [type, { example: fileExample(type) }]));
  const schema = book.schemaOf(shape, io);
  return { "application/json": { schema, example: exampleOf(schema, book.named) } };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const { description, example } = placeOf(name);
    return { name, in: "path", required: true, description, schema: { type: "string" }, example };
  });
}

function queryParameters(docs: RouteDocs, book: SchemaBook): Json[] {
  if (!docs.query) return [];
  const { properties = {}, required = [] } = book.schemaOf(docs.query, "input");
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, schema]) => {
    if (!isRecord(schema)) return [];
    const { description = queryText(name) } = schema;
    return [{ name, in: "query", required: needed.includes(name), description, schema, example: queryExample(name, schema, book) }];
  });
}

function bodyOf(request: RouteDocs["request"], book: SchemaBook): Json {
  return request ? { requestBody: { required: true, content: content(request, book, "input") } } : {};
}

function answers(docs: RouteDocs, book: SchemaBook): Json {
  const refused = Object.keys(refusals).map((status): [string, Json] => [status, { $ref: `#/components/responses/${status}` }]);
  const told: Json = { description: docs.summary, content: content(docs.response, book, "output") };
  const same: [string, Json][] = docs.conditional ? [["304", { description: "Not changed since If-None-Match." }]] : [];
  const part: [string, Json][] = docs.ranged ? [["206", { ...told, description: "The part that was asked for." }]] : [];
  return Object.fromEntries([[String(docs.status ?? 200), told], ...part, ...same, ...refused]);
}

function nameOf({ method, path }: RestRoute): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== "" && word !== "api");
  return [method.toLowerCase(), ...(words.length > 0 ? words : ["api"])].map((word, at) => (at ? capital(word) : word)).join("");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Part of the site that a path belongs to. */
function tagOf({ path, audience }: RestRoute): string {
  if (path.startsWith("/api/v1") || path.startsWith("/feed")) return "partners";
  if (audience.some((name) => name.startsWith("ADMIN")) || path === "/api/login") return "admin";
  if (audience.length === 1 && audience[0]?.startsWith("COMPANY")) return "company";
  return path.startsWith("/api/user") || path === "/api/signup" || path.startsWith("/api/emali") ? "seeker" : "general";
}

/** Who may call a path, in words. */
function audienceText(schemes: readonly string[]): string {
  if (schemes.length === 0) return "Open to everybody.";
  return `Open to ${schemes.map((name) => callers[name] ?? name).join(", and to ")}.`;
}

/** One path and method as an OpenAPI operation. */
export function operationOf(route: RestRoute, book: SchemaBook): Json {
  const docs = route.handle.docs;
  const schemes = [...new Set(route.audience.map(schemeOf))].filter((name) => name !== undefined);
  return {
    operationId: nameOf(route),
    summary: docs.summary,
    description: `${docs.summary} ${audienceText(schemes)}`,
    tags: [tagOf(route)],
    security: schemes.length > 0 ? schemes.map((name) => ({ [name]: [] })) : [{}],
    "x-audience": route.audience,
    parameters: [
      { $ref: "#/components/parameters/version" },
      { $ref: "#/components/parameters/language" },
      ...pathParameters(route.path),
      ...(docs ? queryParameters(docs, book) : []),
    ],
    ...(docs && bodyOf(docs.request, book)),
    responses: answers(docs, book),
  };
}

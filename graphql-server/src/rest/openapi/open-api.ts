import type { RestRoute } from "../rest-route.ts";
import { createSchemaBook } from "./json-schemas.ts";
import { operationOf, refusals } from "./operation.ts";
import { problemShape } from "./problem.shape.ts";

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object>; [part: string]: Record<string, object> };
  [part: string]: unknown;
}

const description = `The REST surface of Kotoba Works: page data of the back office, sign-in and registration, files, and the works API for partners.
Everything else is GraphQL at /graphql (schema.graphql). GET never changes anything. Paths match in any case. Refusals are
application/problem+json with a stable \`code\`.`;

const cookie = (name: string, text: string) => ({ type: "apiKey", in: "cookie", name, description: text });
const securitySchemes = {
  seekerSession: cookie("__Host-sid_u", "Set by POST /api/user/login and POST /api/signup."),
  companySession: cookie("__Host-sid_c", "Set by the GraphQL mutation companySignIn."),
  adminSession: cookie("__Host-sid_a", "Set by the GraphQL mutation adminSignIn."),
  partnerKey: {
    type: "http",
    scheme: "bearer",
    description: "A key that the operator made for the partner: `Authorization: Bearer kw_…`.",
  },
};

const parameters = {
  version: {
    name: "X-API-Version",
    in: "header",
    required: false,
    description: "Version of this surface; none means 1. It is answered too.",
    schema: { type: "string", enum: ["1"] },
  },
  language: {
    name: "Accept-Language",
    in: "header",
    required: false,
    description: "Language of titles and messages: ja, ja-x-easy (やさしい日本語), en, vi, zh-Hans, ne, id or pt-BR.",
    schema: { type: "string", default: "ja" },
  },
};

const tags = [
  { name: "general", description: "What everybody may call, and files." },
  { name: "seeker", description: "Job seekers." },
  { name: "company", description: "Companies." },
  { name: "admin", description: "Page data of the back office: a GET for each screen." },
  { name: "partners", description: "Works for partners and job boards." },
];

/** The document of a route table. */
export function openApiOf(table: readonly RestRoute[]): OpenApiDocument {
  const book = createSchemaBook();
  const problem = { "application/problem+json": { schema: book.schemaOf(problemShape, "output") } };
  const paths: OpenApiDocument["paths"] = {};
  for (const route of table) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, book) };
  const responses = Object.fromEntries(
    Object.entries(refusals).map(([status, text]): [string, object] => [status, { description: text, content: problem }]),
  );
  return {
    openapi: "3.1.1",
    info: { title: "Kotoba Works", version: "1", description },
    servers: [{ url: "/" }],
    tags,
    paths,
    components: { schemas: { ...book.named }, responses, parameters, securitySchemes },
  };
}

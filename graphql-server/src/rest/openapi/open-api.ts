import type { ErrorCode } from "../../shared/messages/error-code.ts";
import { messageOf } from "../../shared/messages/message-of.ts";
import { type RefusalStatus, refusalStatuses } from "../../shared/messages/status-titles.ts";
import { type Problem, problemOf, type Site } from "../../shared/problem.ts";
import type { RestRoute } from "../rest-route.ts";
import { createSchemaBook } from "./json-schemas.ts";
import { operationOf, refusals } from "./operation.ts";
import { problemShape } from "./problem.shape.ts";

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string; contact: { name: string; url: string } };
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object>; [part: string]: Record<string, object> };
  [part: string]: unknown;
}

const description = `The REST surface of Kotoba Works: page data of the back office, sign-in and registration, files, and the works API for partners.
Everything else is GraphQL at /graphql (schema.graphql). GET never changes anything; where it is answered, HEAD answers the same headers without a
body, and OPTIONS the methods in \`Allow\`. Paths match in any case. Refusals are application/problem+json with a stable \`code\`, whose \`type\` is the
address of a page that explains it.`;

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

/** The codes that the refusals are shown with: those of most calls. */
const shownCodes: Readonly<Record<RefusalStatus, ErrorCode>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "STALE_VERSION",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_TYPE",
  416: "RANGE_NOT_SATISFIABLE",
  422: "REQUIRED",
  429: "RATE_LIMITED",
  500: "INTERNAL",
  503: "BUSY",
  507: "STORAGE_FULL",
};
const shownRequest = "6f1c9a52-3d0e-4b7a-9c55-1e8f20d4a7b3";

/** A refusal as the server would send it. */
function problemExample(status: RefusalStatus, site: Site): Problem {
  const code = shownCodes[status];
  const message = messageOf(code, "en", { seconds: 42, reference: shownRequest });
  const errors = [{ code, path: status === 422 ? ["title"] : [], message }];
  if (status === 500 || status === 503) return problemOf({ status, code, locale: "en", reference: shownRequest }, site, shownRequest);
  return problemOf({ status, code, locale: "en", detail: message, errors }, site, shownRequest);
}

/** The document of a route table. */
export function openApiOf(table: readonly RestRoute[], site: Site): OpenApiDocument {
  const book = createSchemaBook();
  const schema = book.schemaOf(problemShape, "output");
  const problem = (status: RefusalStatus) => ({ "application/problem+json": { schema, example: problemExample(status, site) } });
  const paths: OpenApiDocument["paths"] = {};
  for (const route of table) paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, book) };
  const responses = Object.fromEntries(
    refusalStatuses.map((status): [string, object] => [status.toString(), { description: refusals[status], content: problem(status) }]),
  );
  return {
    openapi: "3.1.1",
    info: { title: "Kotoba Works", version: "1", description, contact: { name: "Kotoba Works", url: `${site.baseUrl}/contact` } },
    servers: [{ url: "/" }],
    tags,
    paths,
    components: { schemas: { ...book.named }, responses, parameters, securitySchemes },
  };
}

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { matchPath } from "../rest/match-path.ts";
import { openApiOf } from "../rest/openapi/open-api.ts";
import { restTable } from "../rest/routes.ts";

const document = openApiOf(restTable, { baseUrl: "https://kotoba.example" });
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, "openapi");
const validators = new Map<string, ValidateFunction>();

/** A place in the document, by its keys. */
function at(...keys: string[]): unknown {
  return keys.reduce<unknown>((part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined), document);
}

function validatorOf(keys: readonly string[]): ValidateFunction {
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const known = validators.get(pointer);
  if (known) return known;
  const made = ajv.compile({ $ref: `openapi#/${pointer}` });
  validators.set(pointer, made);
  return made;
}

const typeOf = (response: Response) => response.headers.get("content-type")?.split(";")[0] ?? "";

/** Finds where the document describes the answer to a method and path with a status: the exact route, or the general refusals. */
function describedAt(method: string, path: string, status: number): string[] | undefined {
  const general = ["components", "responses", String(status)];
  const fits = restTable.filter((route) => matchPath(route.path, path));
  const route = fits.find((candidate) => candidate.method === (method === "HEAD" ? "GET" : method));
  if (!route) return status >= 400 ? general : undefined;
  const own = ["paths", route.path, route.method.toLowerCase(), "responses", String(status)];
  const answer = at(...own);
  if (!answer) return undefined;
  return typeof answer === "object" && "$ref" in answer ? general : own;
}

/**
 * Holds an answer of the REST surface against the OpenAPI document: its status, its content type and, where it is JSON, every field.
 * @throws Error that names what differs
 */
export async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  const where = `${method} ${path} answered ${response.status}`;
  // Told once for all paths, in the document's introduction.
  if (method === "OPTIONS" && response.status === 204 && response.headers.get("allow")) return;
  const keys = describedAt(method, path, response.status);
  if (!keys || !at(...keys)) throw new Error(`${where}, which the OpenAPI document does not know`);
  if (response.status === 304) return;
  const type = typeOf(response);
  const described = at(...keys, "content", type);
  if (!described) throw new Error(`${where} with ${type}, which the OpenAPI document does not know`);
  if (method === "HEAD" || typeof described !== "object" || !("schema" in described)) return;
  const validate = validatorOf([...keys, "content", type, "schema"]);
  const body: unknown = await response.clone().json();
  if (!validate(body)) throw new Error(`${where} with what the OpenAPI document does not say: ${ajv.errorsText(validate.errors)}`);
}

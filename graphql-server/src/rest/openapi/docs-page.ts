import isRecord from "is-plain-obj";
import { escapeXml } from "../feeds/xml.ts";
import { docsStyle } from "./docs-style.ts";
import { firstCallsHtml } from "./first-calls.ts";
import type { OpenApiDocument } from "./open-api.ts";
import { rowsOf, type SchemaRow, text, typeOf } from "./schema-rows.ts";

type Json = Readonly<Record<string, unknown>>;

const safe = (value: unknown) => escapeXml(text(value));
const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const entriesOf = (value: unknown): [string, Json][] =>
  isRecord(value) ? Object.entries(value).filter((pair): pair is [string, Json] => isRecord(pair[1])) : [];
const codeText = (value: string) => safe(value).replace(/`([^`]*)`/g, "<code>$1</code>");

/** A type in words, with links to named schemas. */
function typeHtml(type: string): string {
  return safe(type).replace(/#(\w+)/g, (_, name: string) => `<a href="#schema-${name}">${name}</a>`);
}

function table(label: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<div class="wide" role="region" tabindex="0" aria-label="${safe(label)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function schemaTable(label: string, schema: Json): string {
  const cells = (row: SchemaRow) => [
    `<code>${safe(row.path || "(body)")}</code>`,
    typeHtml(row.type),
    row.needed ? "yes" : "",
    codeText(row.description),
  ];
  return table(label, ["Field", "Type", "Always there", "Meaning"], rowsOf(schema).map(cells));
}

function contentHtml(label: string, content: unknown): string {
  return entriesOf(content)
    .map(([type, { schema }]) => `<p><code>${safe(type)}</code></p>${isRecord(schema) ? schemaTable(label, schema) : ""}`)
    .join("");
}

function parametersHtml(label: string, operation: Json): string {
  const own = records(operation["parameters"]).filter((parameter) => parameter["name"] !== undefined);
  const rows = own.map(({ in: place, name, required, schema }) => {
    const shape = isRecord(schema) ? schema : {};
    const fallback = shape["default"] === undefined ? "" : ` Default <code>${safe(JSON.stringify(shape["default"]))}</code>.`;
    return [
      `<code>${safe(name)}</code>`,
      safe(place),
      typeHtml(typeOf(shape)),
      required === true ? "yes" : "",
      codeText(text(shape["description"])) + fallback,
    ];
  });
  return table(`${label}: parameters`, ["Name", "In", "Type", "Needed", "Meaning"], rows);
}

/** The answer when all goes well; refusals are the same everywhere and told once. */
function answerHtml(label: string, operation: Json): string {
  const good = entriesOf(operation["responses"]).filter(([status]) => status.startsWith("2") || status === "304");
  return good
    .map(([status, { content, description }]) =>
      status === "304"
        ? `<h4>304</h4><p>${safe(description)}</p>`
        : `<h4>${safe(status)}</h4>${contentHtml(`${label}: answer ${status}`, content)}`,
    )
    .join("");
}

function operationHtml(path: string, method: string, operation: Json): string {
  const label = `${method.toUpperCase()} ${path}`;
  const audience = Array.isArray(operation["x-audience"]) ? operation["x-audience"].join(", ") : "";
  const request = isRecord(operation["requestBody"])
    ? `<h4>Body</h4>${contentHtml(`${label}: body`, operation["requestBody"]["content"])}`
    : "";
  return `<article id="${safe(operation["operationId"])}"><h3><span class="method">${safe(method.toUpperCase())}</span> <code>${safe(path)}</code></h3>
<p>${codeText(text(operation["summary"]))}</p><p class="who">Open to: <code>${safe(audience)}</code></p>
<details><summary>Parameters, body and answer</summary>${parametersHtml(label, operation)}${request}${answerHtml(label, operation)}</details></article>`;
}

interface Listed {
  path: string;
  method: string;
  operation: Json;
}

function operationsOf({ paths }: OpenApiDocument, tag: unknown): Listed[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return all.filter(({ operation }) => Array.isArray(operation["tags"]) && operation["tags"].includes(tag));
}

function sectionHtml(document: OpenApiDocument, { name, description }: Json): string {
  const operations = operationsOf(document, name);
  const list = operations
    .map(
      ({ method, operation, path }) =>
        `<li><a href="#${safe(operation["operationId"])}"><span class="method">${safe(method.toUpperCase())}</span>${safe(path)}</a></li>`,
    )
    .join("");
  const articles = operations.map(({ method, operation, path }) => operationHtml(path, method, operation)).join("");
  return `<section aria-labelledby="tag-${safe(name)}"><h2 id="tag-${safe(name)}">${safe(name)}</h2><p>${safe(description)}</p><ul class="list">${list}</ul>${articles}</section>`;
}

function refusalsHtml({ components }: OpenApiDocument): string {
  const rows = entriesOf(components["responses"]).map(([status, { description }]) => [
    `<code>${safe(status)}</code>`,
    codeText(text(description)),
  ]);
  return `<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2><p>Every path answers them as <code>application/problem+json</code>: <a href="#schema-Problem">Problem</a>.</p>${table("Refusals", ["Status", "Meaning"], rows)}</section>`;
}

function schemasHtml({ components }: OpenApiDocument): string {
  const parts = Object.entries(components.schemas)
    .toSorted(([one], [other]) => one.localeCompare(other, "en"))
    .map(([name, schema]) => {
      const shape: Json = { ...schema };
      return `<article id="schema-${safe(name)}"><h3>${safe(name)}</h3><p>${codeText(text(shape["description"]))}</p>${schemaTable(name, shape)}</article>`;
    });
  return `<section aria-labelledby="schemas"><h2 id="schemas">Named schemas</h2>${parts.join("")}</section>`;
}

/** The document as a page without scripts; `siteUrl` gives the addresses of the examples. */
export function docsPage(document: OpenApiDocument, siteUrl: (path: string) => string): string {
  const tags = records(document["tags"]);
  const links = [
    ["first-calls", "First calls"],
    ...tags.map(({ name }) => [`tag-${name}`, String(name)]),
    ["refusals", "Refusals"],
    ["schemas", "Named schemas"],
  ];
  const nav = links.map(([id, name]) => `<li><a href="#${safe(id)}">${safe(name)}</a></li>`).join("");
  const { description, title, version } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${safe(title)} API</title><style>${docsStyle}</style></head>
<body><header><h1>${safe(title)} API, version ${safe(version)}</h1><p>${codeText(description)}</p><p><a href="/api/openapi.json">The same as OpenAPI ${safe(document.openapi)}</a></p><nav aria-label="Contents"><ul class="list">${nav}</ul></nav></header>
<main>${firstCallsHtml(siteUrl)}${tags.map((tag) => sectionHtml(document, tag)).join("")}${refusalsHtml(document)}${schemasHtml(document)}</main></body></html>`;
}

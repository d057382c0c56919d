import isRecord from "is-plain-obj";

type Json = Readonly<Record<string, unknown>>;

/** One field of a schema for readers. */
export interface SchemaRow {
  /** Path of the field, e.g. `works[].salary.min`; empty for the whole. */
  path: string;
  /** Its type in words; a named schema as `#Name`. */
  type: string;
  needed: boolean;
  description: string;
}

/** A text; nothing for anything else. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");

function alternatives(schema: Json): Json[] {
  const { anyOf, oneOf } = schema;
  const given = Array.isArray(anyOf) ? anyOf : oneOf;
  return Array.isArray(given) ? given.filter(isRecord) : [];
}

function plainType({ const: only, enum: values, format, type }: Json): string {
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  const name = Array.isArray(type) ? type.join(" | ") : text(type) || "anything";
  return text(format) === "" ? name : `${name} (${text(format)})`;
}

/** The type of a schema in words. */
export function typeOf(schema: Json): string {
  const reference = text(schema["$ref"]);
  if (reference !== "") return `#${reference.split("/").at(-1)}`;
  const several = alternatives(schema);
  if (several.length > 0) return several.map(typeOf).join(" | ");
  if (schema["type"] === "array") return `list of ${isRecord(schema["items"]) ? typeOf(schema["items"]) : "anything"}`;
  return plainType(schema);
}

/** The object behind null and lists, whose fields are told too. */
function objectBehind(schema: Json): { inner: Json; suffix: string } {
  const inner = alternatives(schema).find(({ type }) => type !== "null");
  if (inner) return objectBehind(inner);
  if (schema["type"] !== "array" || !isRecord(schema["items"])) return { inner: schema, suffix: "" };
  const item = objectBehind(schema["items"]);
  return { inner: item.inner, suffix: `[]${item.suffix}` };
}

/** Every field of a schema, those of objects within it too; named schemas are only named. */
export function rowsOf(schema: Json, path = ""): SchemaRow[] {
  const { inner, suffix } = objectBehind(schema);
  const { properties, required } = inner;
  if (!isRecord(properties))
    return path === "" ? [{ path, type: typeOf(schema), needed: true, description: text(schema["description"]) }] : [];
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isRecord(value)) return [];
    const own = [path + suffix, name].filter((part) => part !== "").join(".");
    const row = { path: own, type: typeOf(value), needed: needed.has(name), description: text(value["description"]) };
    return [row, ...rowsOf(value, own)];
  });
}

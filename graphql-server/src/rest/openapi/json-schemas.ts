import isRecord from "is-plain-obj";
import { z } from "zod";

type Json = Record<string, unknown>;

/** JSON Schemas of one document, with those that have a name of their own kept apart. */
export interface SchemaBook {
  /** The JSON Schema (2020-12) of a shape: as it is sent (`input`) or as it is answered (`output`). */
  schemaOf(shape: z.ZodType, io: "input" | "output"): Json;
  /** Schemas with a name (`.meta({ id })`), for `components.schemas`. */
  named: Readonly<Record<string, Json>>;
}

/** References within one schema become references to the document's components. */
function toComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toComponents);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] =>
    key === "$ref" && typeof part === "string" ? [key, part.replace("#/$defs/", "#/components/schemas/")] : [key, toComponents(part)],
  );
  return Object.fromEntries(entries);
}

function component(schema: unknown): Json {
  const made = toComponents(schema);
  return isRecord(made) ? made : {};
}

/** A format says it for readers; the patterns and bounds that zod adds to it only fill the page. */
function shorten({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema["format"] !== undefined) delete jsonSchema["pattern"];
  if (jsonSchema["maximum"] === Number.MAX_SAFE_INTEGER) delete jsonSchema["maximum"];
  if (jsonSchema["minimum"] === Number.MIN_SAFE_INTEGER) delete jsonSchema["minimum"];
}

/** Collects the JSON Schemas of a document. */
export function createSchemaBook(): SchemaBook {
  const named: Record<string, Json> = {};
  return {
    named,
    schemaOf(shape, io) {
      const options = { io, target: "draft-2020-12", unrepresentable: "any", override: shorten } as const;
      const { $schema: _dialect, $defs = {}, ...schema } = z.toJSONSchema(shape, options);
      for (const [name, definition] of Object.entries($defs)) named[name] ??= component(definition);
      return component(schema);
    },
  };
}

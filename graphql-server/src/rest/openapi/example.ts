import isRecord from "is-plain-obj";
import { samples } from "./samples.data.ts";

type Json = Readonly<Record<string, unknown>>;

/** Examples of what a format is, of one work on one day. */
const formats: Readonly<Record<string, string>> = {
  uuid: "01934c2e-7b1a-7c3d-9e21-5f0a6b8c4d17",
  "date-time": "2026-11-21T03:00:00.000Z",
  date: "2026-11-21",
  email: "mai@example.jp",
  uri: "https://kotoba.example/japanesejob/01934c2e-7b1a-7c3d-9e21-5f0a6b8c4d17",
};

/** The sample of a field: of its whole path before that of its name alone (`company.name` before `name`). */
function sampleOf(path: readonly string[]): string | number | boolean | undefined {
  const names = path.map((_, at) => path.slice(at).join("."));
  return samples[names.find((name) => Object.hasOwn(samples, name)) ?? ""];
}

const optionsOf = ({ anyOf, oneOf }: Json): Json[] => [anyOf, oneOf].flat().filter(isRecord);

/** A number that a schema takes. */
function numberOf({ exclusiveMinimum, maximum, minimum }: Json, wanted: number): number {
  const least = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : Number(minimum ?? wanted);
  return Math.min(Math.max(wanted, least), Number(maximum ?? wanted));
}

/**
 * An example of a schema, made from the schema itself and the samples of texts, so that it cannot say what the schema does not.
 * `named`: the schemas that references name.
 */
export function exampleOf(schema: Json, named: Readonly<Record<string, Json>>, path: readonly string[] = []): unknown {
  const reference = schema["$ref"];
  if (typeof reference === "string") return exampleOf(named[reference.split("/").at(-1) ?? ""] ?? {}, named, path);
  const option = optionsOf(schema).find(({ type }) => type !== "null");
  if (option) return exampleOf(option, named, path);
  if (schema["const"] !== undefined) return schema["const"];
  if (schema["example"] !== undefined) return schema["example"];
  const sample = sampleOf(path);
  const values: unknown = schema["enum"];
  if (Array.isArray(values)) return values.find((value) => value === sample) ?? values[0];
  return plainExample(schema, named, { path, sample });
}

interface Place {
  path: readonly string[];
  sample: string | number | boolean | undefined;
}

function plainExample(schema: Json, named: Readonly<Record<string, Json>>, { path, sample }: Place): unknown {
  const { additionalProperties, format, items, properties } = schema;
  const type = [schema["type"]].flat().find((one) => one !== "null");
  if (type === "array") return isRecord(items) ? [exampleOf(items, named, path)] : [];
  if (type === "boolean") return sample ?? true;
  if (type === "integer" || type === "number") return numberOf(schema, typeof sample === "number" ? sample : 1);
  if (type === "string") return String(sample ?? formats[String(format)] ?? "");
  const own = Object.entries(isRecord(properties) ? properties : {}).filter((pair): pair is [string, Json] => isRecord(pair[1]));
  if (own.length > 0) return Object.fromEntries(own.map(([name, inner]) => [name, exampleOf(inner, named, [...path, name])]));
  if (sample !== undefined) return sample;
  const key = sampleOf([...path, "*"]);
  return isRecord(additionalProperties) && key !== undefined
    ? { [String(key)]: exampleOf(additionalProperties, named, [...path, "value"]) }
    : {};
}

/** An example of a name of the query string; of one that goes on from a page, a cursor of that page. */
export function queryExample(name: string, schema: Json, { named }: { named: Readonly<Record<string, Json>> }): unknown {
  return exampleOf(schema, named, ["query", name]);
}

import { type GraphQLField, type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";
import { minimalOperation } from "./minimal-operation.ts";

/** Texts that break what is built of strings: SQL, patterns, mails, paths, objects; and texts that are none. */
export const hostileTexts: readonly string[] = [
  "' OR '1'='1' --",
  '"); DROP TABLE "work"; --',
  "%_\\%",
  "nul\u0000nul",
  "half \ud800 pair",
  "name\r\nBcc: victim@example.com",
  "../../../../etc/passwd\u2028",
  "__proto__",
  '{"$gt":""}',
  "あ".repeat(20_000),
  "'; SELECT pg_sleep(9); --",
  "\u202e９９９９９９９９９９９９９９",
];

const numbers = [2_147_483_647, -2_147_483_648, 0, -1];
const days = ["9999-12-31", "0001-01-01", "2026-02-28"];
const moments = ["9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00.000Z", "2026-02-28T00:00:00.000Z"];

/** A value of a type that is lawful for the language and hostile to whoever reads it. */
function hostileValue(type: GraphQLInputType, turn: number, depth = 0): unknown {
  if (isNonNullType(type)) return hostileValue(type.ofType, turn, depth);
  if (isListType(type)) return depth > 3 ? [] : [hostileValue(type.ofType, turn, depth + 1)];
  if (isEnumType(type)) return type.getValues()[turn % type.getValues().length]?.name;
  if (isInputObjectType(type)) {
    if (depth > 4) return {};
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, hostileValue(field.type, turn, depth + 1)]));
  }
  if (type.name === "Int") return numbers[turn % numbers.length];
  if (type.name === "Float") return numbers[turn % numbers.length];
  if (type.name === "Boolean") return turn % 2 === 0;
  if (type.name === "LocalDate") return days[turn % days.length];
  if (type.name === "DateTime") return moments[turn % moments.length];
  return hostileTexts[turn % hostileTexts.length];
}

/** An operation that gives every argument of a root field, the optional ones as well, a hostile value. */
export function hostileOperation(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>, turn: number) {
  const text = minimalOperation({ kind, field, depth: 0 });
  const selection = text.slice(text.indexOf(field.name) + field.name.length).replace(/^\([^]*?\)(?= \{| \}$)/, "");
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
  const query = declared ? `${kind}(${declared}) { ${field.name}(${passed})${selection}` : text;
  return { query, variables: Object.fromEntries(field.args.map(({ name, type }) => [name, hostileValue(type, turn)])) };
}

const lawfulId = "01890000-0000-7000-8000-000000000000";
const forgedKeys: readonly unknown[] = [
  ...[
    "x",
    "",
    "\u0000",
    "2026-99-99T99:99:99Z",
    "2026-04-01T00:00:00Z",
    "-271821-04-20T00:00:00Z",
    "+275760-09-13T00:00:00Z",
    "0000-00-00",
  ],
  ...[1, -1, 1.5, 1e308, 9_007_199_254_740_991, null],
];

/** Cursors that look like ours and hold sort keys of any kind and ids that are none. */
export const forgedCursors: readonly string[] = [
  ...forgedKeys.map((key) => [key, lawfulId]),
  ...forgedKeys.map((key) => [key]),
  ...["x", 1, null, "\u0000"].map((id) => ["2026-04-01T00:00:00.000Z", id]),
  [[], {}],
].map((keys) => Buffer.from(JSON.stringify(keys)).toString("base64url"));

const cursorOf = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString("base64url");
const goodCursor = cursorOf(["2026-04-01T00:00:00.000Z", lawfulId]);

/** Texts that are a cursor of no list, in whatever order it stands. */
export const brokenCursors: readonly string[] = [
  ...["x", "%%%", " ", "null", "\u0000", "\ud800", "half \ud800 pair", "あ".repeat(200), "W10", lawfulId],
  ...[`${goodCursor}=`, `\ud800${goodCursor}`, `${goodCursor}\udc00`, goodCursor.slice(0, -3), goodCursor.slice(1)],
  ...[["\ud800", lawfulId], ["T\ud800", lawfulId], [true, lawfulId], [1, "x"], ["x", 1], [lawfulId, lawfulId, lawfulId], [], {}, "x"].map(
    cursorOf,
  ),
];

/** Returns the values an argument of a field may have when it is an enum; empty otherwise. */
export function enumValuesOf(field: GraphQLField<unknown, unknown>, name: string): string[] {
  const type = field.args.find((each) => each.name === name)?.type;
  const named = type && isNonNullType(type) ? type.ofType : type;
  return named && isEnumType(named) ? named.getValues().map((value) => value.name) : [];
}

/** A list's first leaves from a cursor on, in an order. */
export function pageOperation(field: GraphQLField<unknown, unknown>, { after, sort }: { after: string; sort: string | undefined }) {
  const text = minimalOperation({ kind: "query", field, depth: 1 });
  const [, required = "", selection = ""] = new RegExp(`^query \\{ ${field.name}(?:\\(([^]*?)\\))?( \\{[^]*)\\}$`).exec(text) ?? [];
  const others = required.replace(/(?:^|, )(?:after|sort): [^,)]+/g, "");
  const passed = [others, "after: $after", ...(sort ? [`sort: ${sort}`] : [])].filter((part) => part !== "").join(", ");
  return { query: `query($after: String) { ${field.name}(${passed})${selection}}`, variables: { after } };
}

import { parse } from "graphql";
import { expect, test } from "vitest";
import { checkLimits, operationLimits, operationOf } from "../../../shared/graphql/operation-limits.ts";

function refusalOf(query: string, options: { isAdmin?: boolean; variables?: Record<string, unknown> } = {}): string {
  const { isAdmin = false, variables = {} } = options;
  try {
    checkLimits({ document: parse(query), operationName: undefined, variables, isAdmin });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}
const nested = (depth: number) => `${"{ a ".repeat(depth)}${"}".repeat(depth)}`;
const leaves = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `f${index}`).join(" ")} }`;

test("eight levels pass, nine do not", () => {
  expect(refusalOf(nested(operationLimits.depth))).toBe("");
  expect(refusalOf(nested(operationLimits.depth + 1))).toContain("depth");
});

test("a cost of exactly the limit passes, one more does not", () => {
  expect(refusalOf(leaves(operationLimits.cost))).toBe("");
  expect(refusalOf(leaves(operationLimits.cost + 1))).toContain("cost");
});

test("an admin's operation may cost more, up to its own limit", () => {
  expect(refusalOf(leaves(operationLimits.adminCost), { isAdmin: true })).toBe("");
  expect(refusalOf(leaves(operationLimits.adminCost + 1), { isAdmin: true })).toContain("cost");
});

test("rows asked for by a literal or a variable weigh alike", () => {
  const list = (first: string) => `query ($n: Int) { works(first: ${first}) { items ${leaves(50)} } }`;
  expect(refusalOf(list("50"))).toBe("");
  expect(refusalOf(list("100"))).toContain("cost");
  expect(refusalOf(list("$n"), { variables: { n: 50 } })).toBe("");
  expect(refusalOf(list("$n"), { variables: { n: 100 } })).toContain("cost");
});

test("a variable that is not sent weighs what it stands for", () => {
  const list = (rows: number) => `query ($n: Int = ${rows}) { works(first: $n) { items ${leaves(50)} } }`;
  expect(refusalOf(list(50))).toBe("");
  expect(refusalOf(list(100))).toContain("cost");
  expect(refusalOf(list(100), { variables: { n: 50 } })).toBe("");
});

test("a list within a list weighs the product of both", () => {
  const query = `{ companies(first: 60) { works(first: 60) { a b c d e f g h i j } } }`;
  expect(refusalOf(query)).toBe("");
  expect(refusalOf(query.replaceAll("60", "100"))).toContain("cost");
});

test("asking for the schema is not weighed: development allows it, production refuses it elsewhere", () => {
  expect(refusalOf(`{ __schema { types ${nested(12)} } }`)).toBe("");
});

test("fragments that double at each step are refused without walking them all", () => {
  const doubling = Array.from({ length: 60 }, (_, index) => `fragment F${index} on T { ...F${index + 1} ...F${index + 1} }`);
  expect(refusalOf(`{ a { ...F0 } } ${doubling.join(" ")} fragment F60 on T { b }`)).toContain("cost");
});

test("the bounds are those of the rules", () => {
  expect(operationLimits).toEqual({ tokens: 1_000, depth: 8, aliases: 5, directives: 10, cost: 1_000, adminCost: 5_000 });
});

test.each([
  ["on the spot", (set: string) => `{ ... on T ${set} }`],
  ["by name", (set: string) => `{ ...F } fragment F on T ${set}`],
  ["in another, beside a field", (set: string) => `{ z ... on T { ...F } y } fragment F on T ${set}`],
])("a fragment %s hides neither depth nor cost", (_, hidden) => {
  expect(refusalOf(hidden(nested(8)))).toBe("");
  expect(refusalOf(hidden(nested(9)))).toContain("depth");
  expect(refusalOf(hidden(leaves(998)))).toBe("");
  expect(refusalOf(hidden(leaves(1_001)))).toContain("cost");
});

test("ten rows weigh like one, and eleven like eleven tenths of them", () => {
  // A list costs 2, its 600 leaves 900 for the first ten rows: 902 and 992.
  const list = (rows: number) => `{ works(first: ${rows}) ${leaves(600)} }`;
  expect([1, 10, 11, 12].map((rows) => refusalOf(list(rows)) !== "")).toEqual([false, false, false, true]);
});

test("a refusal names the limit and its bound", () => {
  expect(refusalOf("mutation { a b }")).toBe("The operation is over the limit of 1 for its mutations.");
  expect(refusalOf(nested(9))).toBe("The operation is over the limit of 8 for its depth.");
});

test("the fields that an operation starts with are told once for each fragment, and worked out once for each document", () => {
  const document = parse("mutation { ...F ...F ... on Mutation { ...F } } fragment F on Mutation { a }");
  const known = operationOf(document, undefined);
  expect(known?.roots).toEqual(["a"]);
  expect(operationOf(document, undefined)).toBe(known);
  expect(operationOf(document, "Other")).toBeUndefined();
});

test("a schema is not weighed only where nothing else is asked for", () => {
  expect(refusalOf(`{ __schema ${nested(12)} }`)).toBe("");
  expect(refusalOf(`{ __schema ${nested(12)} works { id } }`)).toContain("depth");
});

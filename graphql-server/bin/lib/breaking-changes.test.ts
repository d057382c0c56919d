import { expect, test } from "vitest";
import { breakingChanges, unannounced } from "./breaking-changes.ts";

const released =
  "type Query { works(after: String): [Work!]! old: Int } type Work { id: ID! title: String! } enum Sort { NEWEST PAY } input F { a: Int }";
const coordinates = async (now: string) => (await breakingChanges(released, now)).map(({ coordinate }) => coordinate);

test("what is added, described or deprecated breaks nobody", async () => {
  const now = released
    .replace("old: Int", 'old: Int @deprecated(reason: "Ask works.") more(first: Int! = 20): Int')
    .replace("title: String!", '"Its name." title: String! note: String')
    .replace("NEWEST PAY", "NEWEST PAY NEAREST")
    .replace("a: Int", "a: Int b: Int");
  expect(await coordinates(now)).toEqual([]);
});

test.each([
  ["a field that is gone", (text: string) => text.replace(" old: Int", ""), "Query.old"],
  ["an answer that may now be null", (text: string) => text.replace("title: String!", "title: String"), "Work.title"],
  ["a value that is gone", (text: string) => text.replace(" PAY", ""), "Sort.PAY"],
  ["an argument that must now be sent", (text: string) => text.replace("after: String", "after: String!"), "Query.works.after"],
  ["an input field that must now be sent", (text: string) => text.replace("a: Int", "a: Int b: Int!"), "F.b"],
])("%s breaks clients", async (_, change, coordinate) => {
  expect(await coordinates(change(released))).toEqual([coordinate]);
});

const change = { coordinate: "Query.old", what: "" };
const changelog = (notes: string, later = "") => `# Changes\n\n## Not released\n\n### Changed\n- \`Query.old\`\n${notes}\n${later}`;

test("a breaking change is announced by its own heading of what is not released yet, and nowhere else", () => {
  expect(unannounced([change], changelog(""))).toEqual([change]);
  expect(unannounced([change], changelog("### Breaking\n- `Query.old` is gone: ask `Query.works`."))).toEqual([]);
  expect(unannounced([change], changelog("### Breaking\n- `Query.older` is gone."))).toEqual([change]);
  expect(unannounced([change], changelog("### Breaking\n- nothing\n### Added\n- `Query.old`"))).toEqual([change]);
  expect(unannounced([change], changelog("", "## 1.0.0\n\n### Breaking\n- `Query.old`\n"))).toEqual([change]);
});

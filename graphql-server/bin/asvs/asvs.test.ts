import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { requirements } from "./asvs.data.ts";
import { asvsPage, standingOf, testOf } from "./asvs-page.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const files = new Map<string, string>();

/** Whether a test of the file has a sentence that begins so. */
function hasTest(file: string, sentence: string): boolean {
  if (!existsSync(join(root, file))) return false;
  const code = files.get(file) ?? read(file);
  files.set(file, code);
  return new RegExp(`\\(\\s*["'\`]${escaped(sentence)}`).test(code);
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

function hasHeading(place: string): boolean {
  const [page = "", anchor] = place.split("#");
  const file = `graphql-server/docs/${page}`;
  if (!existsSync(join(root, file))) return false;
  return !anchor || [...read(file).matchAll(/^#+ (.+)$/gm)].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

describe("the mapping to ASVS", () => {
  it("has every requirement of levels 1 and 2, in order and once", () => {
    const key = (id: string) => id.split(".").reduce((sum, part) => sum * 100 + Number(part), 0);
    const keys = requirements.map(({ id }) => key(id));
    expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => a - b));
    const of = (level: number) => requirements.filter((one) => one.level === level).length;
    expect([of(1), of(2)]).toEqual([70, 183]);
  });

  it("names tests that are there", () => {
    const named = requirements.flatMap((one) => ("tests" in one ? one.tests.map((name) => ({ id: one.id, name })) : []));
    const missing = named.filter(({ name }) => {
      const { file, sentence } = testOf(name);
      return !hasTest(file, sentence);
    });
    expect(missing).toEqual([]);
    expect(hasTest("graphql-server/bin/asvs/asvs.test.ts", "names tests that are nowhere")).toBe(false);
  });

  it("names headings that are there", () => {
    const places = requirements.flatMap((one) => ["written" in one ? one.written : undefined, "deploy" in one ? one.deploy : undefined]);
    expect(places.filter((place) => place !== undefined && !hasHeading(place))).toEqual([]);
    expect(hasHeading("production.md#no-such-heading")).toBe(false);
  });

  it("shows nine tenths of what applies by a test", () => {
    const applicable = requirements.filter((one) => standingOf(one) !== "not here");
    const tested = applicable.filter((one) => standingOf(one) === "a test");
    expect(tested.length / applicable.length).toBeGreaterThanOrEqual(0.9);
  });

  it("is the page as it stands: npm run asvs", () => {
    expect(read("graphql-server/docs/asvs.md")).toBe(asvsPage());
  });
});

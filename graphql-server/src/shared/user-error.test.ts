import { expect, it } from "vitest";
import { z } from "zod";
import { messageOf } from "./messages/message-of.ts";
import { parse, UserErrors, type UserProblem } from "./user-error.ts";

function problemOf(schema: z.ZodType, input: unknown): UserProblem | undefined {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof UserErrors) return error.problems[0];
  }
  return undefined;
}

it.each([
  ["a long text", z.string().max(3), "abcd", "Please use at most 3 characters."],
  ["a short text", z.string().min(2), "a", "Please use at least 2 characters."],
  ["a high number", z.int().max(31), 32, "Please enter 31 or less."],
  ["a low number", z.number().min(500), 1, "Please enter 500 or more."],
  ["a long list", z.array(z.string()).max(1), ["a", "b"], "Please choose at most 1."],
  ["a short list", z.array(z.string()).min(1), [], "Please choose at least 1."],
])("%s is refused in words that fit it", (_, schema, input, message) => {
  const problem = problemOf(schema, input);
  expect(messageOf(problem?.code ?? "NOT_FOUND", "en", problem?.params)).toBe(message);
});

it.each(["a\u0000b", "half \ud83d of a sign", "\udc00"])("a text that cannot be stored is refused where it stands: %j", (text) => {
  const schema = z.object({ title: z.string(), rows: z.array(z.object({ note: z.string().trim() })), at: z.coerce.date() });
  const input = { title: "😀", rows: [{ note: "fine" }, { note: text }], at: "2026-01-01" };
  expect(problemOf(schema, input)).toEqual({ code: "INVALID", path: ["rows", "1", "note"] });
});

const zeroWidth = "\u200b\u200d\u2060\ufeff";

it.each([
  ["zero-width characters", zeroWidth],
  ["marks of direction", "\u202e\u2067\u061c"],
  ["fillers of scripts", "\u3164\u115f\u2800\u034f"],
  ["selectors, tags and soft hyphens", "\ufe0f\u{e0041}\u00ad"],
  ["white space and controls between them", " \u3000\u0007\u200b\n\u0085"],
])("a required text of %s alone is missing", (_, text) => {
  const schema = z.strictObject({ rows: z.array(z.strictObject({ body: z.string().trim().min(1).max(10) })) });
  expect(problemOf(schema, { rows: [{ body: "見える" }, { body: text }] })).toEqual({ code: "REQUIRED", path: ["rows", "1", "body"] });
});

it("a text that may be missing is empty when nobody sees a character of it, and every other text stays as it was typed", () => {
  const schema = z.strictObject({ note: z.string().max(20), line: z.string().trim().nullish(), names: z.array(z.string()) });
  expect(parse(schema, { note: zeroWidth, line: ` ${zeroWidth}`, names: ["क्‍ष", "👩‍🌾", " a\u200b"] })).toEqual({
    note: "",
    line: "",
    names: ["क्‍ष", "👩‍🌾", " a\u200b"],
  });
});

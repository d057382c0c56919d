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

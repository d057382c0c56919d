import { expect, it } from "vitest";
import { allNamespaces, readTexts } from "./catalogue-files.ts";

const texts = allNamespaces.flatMap((namespace) =>
  [...readTexts("en", namespace)].map(([key, text]) => ({ key: `${namespace}:${key}`, text })),
);
/** Places for values, and where the plural of "work" is a verb or the site's own name. */
const works = /\{\{\w+\}\}|Kotoba Works|\b(?:who|also|link|posting|card that|Each|It) works\b|, which works\b/g;

const saying = (pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text.replace(works, ""))).map(({ key, text }) => `${key}: ${text}`);

it("calls what is applied for a job", () => {
  expect(texts.length).toBeGreaterThan(1_500);
  expect(saying(/\bworks\b/i)).toEqual([]);
  expect(saying(/\b(?:a|an|one|new|similar|saved) work\b(?! permi)/i)).toEqual([]);
});

it("spells email, job seeker and sign-in one way each", () => {
  expect(saying(/\be-mails?\b|\b(?:a|the|our|by|your) mails?\b/i)).toEqual([]);
  expect(saying(/\bjob-seekers?\b|\bjobseekers?\b/i)).toEqual([]);
  expect(saying(/\blog(?:ging)?[ -]?in\b|\blog[ -]out\b/i)).toEqual([]);
});

it("calls a taking of the exam no sitting", () => {
  expect(saying(/\bsittings?\b/i)).toEqual([]);
});

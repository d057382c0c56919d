import { expect, test } from "vitest";
import { forbiddenWords, problemsOf } from "./glossary.ts";

const forbidden = forbiddenWords(`## Glossary

| Japanese | code name | do not say |
|---|---|---|
| 求人 | \`Work\` | job, \`vacancy\` |
| 企業の担当者 | \`CompanyMember\` | \`company user\` |
`);
interface Where {
  place?: string;
  isOwn?: boolean;
  contract?: Readonly<Record<string, string>>;
  meanings?: Readonly<Record<string, RegExp>>;
}
const problems = (names: readonly string[], { place = "a.ts", isOwn = true, contract = {}, meanings = {} }: Where = {}) =>
  problemsOf(
    names.map((name) => ({ name, place, isOwn })),
    forbidden,
    { contract, meanings },
  );

test("words in backticks are forbidden, words without are advice for prose", () => {
  expect(forbidden).toEqual([
    { word: "vacancy", say: "`Work`" },
    { word: "company user", say: "`CompanyMember`" },
  ]);
});

test.each(["vacancy", "openVacancies", "VACANCY_CLOSED", "list-vacancies.queries", "CompanyUser", "companyUserId"])(
  "%s is refused",
  (name) => {
    expect(problems([name])).toHaveLength(1);
  },
);

test.each(["jobRunner", "vacancyless", "companyUserless", "userCompany", "Work"])("%s is not, as no word of it is forbidden", (name) => {
  expect(problems([name])).toEqual([]);
});

test("a problem names the place and the word to say instead", () => {
  expect(problems(["openVacancies"])).toEqual(['a.ts: openVacancies says "vacancy"; the glossary says `Work`']);
});

test("a name of a contract stays a field for as long as it is used, under no other spelling and on nothing of our own", () => {
  const contract = { vacancyId: "field of somebody's file" };
  expect(problems(["vacancyId"], { contract, isOwn: false })).toEqual([]);
  expect(problems(["vacancyId", "VacancyId"], { contract, isOwn: false })).toEqual([expect.stringContaining("a.ts: VacancyId")]);
  expect(problems(["vacancyId"], { contract })[0]).toContain("a.ts: vacancyId");
  expect(problems([], { contract })).toEqual([expect.stringContaining("vacancyId: no longer in use")]);
});

test("a word that means something else in a folder is refused everywhere but there, for as long as the folder says it", () => {
  const meanings = { vacancy: /^lattice\// };
  expect(problems(["vacancyOfCrystal"], { meanings, place: "lattice/a.ts" })).toEqual([]);
  expect(problems(["vacancyOfCrystal"], { meanings, place: "work/a.ts" })[0]).toContain("work/a.ts: vacancyOfCrystal");
  expect(problems([], { meanings })).toEqual([expect.stringContaining("vacancy: no longer in use")]);
});

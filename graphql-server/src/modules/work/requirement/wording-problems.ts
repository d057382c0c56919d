import { type FoundWording, findWording } from "../../base/wording/find-wording.ts";
import { declaredFields } from "../field/fields.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { plainText } from "./figures.ts";
import type { Problem, RequirementFacts } from "./requirement-group.ts";

const judged = declaredFields.filter((field) => field.judged);

/** Texts that a reader takes for the posting's words, by the field of the input in which they are typed. */
export function textsOf(work: ContentColumns): readonly (readonly [path: string, text: string])[] {
  const texts = judged.flatMap(({ column, path }) => {
    const text = work[column];
    return typeof text === "string" && text !== "" ? [[path, text] as const] : [];
  });
  const allowances = work.allowances.map(({ name }, index) => [`salary.allowances.${index}.name`, name] as const);
  const questions = work.screeningQuestions.map(({ text }, index) => [`selection.questions.${index}.text`, text] as const);
  return [...texts, ...allowances, ...questions.filter(([, text]) => text !== "")];
}

/** All of them in the form in which figures and words of one clause are sought. */
export function proseOf(work: ContentColumns): string {
  return textsOf(work)
    .map(([, typed]) => plainText(typed))
    .join("。");
}

function problemOf(path: string, { reason, found, rewrite, tier, source = "" }: FoundWording): Problem {
  const word = { word: found, rewrite };
  const rule = `WORK_WORDING_${reason}` as const;
  if (tier === "BLOCK") return { code: rule, path: path.split("."), params: word };
  return { code: "WORK_WORDING_QUESTIONABLE", path: path.split("."), params: { ...word, law: source }, rule, tier };
}

/** Every wording of the posting that the law or fairness to applicants forbids or questions, where it stands, each with a rewrite. */
export function wordingProblems({ work, found }: RequirementFacts): Problem[] {
  const isEmployment = work.employmentType !== "OUTSOURCING";
  return textsOf(work).flatMap(([path, text]) => (found?.(text) ?? findWording(text, { isEmployment })).map((one) => problemOf(path, one)));
}

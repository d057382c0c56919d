import type { ContentColumns } from "../posting/work.columns.ts";
import { findWording } from "../wording/find-wording.ts";
import type { Problem, RequirementFacts } from "./requirement-group.ts";

/** Texts that a reader takes for the posting's words, by the field of the input in which they are typed. */
export function textsOf(work: ContentColumns): readonly (readonly [path: string, text: string])[] {
  const texts: readonly (readonly [string, string | null | undefined])[] = [
    ["title", work.title],
    ["titleEn", work.titleEn],
    ["occupation", work.occupation],
    ["description", work.description],
    ["descriptionEn", work.descriptionEn],
    ["dutiesChangeScope", work.dutiesChangeScope],
    ["requirements", work.requirements],
    ["japaneseUse", work.japaneseUse],
    ["salary.commuting", work.commuting],
    ["salary.raise", work.raise],
    ["salary.bonus", work.bonus],
    ["hours.note", work.workTimeNote],
    ["hours.holidays", work.holidays],
    ["insurance.note", work.insuranceNote],
    ["contract.renewalCriteria", work.renewalCriteria],
    ["contract.trialConditions", work.trialConditions],
    ["contract.retirement", work.retirement],
    ["appeal", work.appeal],
    ["benefits", work.benefits],
    ["selection.process", work.selection],
    ["selection.documents", work.documents],
    ...work.screeningQuestions.map(({ text }, index) => [`selection.questions.${index}.text`, text] as const),
  ];
  return texts.flatMap(([path, text]) => (text ? [[path, text] as const] : []));
}

/** Every wording of the posting that the law or fairness to applicants forbids, where it stands, each with a rewrite. */
export function wordingProblems({ work }: RequirementFacts): Problem[] {
  const isEmployment = work.employmentType !== "OUTSOURCING";
  return textsOf(work).flatMap(([path, text]) =>
    findWording(text, { isEmployment }).map(({ reason, found, rewrite }) => ({
      code: `WORK_WORDING_${reason}`,
      path: path.split("."),
      params: { word: found, rewrite },
    })),
  );
}

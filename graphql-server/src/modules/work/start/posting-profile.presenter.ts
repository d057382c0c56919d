import { declaredFields } from "../field/fields.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { postingParts } from "../posting/work.presenter.ts";
import type { Standing } from "./posting-profile.ts";
import { placeColumns, standingColumns } from "./standing-columns.ts";

const blank = {
  ...{ allowances: [], workTimes: [], screeningQuestions: [], remote: "NONE" as const, visaSupport: false, resumeRequired: false },
  fixedOvertime: false,
};

const asked = new Set<string>([...standingColumns, ...placeColumns]);

/** Fields that the law wants of every posting and that the profile could say. */
function missingIn(columns: Partial<ContentColumns>): string[] {
  const open = declaredFields
    .filter(({ column, law }) => law?.always && asked.has(column) && (columns[column] ?? "") === "")
    .map(({ path }) => path);
  const trial = columns.trial === true && !columns.trialConditions ? ["contract.trialConditions"] : [];
  return [...open, ...trial];
}

/** The profile in the parts that a posting is shown in. */
export function presentProfile({ facts, version, workplaces }: Standing) {
  const work = Object.assign(new Work(), blank, facts);
  const [usual = {}] = workplaces;
  return {
    version,
    employer: postingParts.employer.of(work),
    salary: postingParts.salary.of(work),
    hours: postingParts.hours.of(work),
    insurance: postingParts.insurance.of(work),
    contract: postingParts.contract.of(work),
    selection: postingParts.selection.of(work),
    dutiesChangeScope: facts.dutiesChangeScope ?? null,
    benefits: facts.benefits ?? null,
    visaSupport: facts.visaSupport ?? false,
    workplaces: workplaces.map((place) => ({
      ...postingParts.workplace.of(Object.assign(new Work(), blank, place)),
      cityLatin: null,
      stations: [],
    })),
    missing: missingIn({ ...facts, ...usual }),
  };
}

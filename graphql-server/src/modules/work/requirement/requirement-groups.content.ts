import { isMissing, type RequiredGroup, when } from "./requirement-group.ts";
import { wordingProblems } from "./wording-problems.ts";

/** 規則4条の2 as amended: 変更の範囲 and 更新の基準・上限 are required from this day on. */
const rulesOf2024 = "2024-04-01";

/** The work itself and its place. */
export const contentGroups: readonly RequiredGroup[] = [
  {
    group: 1,
    item: "業務内容とその変更の範囲",
    check: (facts) => [
      ...when(isMissing(facts.work.title), "WORK_TITLE_MISSING", "title"),
      ...when(isMissing(facts.work.category), "WORK_CATEGORY_MISSING", "category"),
      ...when(isMissing(facts.work.description), "WORK_DESCRIPTION_MISSING", "description"),
      ...when(
        facts.today >= rulesOf2024 && isMissing(facts.work.dutiesChangeScope),
        "WORK_DUTIES_CHANGE_SCOPE_MISSING",
        "dutiesChangeScope",
      ),
      ...wordingProblems(facts),
    ],
  },
  {
    group: 5,
    item: "就業場所とその変更の範囲",
    check: ({ work, today }) => [
      ...when(isMissing(work.prefecture), "WORK_PREFECTURE_MISSING", "workplace.prefecture"),
      ...when(isMissing(work.city), "WORK_CITY_MISSING", "workplace.city"),
      ...when(work.remote !== "FULL" && isMissing(work.addressLine), "WORK_ADDRESS_MISSING", "workplace.addressLine"),
      ...when(today >= rulesOf2024 && isMissing(work.workplaceChangeScope), "WORK_PLACE_CHANGE_SCOPE_MISSING", "workplace.changeScope"),
    ],
  },
];

/** The term of the contract. */
export const contractGroups: readonly RequiredGroup[] = [
  {
    group: 2,
    item: "契約期間",
    employmentOnly: true,
    check: ({ work }) => [
      ...when(isMissing(work.fixedTerm), "WORK_TERM_MISSING", "contract.fixedTerm"),
      ...when(work.fixedTerm === true && isMissing(work.termMonths), "WORK_TERM_MONTHS_MISSING", "contract.termMonths"),
    ],
  },
  {
    group: 3,
    item: "契約更新の基準と通算期間・回数の上限",
    employmentOnly: true,
    check: ({ work, today }) => {
      if (work.fixedTerm !== true || today < rulesOf2024) return [];
      const renews = work.renewal === "POSSIBLE" || work.renewal === "AUTOMATIC";
      return [
        ...when(isMissing(work.renewal), "WORK_RENEWAL_MISSING", "contract.renewal"),
        ...when(
          work.renewal === "POSSIBLE" && isMissing(work.renewalCriteria),
          "WORK_RENEWAL_CRITERIA_MISSING",
          "contract.renewalCriteria",
        ),
        ...when(renews && isMissing(work.renewalLimit), "WORK_RENEWAL_LIMIT_MISSING", "contract.renewalLimit"),
      ];
    },
  },
  {
    group: 4,
    item: "試用期間",
    employmentOnly: true,
    check: ({ work }) => [
      ...when(isMissing(work.trial), "WORK_TRIAL_MISSING", "contract.trial"),
      ...when(work.trial === true && isMissing(work.trialMonths), "WORK_TRIAL_MONTHS_MISSING", "contract.trialMonths"),
      ...when(work.trial === true && isMissing(work.trialConditions), "WORK_TRIAL_CONDITIONS_MISSING", "contract.trialConditions"),
    ],
  },
];

import { isMissing, type RequiredGroup, when } from "./requirement-group.ts";

/** The recruiter, the form of employment and the date of the facts. */
export const partyGroups: readonly RequiredGroup[] = [
  {
    group: 14,
    item: "募集者の氏名又は名称",
    check: ({ work }) => when(isMissing(work.employerName), "WORK_EMPLOYER_NAME_MISSING", "employer.name"),
  },
  {
    group: 15,
    item: "雇用形態(派遣ならその旨)",
    check: ({ work }) => when(isMissing(work.employmentType), "WORK_EMPLOYMENT_TYPE_MISSING", "employmentType"),
  },
  {
    group: 16,
    item: "受動喫煙防止措置",
    employmentOnly: true,
    check: ({ work }) => when(isMissing(work.smoking), "WORK_SMOKING_MISSING", "workplace.smoking"),
  },
  {
    group: 17,
    item: "六項目(2024年12月18日通知): 住所と連絡先",
    check: ({ work }) => {
      const reachable = [work.contactEmail, work.contactPhone, work.contactFormUrl].some((contact) => !isMissing(contact));
      return [
        ...when(isMissing(work.employerAddress), "WORK_EMPLOYER_ADDRESS_MISSING", "employer.address"),
        ...when(!reachable, "WORK_CONTACT_MISSING", "employer.contactEmail"),
      ];
    },
  },
  {
    group: 18,
    item: "情報の時点",
    check: ({ work, today }) => [...when(!isMissing(work.applyBy) && (work.applyBy ?? "") < today, "WORK_DEADLINE_PAST", "applyBy")],
  },
];

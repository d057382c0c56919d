import type { Work } from "../modules/work/posting/work.entity.ts";
import {
  contractOf,
  employerOf,
  hoursOf,
  insuranceOf,
  salaryOf,
  selectionOf,
  workplaceOf,
} from "../modules/work/posting/work.presenter.ts";

interface NamedCompany {
  id: string;
  name: string;
}

/** A work in a list of the back office. */
export function presentWorkRow(work: Work, company: NamedCompany) {
  const { id, title, status, category, employmentType, submittedAt, publishedAt, updatedAt, version } = work;
  return { id, title, status, category, employmentType, company, submittedAt, publishedAt, updatedAt, version };
}

/** A whole work as the back office edits and judges it. */
export function presentWork(work: Work, company: NamedCompany) {
  const {
    titleEn,
    description,
    descriptionEn,
    dutiesChangeScope,
    requirements,
    appeal,
    benefits,
    occupation,
    openings,
    startsOn,
    applyBy,
  } = work;
  const { japaneseLevel, japaneseUse, acceptedStatuses, specifiedSkillField, visaSupport, beginnerWelcome, housing } = work;
  const { createdAt, publishAt, closedAt, infoUpdatedAt, returnReason, likeCount, entryCount, viewCount } = work;
  const texts = { titleEn, description, descriptionEn, dutiesChangeScope, requirements, appeal, benefits, occupation };
  const people = { japaneseLevel, japaneseUse, acceptedStatuses, specifiedSkillField, visaSupport, beginnerWelcome, housing };
  return {
    ...presentWorkRow(work, company),
    ...texts,
    ...people,
    openings,
    startsOn,
    applyBy,
    employer: employerOf(work),
    workplace: workplaceOf(work),
    salary: salaryOf(work),
    hours: hoursOf(work),
    insurance: insuranceOf(work),
    contract: contractOf(work),
    selection: selectionOf(work),
    returnReason,
    counts: { likes: likeCount, entries: entryCount, views: viewCount },
    times: { createdAt, publishAt, closedAt, infoUpdatedAt },
  };
}

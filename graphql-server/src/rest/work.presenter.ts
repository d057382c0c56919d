import type { Work } from "../modules/work/posting/work.entity.ts";
import { postingParts } from "../modules/work/posting/work.presenter.ts";
import { presentOutside } from "./posting.shapes.ts";

const { contract, employer, hours, insurance, salary, selection, workplace } = postingParts;

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
  const { createdAt, publishAt, closedAt, infoUpdatedAt, returnReason, likeCount, entryCount, viewCount } = work;
  return {
    ...presentWorkRow(work, company),
    ...presentOutside(work),
    employer: employer.of(work),
    workplace: workplace.of(work),
    salary: salary.of(work),
    hours: hours.of(work),
    insurance: insurance.of(work),
    contract: contract.of(work),
    selection: selection.of(work),
    returnReason,
    counts: { likes: likeCount, entries: entryCount, views: viewCount },
    times: { createdAt, publishAt, closedAt, infoUpdatedAt },
  };
}

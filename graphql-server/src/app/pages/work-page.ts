import type { Company } from "../../modules/account/company/company.entity.ts";
import { companyNameIn } from "../../modules/account/company/company-name.ts";
import { workShareText } from "../../modules/work/naming/work-share-text.ts";
import { placeFor, titleFor } from "../../modules/work/naming/work-title.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { isEnded } from "../../modules/work/posting/work.status.ts";
import { jobPosting } from "./job-posting.ts";
import { drawnImage, type FoundPage } from "./page-head.ts";
import { isJapanese } from "./words/page-language.ts";
import type { PageVoice } from "./words/page-voice.ts";

/** The one address of a work. */
export function workPath(id: string): string {
  return `/japanesejob/${id.toLowerCase()}`;
}

const payOf = (voice: PageVoice, { payUnit: unit, payMin: min, payMax: max }: Work) => voice.pay({ unit, min, max });

function descriptionIn({ language }: PageVoice, work: Work): string {
  return isJapanese(language) ? work.description : (work.descriptionEn ?? work.description);
}

/**
 * The page of a work that is or was public. One that is over answers 410 (gone) and one that pauses asks not to be indexed; only an open
 * one carries JobPosting markup.
 */
export function workPage(voice: PageVoice, work: Work, { company, baseUrl }: { company: Company; baseUrl: string }): FoundPage {
  const open = work.status === "OPEN";
  const employer = work.employerName ?? companyNameIn(voice.language, company);
  const facts = [employer, placeFor(voice.language, work), payOf(voice, work)].filter((fact) => fact !== "").join("／");
  const path = workPath(work.id);
  return {
    status: isEnded(work.status) ? 410 : 200,
    head: {
      title: voice.words.titled(`${titleFor(voice.language, work)}（${employer}）`),
      description: `${facts}。${descriptionIn(voice, work)}`,
      kind: "article",
      image: drawnImage(`/work/${work.id}`, workShareText(work, company)),
      ...(open && { canonical: path, jsonLd: jobPosting(work, company, baseUrl + voice.link(path)) }),
    },
  };
}

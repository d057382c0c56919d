import type { Company } from "../../modules/account/company/company.entity.ts";
import { benefitsText, employerText, prefectureName, timesText } from "../../modules/work/posting/posting-text.ts";
import { publishedUntil } from "../../modules/work/posting/published-until.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { paragraphs } from "../../platform/html/paragraphs.ts";
import { type EmploymentType } from "../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { industryLabels, japaneseLevelLabels, jobCategoryLabels, residenceStatusLabels } from "../../shared/vocabulary/labels.ts";

const employmentTypes: Readonly<Record<EmploymentType, string | readonly string[]>> = {
  FULL_TIME: "FULL_TIME",
  CONTRACT: ["FULL_TIME", "TEMPORARY"],
  PART_TIME: "PART_TIME",
  DISPATCH: "TEMPORARY",
  PERMANENT_DISPATCH: "FULL_TIME",
  TEMP_TO_PERM: "TEMPORARY",
  INTERN: "INTERN",
  OUTSOURCING: "CONTRACTOR",
  SHOKUTAKU: "OTHER",
};

function salaryOf({ payMax, payMin, payUnit }: Work): object | undefined {
  if (!payUnit || !payMin) return undefined;
  const range = payMax && payMax > payMin ? { minValue: payMin, maxValue: payMax } : { value: payMin };
  return { "@type": "MonetaryAmount", currency: "JPY", value: { "@type": "QuantitativeValue", ...range, unitText: payUnit } };
}

/** A place of work, or, when all of it is done from home, the country from which it may be done. */
function placeOf(work: Work): object {
  if (work.remote === "FULL") {
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: "日本" } };
  }
  const address = {
    "@type": "PostalAddress",
    addressCountry: "JP",
    addressRegion: prefectureName(work.prefecture),
    addressLocality: work.city ?? undefined,
    streetAddress: work.addressLine ?? undefined,
    postalCode: work.postalCode ? `${work.postalCode.slice(0, 3)}-${work.postalCode.slice(3)}` : undefined,
  };
  return { jobLocation: { "@type": "Place", address } };
}

function categoryOf({ category }: Work): string | undefined {
  if (!category) return undefined;
  const number = String(jobCategories.indexOf(category) + 1).padStart(2, "0");
  return `${number} ${jobCategoryLabels.ja[category]}`;
}

/** Returns the requirements for applicants: 在留資格 and Japanese; never nationality. */
function demandsOf(work: Work): object {
  const level: JapaneseLevel = work.japaneseLevel;
  const statuses = work.acceptedStatuses.map((status) => residenceStatusLabels.ja[status]).join("、");
  return {
    ...(level !== "NONE" && { qualifications: `日本語 ${japaneseLevelLabels.ja[level]}` }),
    ...(statuses && { eligibilityToWorkRequirement: `在留資格：${statuses}` }),
    ...(work.beginnerWelcome ? { experienceRequirements: "no requirements" } : {}),
  };
}

/** schema.org JobPosting of an open work; every fact in it stands on the page too. */
export function jobPosting(work: Work, company: Company, url: string): object {
  const until = publishedUntil(work);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: work.title,
    description: paragraphs(work.description),
    url,
    datePosted: work.publishedAt?.toISOString(),
    ...(until && { validThrough: `${until}T23:59:59+09:00` }),
    identifier: { "@type": "PropertyValue", name: company.name, value: work.id },
    hiringOrganization: {
      "@type": "Organization",
      name: employerText(work, company),
      ...(company.websiteUrl && /^https?:/i.test(company.websiteUrl) && { sameAs: company.websiteUrl }),
    },
    ...placeOf(work),
    baseSalary: salaryOf(work),
    ...(work.employmentType && { employmentType: employmentTypes[work.employmentType] }),
    directApply: true,
    industry: industryLabels.ja[company.industry],
    occupationalCategory: categoryOf(work),
    ...(timesText(work) && { workHours: timesText(work) }),
    ...(benefitsText(work) && { jobBenefits: benefitsText(work) }),
    totalJobOpenings: work.openings,
    ...(work.startsOn && { jobStartDate: work.startsOn }),
    ...demandsOf(work),
  };
}

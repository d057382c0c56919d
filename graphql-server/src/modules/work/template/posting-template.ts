import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { careTemplates } from "./care-templates.data.ts";
import { officeTemplates } from "./office-templates.data.ts";
import { serviceTemplates } from "./service-templates.data.ts";
import { type ShapeName, shapes } from "./template-shapes.ts";
import { tradeTemplates } from "./trade-templates.data.ts";

/** A posting of a trade and a kind of employment as far as it is the same at every company: no pay, no place, no name. */
export interface PostingTemplate {
  /** Stays the same for good: links name it. */
  id: string;
  title: string;
  titleEn: string;
  occupation: string;
  category: JobCategory;
  employmentType: EmploymentType;
  /** Hours, days off and term, as they are usual in the trade. */
  shape: ShapeName;
  description: string;
  requirements: string;
  japaneseUse: string;
  more: Partial<ContentColumns>;
}

/** Every template, in the order in which a company reads them. */
export const postingTemplates: readonly PostingTemplate[] = [...careTemplates, ...serviceTemplates, ...tradeTemplates, ...officeTemplates];

/** The columns that a template fills. */
export function columnsOfTemplate(template: PostingTemplate): Partial<ContentColumns> {
  const { title, titleEn, occupation, category, employmentType, description, requirements, japaneseUse, shape, more } = template;
  return { ...shapes[shape], title, titleEn, occupation, category, employmentType, description, requirements, japaneseUse, ...more };
}

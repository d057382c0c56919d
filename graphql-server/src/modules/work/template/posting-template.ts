import type { ContentColumns } from "../posting/work.columns.ts";
import { careTemplates } from "./care-templates.data.ts";
import { officeTemplates } from "./office-templates.data.ts";
import { serviceTemplates } from "./service-templates.data.ts";
import { type PostingTemplate, shapes } from "./template-shapes.ts";
import { tradeTemplates } from "./trade-templates.data.ts";

/** Every template, in the order in which a company reads them. */
export const postingTemplates: readonly PostingTemplate[] = [...careTemplates, ...serviceTemplates, ...tradeTemplates, ...officeTemplates];

/** The columns that a template fills. */
export function columnsOfTemplate(template: PostingTemplate): Partial<ContentColumns> {
  const { title, titleEn, occupation, category, employmentType, description, requirements, japaneseUse, shape, more } = template;
  return { ...shapes[shape], title, titleEn, occupation, category, employmentType, description, requirements, japaneseUse, ...more };
}

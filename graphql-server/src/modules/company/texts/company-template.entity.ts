import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";

const CompanyTemplateSchema = defineEntity({
  name: "CompanyTemplate",
  tableName: "company_template",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    /** As the members find it again. */
    name: p.string().length(80),
    body: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["company", "name"] }],
});

/** A text that the members of a company often send to applicants. */
export class CompanyTemplate extends CompanyTemplateSchema.class {}
CompanyTemplateSchema.setClass(CompanyTemplate);

import { defineEntity, p } from "@mikro-orm/core";
import { companyRoles } from "../../../shared/viewer/roles.ts";
import { Company } from "../company/company.entity.ts";

export const memberStatuses = ["INVITED", "ACTIVE", "DISABLED"] as const;

const CompanyMemberSchema = defineEntity({
  name: "CompanyMember",
  tableName: "company_member",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    email: p.string().length(254).unique(),
    name: p.string().length(120),
    role: p.enum(companyRoles),
    status: p.enum(memberStatuses).default("ACTIVE"),
    locale: p.string().length(16).default("ja"),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["company", "status"] }],
});

/** A person who signs in for a company. */
export class CompanyMember extends CompanyMemberSchema.class {}
CompanyMemberSchema.setClass(CompanyMember);

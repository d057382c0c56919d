import { defineEntity, p } from "@mikro-orm/core";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { Company } from "../../account/company/company.entity.ts";

/** REFUSED: told what to correct, still waiting. RESTORED: after a suspension. PLAN: the operator changed the plan. */
export const companyEventKinds = ["APPROVED", "REFUSED", "SUSPENDED", "RESTORED", "PLAN"] as const;

const CompanyEventSchema = defineEntity({
  name: "CompanyEvent",
  tableName: "company_event",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    kind: p.enum(companyEventKinds),
    admin: () => p.manyToOne(AdminUser).ref().deleteRule("restrict"),
    /** In the operator's words; the company reads it too, but for its plan. */
    reason: p.text().nullable(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["company", "at"] }],
});

/** One decision of the operator about a company: who, when, why. */
export class CompanyEvent extends CompanyEventSchema.class {}
CompanyEventSchema.setClass(CompanyEvent);

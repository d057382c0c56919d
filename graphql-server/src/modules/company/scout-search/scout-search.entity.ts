import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { ScoutConditions } from "./scout-conditions.schema.ts";

const ScoutSearchSchema = defineEntity({
  name: "ScoutSearch",
  tableName: "scout_search",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    work: () => p.manyToOne(Work).ref().deleteRule("cascade"),
    member: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    conditions: p.json().$type<ScoutConditions>(),
    /** Who is in the list, in its order; empty when none was given. */
    people: p.uuid().array(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["company", "createdAt"] }, { properties: ["createdAt"] }],
});

/** A search that a company made for one of its works, and the list that it was given. Thirty days. */
export class ScoutSearch extends ScoutSearchSchema.class {}
ScoutSearchSchema.setClass(ScoutSearch);

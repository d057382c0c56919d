import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";

const BlockedCompanySchema = defineEntity({
  name: "BlockedCompany",
  tableName: "blocked_company",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    company: () => p.manyToOne(Company).ref().primary().deleteRule("cascade"),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["company"] }],
});

/** A company a seeker does not want to be seen by, e.g. the present employer. */
export class BlockedCompany extends BlockedCompanySchema.class {}
BlockedCompanySchema.setClass(BlockedCompany);

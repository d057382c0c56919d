import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";

const KnownPayerSchema = defineEntity({
  name: "KnownPayer",
  tableName: "known_payer",
  properties: {
    id: p.uuid().primary(),
    /** Letters of the payer's name as they are compared. */
    key: p.string().length(100),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["key", "company"] }],
});

/** A payer's name that the accountant assigned to a company by hand: the next transfer finds it alone. */
export class KnownPayer extends KnownPayerSchema.class {}
KnownPayerSchema.setClass(KnownPayer);

import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";

const EntryTagSchema = defineEntity({
  name: "EntryTag",
  tableName: "entry_tag",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    name: p.string().length(30),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["company", "name"] }],
});

/** A word by which a company sorts its applicants. No applicant reads it. */
export class EntryTag extends EntryTagSchema.class {}
EntryTagSchema.setClass(EntryTag);

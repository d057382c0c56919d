import { defineEntity, p } from "@mikro-orm/core";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";

/** The conditions by which a member looks for applicants. */
export interface StoredEntryFilter {
  keyword: string | null;
  statuses: EntryStatus[];
  workId: string | null;
}

const EntryFilterSchema = defineEntity({
  name: "EntryFilter",
  tableName: "entry_filter",
  properties: {
    id: p.uuid().primary(),
    member: () => p.manyToOne(CompanyMember).ref().deleteRule("cascade"),
    name: p.string().length(80),
    filter: p.json().$type<StoredEntryFilter>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["member", "createdAt"] }],
});

/** A filter of the applicants that a member keeps. */
export class EntryFilter extends EntryFilterSchema.class {}
EntryFilterSchema.setClass(EntryFilter);

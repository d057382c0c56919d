import { defineEntity, p } from "@mikro-orm/core";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { CompanyEntryFilter } from "../listing/company-entry-filter.ts";
import type { CompanyEntrySort } from "../listing/entry-order.ts";

/** The conditions by which a member looks for applicants. */
export type StoredEntryFilter = CompanyEntryFilter & { sort?: CompanyEntrySort | null };

const EntryFilterSchema = defineEntity({
  name: "EntryFilter",
  tableName: "entry_filter",
  properties: {
    id: p.uuid().primary(),
    member: () => p.manyToOne(CompanyMember).ref().deleteRule("cascade"),
    name: p.string().length(80),
    /** True for one that the whole company sees. */
    isShared: p.boolean().default(false),
    filter: p.json().$type<StoredEntryFilter>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["member", "createdAt"] }],
});

/** A view of the applicants that a member keeps, alone or for the whole company. */
export class EntryFilter extends EntryFilterSchema.class {}
EntryFilterSchema.setClass(EntryFilter);

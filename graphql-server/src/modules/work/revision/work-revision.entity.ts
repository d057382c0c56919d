import { defineEntity, p } from "@mikro-orm/core";
import type { ContentColumns } from "../posting/work.columns.ts";
import { workContent } from "../posting/work.content.ts";
import { Work } from "../posting/work.entity.ts";

/** OPEN: taken over by the public posting. CLOSED: given up. */
export const revisionStatuses = ["DRAFT", "REVIEW", "RETURNED", "OPEN", "CLOSED"] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];

/** A change that a revision made to the public posting, kept when it was taken over. */
export interface ContentChange {
  column: string;
  before: unknown;
  after: unknown;
}

const WorkRevisionSchema = defineEntity({
  name: "WorkRevision",
  tableName: "work_revision",
  properties: {
    id: p.uuid().primary(),
    work: () => p.manyToOne(Work).ref().deleteRule("cascade"),
    status: p.enum(revisionStatuses).default("DRAFT"),
    ...workContent,
    /** The public posting as it was when this revision was last brought up to it: what differs from it is what the company changed. */
    base: p.json().$type<ContentColumns>(),
    /** The changes taken over; empty until then. */
    taken: p
      .json()
      .$type<ContentChange[]>()
      .defaultRaw("'[]'")
      .onCreate(() => []),
    returnReason: p.text().nullable(),
    submittedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.uuid().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["work", "createdAt"] },
    {
      name: "work_revision_one_open",
      expression: "create unique index work_revision_one_open on work_revision (work_id) where status in ('DRAFT', 'REVIEW', 'RETURNED')",
    },
  ],
  checks: [{ name: "work_revision_pay_order", expression: "pay_min is null or pay_max is null or pay_min <= pay_max" }],
});

/** Changes to a published posting that the public does not see yet. At most one of a work is open. */
export class WorkRevision extends WorkRevisionSchema.class {}
WorkRevisionSchema.setClass(WorkRevision);

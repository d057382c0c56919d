import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import { Entry } from "../entry/entry.entity.ts";

export const interviewWays = ["ONSITE", "ONLINE", "PHONE"] as const;
export type InterviewWay = (typeof interviewWays)[number];

const InterviewSlotSchema = defineEntity({
  name: "InterviewSlot",
  tableName: "interview_slot",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    startsAt: p.datetime(),
    minutes: p.smallint(),
    way: p.enum(interviewWays),
    /** Address, meeting link or telephone number. */
    place: p.string().length(300),
    takenBy: () => p.manyToOne(Entry).ref().nullable().deleteRule("set null"),
    takenAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ["takenBy"] },
    {
      name: "interview_slot_same",
      expression: "create unique index interview_slot_same on interview_slot (company_id, starts_at, place) where cancelled_at is null",
    },
  ],
});

/** A time at which a company can interview one person. It may be offered to several applicants; the first to pick it has it. */
export class InterviewSlot extends InterviewSlotSchema.class {}
InterviewSlotSchema.setClass(InterviewSlot);

import { defineEntity, p } from "@mikro-orm/core";
import { Entry } from "../entry/entry.entity.ts";
import { InterviewSlot } from "./interview-slot.entity.ts";

const InterviewOfferSchema = defineEntity({
  name: "InterviewOffer",
  tableName: "interview_offer",
  properties: {
    id: p.uuid().primary(),
    entry: () => p.manyToOne(Entry).ref().deleteRule("cascade"),
    slot: () => p.manyToOne(InterviewSlot).ref().deleteRule("cascade"),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["entry", "slot"] }],
  indexes: [{ properties: ["slot"] }],
});

/** A slot that an applicant may pick. */
export class InterviewOffer extends InterviewOfferSchema.class {}
InterviewOfferSchema.setClass(InterviewOffer);

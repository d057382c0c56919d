import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { Inquiry, inquiryStatuses } from "./inquiry.entity.ts";

export const inquiryEventKinds = ["ANSWERED", "NOTED", "ASSIGNED", "MOVED", "REPLIED"] as const;

const InquiryEventSchema = defineEntity({
  name: "InquiryEvent",
  tableName: "inquiry_event",
  properties: {
    id: p.uuid().primary(),
    inquiry: () => p.manyToOne(Inquiry).ref().deleteRule("cascade"),
    kind: p.enum(inquiryEventKinds),
    /** Null when the sender of the inquiry wrote again. */
    adminId: p.uuid().nullable(),
    /** The answer that was mailed, the note, or what the sender wrote. */
    body: p.type(EncryptedString).$type<string>().default(""),
    /** The state it was moved to. */
    to: p.enum(inquiryStatuses).name("to_status").nullable(),
    /** The admin it was assigned to; null with ASSIGNED when it was unassigned. */
    assigneeId: p.uuid().nullable(),
    /** Id of the form: sending an answer twice mails it once. */
    operationId: p.uuid().nullable().unique(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["inquiry", "at"] }],
});

/** One thing that was done with an inquiry: who, when, what. */
export class InquiryEvent extends InquiryEventSchema.class {}
InquiryEventSchema.setClass(InquiryEvent);

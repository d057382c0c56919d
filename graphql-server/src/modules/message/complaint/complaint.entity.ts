import { defineEntity, p } from "@mikro-orm/core";

/** Channels by which a complaint comes in. */
export const complaintChannels = ["FORM", "MAIL", "PHONE", "LETTER", "AUTHORITY"] as const;
export const complaintParties = ["SEEKER", "COMPANY", "OTHER"] as const;
/** Subjects of complaints; the yearly report counts them. */
export const complaintSubjects = [
  "POSTING_DIFFERS",
  "POSTING_ENDED",
  "COMPANY_CONDUCT",
  "DISCRIMINATION",
  "PERSONAL_DATA",
  "FEE",
  "SERVICE",
  "OTHER",
] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];
export const complaintStatuses = ["OPEN", "ANSWERED", "SETTLED"] as const;

const ComplaintSchema = defineEntity({
  name: "Complaint",
  tableName: "complaint",
  properties: {
    id: p.uuid().primary(),
    /** The act that made it, as its sender named it; null for what the product itself made. */
    operationId: p.uuid().nullable().unique(),
    /** C-YYYY-NNNN, counted within the year in Japan. */
    number: p.string().length(12).unique(),
    receivedAt: p.datetime(),
    channel: p.enum(complaintChannels),
    party: p.enum(complaintParties),
    partyName: p.string().length(100),
    /** Address or phone number; may be unknown. */
    partyContact: p.string().length(254),
    subject: p.enum(complaintSubjects),
    body: p.text(),
    workId: p.uuid().nullable(),
    companyId: p.uuid().nullable(),
    /** The inquiry it came in by; that one is deleted earlier. */
    inquiryId: p.uuid().nullable().unique(),
    status: p.enum(complaintStatuses).default("OPEN"),
    assignedTo: p.uuid().nullable(),
    /** Last days, by the terms of the day it came in. */
    answerDueOn: p.type("date").$type<string>(),
    settleDueOn: p.type("date").$type<string>(),
    answeredAt: p.datetime().nullable(),
    settledAt: p.datetime().nullable(),
    /** The outcome, and the measures that keep it from happening again. */
    outcome: p.text().default(""),
    prevention: p.text().default(""),
    answerRemindedAt: p.datetime().nullable(),
    settleRemindedAt: p.datetime().nullable(),
    createdBy: p.uuid(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["status", "settleDueOn"] }, { properties: ["receivedAt"] }, { properties: ["companyId"] }],
});

/** A complaint and how it was handled: 職業安定法 asks for prompt and proper handling, and the yearly report counts them. */
export class Complaint extends ComplaintSchema.class {}
ComplaintSchema.setClass(Complaint);

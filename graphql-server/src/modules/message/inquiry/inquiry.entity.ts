import { defineEntity, p } from "@mikro-orm/core";

export const inquiryCategories = ["SERVICE", "APPLICATION", "POSTING", "EXAM", "PERSONAL_DATA", "COMPANY", "OTHER"] as const;
export type InquiryCategory = (typeof inquiryCategories)[number];
export const inquiryStatuses = ["NEW", "IN_PROGRESS", "DONE", "SPAM"] as const;

const InquirySchema = defineEntity({
  name: "Inquiry",
  tableName: "inquiry",
  properties: {
    id: p.uuid().primary(),
    /** The number that the sender quotes: KW-XXXX-XXXX, not guessable. */
    ticket: p.string().length(12).unique(),
    /** Id of the browser's form: sending it twice is one inquiry. */
    operationId: p.uuid().unique(),
    category: p.enum(inquiryCategories),
    status: p.enum(inquiryStatuses).default("NEW"),
    name: p.string().length(100),
    email: p.string().length(254),
    companyName: p.string().length(120).nullable(),
    body: p.text(),
    /** The posting it is about. */
    workId: p.uuid().nullable(),
    /** The seeker who was signed in. */
    userId: p.uuid().nullable(),
    locale: p.string().length(16),
    /** The admin it is assigned to. */
    assignedTo: p.uuid().nullable(),
    answeredAt: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["status", "createdAt"] }, { properties: ["createdAt"] }],
});

/** A question or a complaint to the operator. */
export class Inquiry extends InquirySchema.class {}
InquirySchema.setClass(Inquiry);

import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { type KeyedTokens, keyedTokens, withTokens } from "../../../platform/search-text/keyed-tokens.ts";
import type { SearchedTable } from "../../../platform/search-text/write-tokens.ts";

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

/** How the operator's search finds complaints. */
export const complaintSearch: SearchedTable = {
  table: "complaint",
  primaryKey: "id",
  purpose: "complaint.search",
  columns: ["party_name", "party_contact", "body", "outcome"],
};
interface Searched {
  partyName: string;
  partyContact: string;
  body: string;
  outcome?: string;
}
const tokensOf = ({ partyName, partyContact, body, outcome = "" }: Searched): KeyedTokens =>
  keyedTokens(complaintSearch.purpose, [partyName, partyContact, body, outcome].join(" "));
const listOf = (complaint: Searched) => tokensOf(complaint).searchTokens;
const keyOf = (complaint: Searched) => tokensOf(complaint).searchKey;

/** Complaints with all that was typed in their party, its contact, their text or outcome, as a condition. */
export const complaintContains = (typed: string) => withTokens(complaintSearch.purpose, typed);

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
    partyName: p.type(EncryptedString).$type<string>(),
    /** Address or phone number; may be unknown. */
    partyContact: p.type(EncryptedString).$type<string>(),
    subject: p.enum(complaintSubjects),
    body: p.type(EncryptedString).$type<string>(),
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
    outcome: p.type(EncryptedString).$type<string>().default(""),
    prevention: p.type(EncryptedString).$type<string>().default(""),
    searchTokens: p.array().$type<string[]>().default([]).lazy().onCreate(listOf).onUpdate(listOf),
    /** The key that the tokens are made with; null until they are computed. */
    searchKey: p.string().length(20).nullable().lazy().onCreate(keyOf).onUpdate(keyOf),
    answerRemindedAt: p.datetime().nullable(),
    settleRemindedAt: p.datetime().nullable(),
    createdBy: p.uuid(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["status", "settleDueOn"] },
    { properties: ["receivedAt"] },
    { properties: ["companyId"] },
    { name: "complaint_search_tokens", expression: "create index complaint_search_tokens on complaint using gin (search_tokens)" },
    { name: "complaint_search_missing", expression: "create index complaint_search_missing on complaint (id) where search_key is null" },
  ],
});

/** A complaint and how it was handled: 職業安定法 asks for prompt and proper handling, and the yearly report counts them. */
export class Complaint extends ComplaintSchema.class {}
ComplaintSchema.setClass(Complaint);

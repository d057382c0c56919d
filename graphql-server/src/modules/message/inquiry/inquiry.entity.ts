import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { type KeyedTokens, keyedTokens, withTokens } from "../../../platform/search-text/keyed-tokens.ts";
import type { SearchedTable } from "../../../platform/search-text/write-tokens.ts";
import { locales } from "../../../shared/locale.ts";
import { inquiryEmail } from "../../account/leaving/inquiry-email.ts";

export const inquiryCategories = ["SERVICE", "APPLICATION", "POSTING", "EXAM", "PERSONAL_DATA", "COMPANY", "OTHER"] as const;
export type InquiryCategory = (typeof inquiryCategories)[number];
export const inquiryStatuses = ["NEW", "IN_PROGRESS", "DONE", "SPAM"] as const;

/** How the operator's search finds inquiries. */
export const inquirySearch: SearchedTable = {
  table: "inquiry",
  primaryKey: "id",
  purpose: "inquiry.search",
  columns: ["name", "email", "company_name", "body"],
};
interface Searched {
  name: string;
  email: string;
  companyName?: string | null;
  body: string;
}
const tokensOf = ({ name, email, companyName, body }: Searched): KeyedTokens =>
  keyedTokens(inquirySearch.purpose, [name, email, companyName ?? "", body].join(" "));

/** Inquiries with all that was typed in their name, address, company or text, as a condition. */
export const inquiryContains = (typed: string) => withTokens(inquirySearch.purpose, typed);

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
    name: p.type(EncryptedString).$type<string>(),
    email: p.type(EncryptedString).$type<string>(),
    emailKey: p
      .type(inquiryEmail)
      .$type<string>()
      .nullable()
      .onCreate(({ email }: { email: string }) => inquiryEmail.hash(email)),
    companyName: p.type(EncryptedString).$type<string>().nullable(),
    body: p.type(EncryptedString).$type<string>(),
    searchTokens: p
      .array()
      .$type<string[]>()
      .default([])
      .lazy()
      .onCreate((inquiry: Searched) => tokensOf(inquiry).searchTokens),
    /** The key that the tokens are made with; null until they are computed, empty when the inquiry is. */
    searchKey: p
      .string()
      .length(20)
      .nullable()
      .lazy()
      .onCreate((inquiry: Searched) => tokensOf(inquiry).searchKey),
    /** The posting it is about. */
    workId: p.uuid().nullable(),
    /** The seeker who was signed in. */
    userId: p.uuid().nullable(),
    locale: p.enum(locales),
    /** The admin it is assigned to. */
    assignedTo: p.uuid().nullable(),
    answeredAt: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["status", "createdAt"] },
    { properties: ["createdAt"] },
    { name: "inquiry_search_tokens", expression: "create index inquiry_search_tokens on inquiry using gin (search_tokens)" },
    { name: "inquiry_search_missing", expression: "create index inquiry_search_missing on inquiry (id) where search_key is null" },
  ],
});

/** A question or a complaint to the operator. */
export class Inquiry extends InquirySchema.class {}
InquirySchema.setClass(Inquiry);

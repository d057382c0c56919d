import type { EntityManager } from "@mikro-orm/postgresql";
import { indexProfiles } from "../../modules/account/profile/profile.search-index.ts";
import { complaintSearch } from "../../modules/message/complaint/complaint.entity.ts";
import { inquirySearch } from "../../modules/message/inquiry/inquiry.entity.ts";
import { indexMessages } from "../../modules/message/message/message.search-index.ts";
import { indexTable } from "../../platform/search-text/write-tokens.ts";

/** What makes search tokens of an older key anew, a batch at a time. */
export const staleTokens: readonly ((em: EntityManager) => Promise<number>)[] = [
  (em) => indexProfiles(em, "STALE"),
  (em) => indexMessages(em, "STALE"),
  (em) => indexTable(em, inquirySearch, "STALE"),
  (em) => indexTable(em, complaintSearch, "STALE"),
];

import type { EntityManager } from "@mikro-orm/postgresql";
import { indexProfiles } from "../../modules/account/profile/profile.search-index.ts";

/** What makes search tokens of an older key anew, a batch at a time. */
export const staleTokens: readonly ((em: EntityManager) => Promise<number>)[] = [(em) => indexProfiles(em, "STALE")];

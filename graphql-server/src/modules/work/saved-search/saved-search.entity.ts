import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { User } from "../../account/seeker/user.entity.ts";
import type { WorkFilter } from "../search/work.search-sql.ts";

/** UNCONFIRMED: the mail with the link waits to be opened (double opt-in). */
export const searchAlerts = ["OFF", "UNCONFIRMED", "ON"] as const;
export const alertFrequencies = ["DAILY", "WEEKLY"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

const SavedSearchSchema = defineEntity({
  name: "SavedSearch",
  tableName: "saved_search",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    name: p.type(EncryptedString).$type<string>(),
    filter: p.json().$type<WorkFilter>(),
    alert: p.enum(searchAlerts).default("OFF"),
    frequency: p.enum(alertFrequencies).default("DAILY"),
    /** SHA-256 (hex) of the mailed value that turns the alert on. */
    tokenHash: p.string().length(64).nullable().unique(),
    /** What mails carry to turn the alert off. Whoever reads it here can do no more than that. */
    unsubscribeKey: p.uuid().defaultRaw("gen_random_uuid()"),
    tokenExpiresAt: p.datetime().nullable(),
    /** The time the link was opened; after that the alert may be turned on and off at will. */
    confirmedAt: p.datetime().nullable(),
    /** Works published up to here have been told: moved on in the transaction that writes the mail, so none is told twice. */
    toldUntil: p.datetime(),
    nextAlertAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["user", "createdAt"] },
    { name: "saved_search_due", expression: "create index saved_search_due on saved_search (next_alert_at) where alert = 'ON'" },
  ],
});

/** A search a seeker wants to repeat, or to be told of. */
export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch);

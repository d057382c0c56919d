import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { scoutPurposes, scoutRecipients } from "./scout.vocabulary.ts";

const ScoutConsentSchema = defineEntity({
  name: "ScoutConsent",
  tableName: "scout_consent",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    /** The version of the text that was agreed to. */
    version: p.string().length(20),
    purpose: p.enum(scoutPurposes),
    recipient: p.enum(scoutRecipients),
    givenAt: p.datetime(),
    /** When the person took it back; null while it holds. */
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ["user", "givenAt"] },
    {
      name: "scout_consent_in_force",
      expression: "create unique index scout_consent_in_force on scout_consent (user_id) where ended_at is null",
    },
  ],
});

/** A person's agreement to be found by companies: what for, by whom, since when, until when. */
export class ScoutConsent extends ScoutConsentSchema.class {}
ScoutConsentSchema.setClass(ScoutConsent);

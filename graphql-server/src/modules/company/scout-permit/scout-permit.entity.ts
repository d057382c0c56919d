import { defineEntity, p } from "@mikro-orm/core";

/** What the operator's service rests on: 特定募集情報等提供事業の届出 or 職業紹介事業の許可. */
export const scoutPermitKinds = ["NOTIFICATION", "LICENCE"] as const;
export type ScoutPermitKind = (typeof scoutPermitKinds)[number];

const ScoutPermitSchema = defineEntity({
  name: "ScoutPermit",
  tableName: "scout_permit",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(scoutPermitKinds),
    number: p.string().length(40),
    /** The day on which it was accepted or given. */
    issuedOn: p.type("date").$type<string>(),
    confirmedBy: p.uuid(),
    confirmedAt: p.datetime(),
    /** When the owner took it back; nobody searches from then on. */
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: "scout_permit_in_force",
      expression: "create unique index scout_permit_in_force on scout_permit ((true)) where ended_at is null",
    },
  ],
});

/** The operator's word that companies may search for people, with what it rests on. Without one in force nobody does. */
export class ScoutPermit extends ScoutPermitSchema.class {}
ScoutPermitSchema.setClass(ScoutPermit);

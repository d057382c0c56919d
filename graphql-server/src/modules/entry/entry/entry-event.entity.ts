import { defineEntity, p } from "@mikro-orm/core";
import { actorKinds } from "../../../shared/viewer/actor.ts";
import { Entry } from "./entry.entity.ts";
import { entryStatuses } from "./entry.vocabulary.ts";

const EntryEventSchema = defineEntity({
  name: "EntryEvent",
  tableName: "entry_event",
  properties: {
    id: p.uuid().primary(),
    entry: () => p.manyToOne(Entry).ref().deleteRule("cascade"),
    from: p.enum(entryStatuses).name("from_status").nullable(),
    to: p.enum(entryStatuses).name("to_status"),
    interviewRound: p.integer().default(0),
    actorKind: p.enum(actorKinds),
    actorId: p.uuid().nullable(),
    /** The reason; for a rejection, the text the seeker reads. */
    reason: p.text().nullable(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["entry", "at"] }],
});

/** One move of an entry: who, when, why. */
export class EntryEvent extends EntryEventSchema.class {}
EntryEventSchema.setClass(EntryEvent);

import { defineEntity, p } from "@mikro-orm/core";
import { actorKinds } from "../../../shared/viewer/actor.ts";
import { Work } from "./work.entity.ts";
import { workStatuses } from "./work.vocabulary.ts";

const WorkEventSchema = defineEntity({
  name: "WorkEvent",
  tableName: "work_event",
  properties: {
    id: p.uuid().primary(),
    work: () => p.manyToOne(Work).ref().deleteRule("cascade"),
    from: p.enum(workStatuses).name("from_status").nullable(),
    to: p.enum(workStatuses).name("to_status"),
    actorKind: p.enum(actorKinds),
    actorId: p.uuid().nullable(),
    reason: p.text().nullable(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["work", "at"] }],
});

/** One move of a work: who, when, why. */
export class WorkEvent extends WorkEventSchema.class {}
WorkEventSchema.setClass(WorkEvent);

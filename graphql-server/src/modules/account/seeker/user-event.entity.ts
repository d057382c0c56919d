import { defineEntity, p } from "@mikro-orm/core";
import { actorKinds } from "../../../shared/viewer/actor.ts";
import { User, userStatuses } from "./user.entity.ts";

const UserEventSchema = defineEntity({
  name: "UserEvent",
  tableName: "user_event",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    from: p.enum(userStatuses).name("from_status"),
    to: p.enum(userStatuses).name("to_status"),
    actorKind: p.enum(actorKinds),
    actorId: p.uuid().nullable(),
    /** In the operator's words, for the operator only; emptied when the account is erased. */
    reason: p.text().nullable(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["user", "at"] }],
});

/** One move of a seeker's account by the operator: who, when, why. */
export class UserEvent extends UserEventSchema.class {}
UserEventSchema.setClass(UserEvent);

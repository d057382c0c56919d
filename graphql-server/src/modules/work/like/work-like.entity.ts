import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../posting/work.entity.ts";

const WorkLikeSchema = defineEntity({
  name: "WorkLike",
  tableName: "work_like",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    work: () => p.manyToOne(Work).ref().primary().deleteRule("cascade"),
    createdAt: p.datetime(),
    /** The time the seeker was told that the work closes soon. */
    closingToldAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["user", "createdAt"] }, { properties: ["work"] }],
});

/** A seeker's bookmark on a work. */
export class WorkLike extends WorkLikeSchema.class {}
WorkLikeSchema.setClass(WorkLike);

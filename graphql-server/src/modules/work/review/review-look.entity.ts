import { defineEntity, p } from "@mikro-orm/core";
import { Work } from "../posting/work.entity.ts";

const ReviewLookSchema = defineEntity({
  name: "ReviewLook",
  tableName: "review_look",
  properties: {
    work: () => p.manyToOne(Work).ref().primary().deleteRule("cascade"),
    adminId: p.uuid().primary(),
    /** What was on their screen: the version of the revision where changes are under review, of the posting otherwise. */
    version: p.integer(),
    at: p.datetime(),
  },
});

/** That a moderator had a posting, or its changes, before their eyes: who approves many at once has read each. */
export class ReviewLook extends ReviewLookSchema.class {}
ReviewLookSchema.setClass(ReviewLook);

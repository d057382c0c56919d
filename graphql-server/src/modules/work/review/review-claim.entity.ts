import { defineEntity, p } from "@mikro-orm/core";
import { Work } from "../posting/work.entity.ts";

const ReviewClaimSchema = defineEntity({
  name: "ReviewClaim",
  tableName: "review_claim",
  properties: {
    work: () => p.oneToOne(Work).ref().primary().deleteRule("cascade"),
    /** The moderator who has it open, and the session they decide in. */
    adminId: p.uuid(),
    sessionId: p.uuid(),
    claimedAt: p.datetime(),
    /** The last time their screen said that it is still open; a claim nobody renews ends by itself. */
    seenAt: p.datetime(),
    /** When their approval takes effect; null while they have not decided. */
    approvesAt: p.datetime().nullable(),
    /** The version that they approved: the revision's, where changes are under review. */
    approvesVersion: p.integer().nullable(),
  },
  indexes: [
    { name: "review_claim_due", expression: "create index review_claim_due on review_claim (approves_at) where approves_at is not null" },
  ],
});

/** A posting under review that somebody has in hand, so that no two decide about one. */
export class ReviewClaim extends ReviewClaimSchema.class {}
ReviewClaimSchema.setClass(ReviewClaim);

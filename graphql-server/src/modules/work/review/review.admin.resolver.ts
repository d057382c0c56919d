import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import type { Work } from "../posting/work.entity.ts";
import { AdminWorkType } from "../posting/work.type.ts";
import { approveSeenWork } from "./approve-seen-work.ts";
import { claimReview } from "./claim-review.ts";
import { holdApproval } from "./hold-approval.ts";
import { releaseReview } from "./release-review.ts";
import { ClaimReviewInput, HoldApprovalInput, ReviewClaimType, ReviewInput, ReviewPayload, ReviewRiskEnum } from "./review.type.ts";
import { claimByWork, isSeenByViewer } from "./review-claim.loaders.ts";
import { type ReviewRisk, risksByWork } from "./review-risks.loaders.ts";
import { takeBackApproval } from "./take-back-approval.ts";

type Answer = Promise<Payload<{ work: Work | null }>>;
const answer = (ctx: GraphQLContext, act: () => Promise<Work>): Answer => payload(ctx, act, (work) => ({ work }), { work: null });

@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminWorkType)
export class ReviewAdminResolver {
  @FieldResolver(() => ReviewClaimType, { nullable: true, description: "Who has it in hand; null for nobody." })
  async reviewClaim(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<ReviewClaimType | null> {
    const claim = await loader(ctx, claimByWork).load(work.id);
    if (!claim) return null;
    const colleague = await loader(ctx, adminUserById).load(claim.adminId);
    const isOwn = claim.adminId === ctx.viewer.admin?.adminId;
    return { by: colleague?.name ?? "-", isOwn, claimedAt: claim.claimedAt, approvesAt: claim.approvesAt ?? null };
  }

  @FieldResolver(() => [ReviewRiskEnum], { description: "Why it deserves a closer look, the gravest first." })
  reviewRisks(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<ReviewRisk[]> {
    return loader(ctx, risksByWork).load(work.id);
  }

  @FieldResolver(() => Boolean, { description: "True when this moderator had what is under review before their eyes as it stands now." })
  isSeen(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return isSeenByViewer(ctx, work);
  }

  @Mutation(() => ReviewPayload, { description: "Takes a posting under review in hand, and puts back what else the moderator had." })
  claimReview(@Ctx() ctx: GraphQLContext, @Arg("input", () => ClaimReviewInput) input: ClaimReviewInput): Answer {
    return answer(ctx, () => claimReview(ctx, { ...input }));
  }

  @Mutation(() => ReviewPayload, { description: "Puts a posting that the moderator had in hand back into the queue." })
  releaseReview(@Ctx() ctx: GraphQLContext, @Arg("input", () => ReviewInput) input: ReviewInput): Answer {
    return answer(ctx, () => releaseReview(ctx, { ...input }));
  }

  @Mutation(() => ReviewPayload, { description: "Approves a posting or its changes in ten seconds; until then it can be taken back." })
  holdApproval(@Ctx() ctx: GraphQLContext, @Arg("input", () => HoldApprovalInput) input: HoldApprovalInput): Answer {
    return answer(ctx, () => holdApproval(ctx, { ...input }));
  }

  @Mutation(() => ReviewPayload, { description: "Takes back one's own approval that has not taken effect." })
  takeBackApproval(@Ctx() ctx: GraphQLContext, @Arg("input", () => ReviewInput) input: ReviewInput): Answer {
    return answer(ctx, () => takeBackApproval(ctx, { ...input }));
  }

  @Mutation(() => ReviewPayload, {
    description:
      "Approves one of many at once: only what this moderator had before their eyes as it stands now, and nothing with a finding.",
  })
  approveSeenWork(@Ctx() ctx: GraphQLContext, @Arg("input", () => ReviewInput) input: ReviewInput): Answer {
    return answer(ctx, () => approveSeenWork(ctx, { ...input }));
  }
}

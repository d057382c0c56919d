import type { GraphQLResolveInfo } from "graphql";
import { Arg, Authorized, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { askedFields } from "../../../shared/graphql/asked-fields.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import { loader } from "../../../shared/loader.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { someoneOf } from "../permission/named-statuses.ts";
import { answerPermission, namedStatusesOf } from "../permission/permission.presenter.ts";
import { permissionRules } from "../permission/permission.queries.ts";
import { StatusVerdictType, WorkPermissionCheckType } from "../permission/permission.type.ts";
import { type Commute, commuteFrom, reachKilometres } from "../place/commute.ts";
import { CommuteType } from "../place/commute.type.ts";
import type { Work } from "../posting/work.entity.ts";
import { rowColumns } from "../posting/work.row-columns.ts";
import { AdminWorkType, WorkType } from "../posting/work.type.ts";
import type { WorkRow } from "../search/work.search-row.ts";
import { hoursTolerance, matchCriteria, matchMaximum, matchWeights } from "./matching.criteria.ts";
import { viewerConditions } from "./matching.loaders.ts";
import { matchOf } from "./matching.policy.ts";
import { MatchingCriterionType, RecommendedWorksType, WorkMatchType } from "./matching.type.ts";
import { type RecommendedWorks, recommendWorks } from "./recommended-works.ts";

@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminWorkType)
export class NamedStatusesAdminResolver {
  @FieldResolver(() => [StatusVerdictType], { description: "The 在留資格 the posting names, each with its verdict and condition." })
  namedStatuses(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<StatusVerdictType[]> {
    return namedStatusesOf(ctx, work);
  }
}

@Authorized("PUBLIC")
@Resolver(() => WorkType)
export class MatchingPublicResolver {
  @Query(() => [MatchingCriterionType], { description: "The published formula: the very weights the score is computed with." })
  matchingCriteria(): MatchingCriterionType[] {
    return matchCriteria.map((criterion) => ({
      criterion,
      ...matchWeights[criterion],
      tolerance: criterion === "HOURS" ? hoursTolerance : null,
      reachKilometres: criterion === "PLACE" ? reachKilometres : null,
    }));
  }

  @FieldResolver(() => WorkMatchType, {
    nullable: true,
    description: "How it fits the signed-in seeker's conditions; null for everyone else.",
  })
  async match(@Root() work: Work | WorkRow, @Ctx() ctx: GraphQLContext): Promise<WorkMatchType | null> {
    if (!ctx.viewer.seeker) return null;
    const [conditions, rules] = await Promise.all([viewerConditions(ctx), loader(ctx, permissionRules).load("all")]);
    if (!conditions) return null;
    const { score, reasons } = matchOf({ work, conditions, rules, today: jstDate(ctx.now()) });
    return { score, maximum: matchMaximum, reasons };
  }

  @FieldResolver(() => CommuteType, {
    nullable: true,
    description: "How far it is from where the signed-in seeker lives; null for everyone else, and where a town is not known.",
  })
  async commute(@Root() work: Work | WorkRow, @Ctx() ctx: GraphQLContext): Promise<Commute | null> {
    const home = ctx.viewer.seeker ? (await viewerConditions(ctx))?.home : null;
    return home ? commuteFrom(home, work) : null;
  }

  @FieldResolver(() => WorkPermissionCheckType, {
    nullable: true,
    description: "Whether somebody of a 在留資格, or else the signed-in seeker, may do it; null when neither is given.",
  })
  async permission(
    @Root() work: Work | WorkRow,
    @Ctx() ctx: GraphQLContext,
    @Arg("residenceStatus", () => ResidenceStatusEnum, { nullable: true, description: "Asks for this status instead of the seeker's own." })
    residenceStatus: ResidenceStatus | null,
  ): Promise<WorkPermissionCheckType | null> {
    const seeker = residenceStatus ? someoneOf(residenceStatus) : (await viewerConditions(ctx))?.permission;
    if (!seeker) return null;
    return answerPermission(ctx, { work, seeker });
  }

  @FieldResolver(() => [StatusVerdictType], { description: "The 在留資格 the posting names, each with its verdict and condition." })
  async namedStatuses(@Root() work: Work | WorkRow, @Ctx() ctx: GraphQLContext): Promise<StatusVerdictType[]> {
    return namedStatusesOf(ctx, work);
  }
}

@Authorized("SEEKER")
@Resolver()
export class MatchingSeekerResolver {
  @Query(() => RecommendedWorksType, {
    description: "Open works that fit the seeker's own conditions best, without those already applied to.",
  })
  recommendedWorks(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 6, description: "How many, 1 to 20." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RecommendedWorks> {
    return recommendWorks(ctx, first, rowColumns(askedFields(info).get("items") ?? new Map()));
  }
}

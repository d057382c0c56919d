import { Arg, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { listPlanOffers } from "../../account/company/plan.queries.ts";
import { SitePageNameEnum } from "./site.enums.ts";
import { findFaq, findSitePage } from "./site.queries.ts";
import { FaqType, PlanOfferType, SitePageType } from "./site.type.ts";
import type { SitePageName } from "./site-text.ts";

@Authorized("PUBLIC")
@Resolver()
export class SitePublicResolver {
  @Query(() => SitePageType, { description: "A page of the operator: about, terms, privacy, law, company." })
  sitePage(
    @Ctx() ctx: GraphQLContext,
    @Arg("name", () => SitePageNameEnum, { description: "Which page." }) name: SitePageName,
    @Arg("version", () => String, { nullable: true, description: "First day of another version than today's, of before or to come." })
    version?: string | null,
  ): Promise<SitePageType> {
    return findSitePage(ctx, { name, locale: ctx.locale, version: version ?? null });
  }

  @Query(() => FaqType, { description: "Questions that are asked often." })
  faq(@Ctx() ctx: GraphQLContext): Promise<FaqType> {
    return findFaq(ctx, ctx.locale);
  }

  @Query(() => [PlanOfferType], { description: "The plans a company can choose from, the smallest first." })
  planOffers(@Ctx() ctx: GraphQLContext): Promise<PlanOfferType[]> {
    return listPlanOffers(ctx, ctx.locale);
  }
}

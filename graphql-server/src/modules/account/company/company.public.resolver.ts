import { Arg, Authorized, Ctx, ID, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { Company } from "./company.entity.ts";
import { findPublicCompany } from "./company.queries.ts";
import { CompanyType } from "./company.type.ts";

@Authorized("PUBLIC")
@Resolver(() => CompanyType)
export class CompanyPublicResolver {
  @Query(() => CompanyType, {
    nullable: true,
    description: "A company that has published a posting. Null when it is not public: its works are those of `works` with its `companyId`.",
  })
  publicCompany(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The company." }) id: string): Promise<Company | null> {
    return findPublicCompany(ctx, id);
  }
}

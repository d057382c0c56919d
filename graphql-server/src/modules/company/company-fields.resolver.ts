import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { RubyFieldsScalar } from "../../shared/graphql/ruby.scalar.ts";
import { loader } from "../../shared/loader.ts";
import { companyBodyRuby } from "../reading/body-ruby.loaders.ts";
import type { Company } from "./company.entity.ts";
import { openWorkCountByCompany } from "./company.loaders.ts";
import { CompanyType } from "./company.type.ts";

/** Fields of the public face that are not columns. */
@Resolver(() => CompanyType)
export class CompanyFieldsResolver {
  @FieldResolver(() => Boolean)
  verified(@Root() company: Company) {
    return company.status === "ACTIVE" && company.corporateNumber !== null && company.corporateNumber !== undefined;
  }

  @FieldResolver(() => Int)
  openWorkCount(@Root() company: Company, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, openWorkCountByCompany).load(company.id);
  }

  @FieldResolver(() => RubyFieldsScalar, { nullable: true })
  bodyRuby(@Root() company: Company, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, companyBodyRuby).load(company.id);
  }
}

import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { reviewDueOn } from "../waiting/review-due-on.ts";
import type { Company } from "./company.entity.ts";
import { UpdateCompanyInput } from "./company.input.ts";
import { companyById } from "./company.loaders.ts";
import { CompanyType } from "./company.type.ts";
import { CompanyAccountType, UpdateCompanyPayload } from "./company-account.type.ts";
import { planOf } from "./plan.presenter.ts";
import { CompanyPlanType } from "./plan.type.ts";
import { updateCompany } from "./update-company.ts";

@Authorized("COMPANY")
@Resolver(() => CompanyAccountType)
export class CompanyCompanyResolver {
  @Query(() => CompanyAccountType, { description: "The viewer's own company." })
  company(@Ctx() ctx: GraphQLContext): Promise<Company> {
    return loader(ctx, companyById).load(ctx.viewer.company?.companyId ?? "");
  }

  @FieldResolver(() => CompanyType, { description: "What the public sees of it." })
  profile(@Root() company: Company): Company {
    return company;
  }

  @FieldResolver(() => CompanyPlanType, { description: "Plan and its use." })
  plan(@Root() company: Company, @Ctx() ctx: GraphQLContext): CompanyPlanType {
    return planOf(company, ctx.locale);
  }

  @FieldResolver(() => GraphQLLocalDate, {
    nullable: true,
    description: "The day by which the operator answers a company that waits for its review, as a rule; null when it does not wait.",
  })
  reviewDueOn(@Root() company: Company): string | null {
    return reviewDueOn(company);
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => UpdateCompanyPayload, { description: "Changes what the company says of itself." })
  updateCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => UpdateCompanyInput) input: UpdateCompanyInput,
  ): Promise<Payload<{ company: Company | null }>> {
    return payload(
      ctx,
      () => updateCompany(ctx, input),
      (company) => ({ company }),
      { company: null },
    );
  }
}

import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { closeCompany } from "./close-company.ts";
import { type ClosingState, closingState } from "./company-closing.queries.ts";
import { CloseCompanyInput, CloseCompanyPayload, CompanyClosingType, SettleCompanyWorksPayload } from "./company-closing.type.ts";
import { settleWorks } from "./settle-works.ts";

@Authorized("COMPANY_OWNER")
@Resolver()
export class CompanyClosingResolver {
  @Query(() => CompanyClosingType, { description: "What has to be settled before the company can close its account." })
  companyClosing(@Ctx() ctx: GraphQLContext): Promise<ClosingState> {
    return closingState(ctx);
  }

  @Mutation(() => SettleCompanyWorksPayload, { description: "Ends every published work and tells each applicant." })
  settleCompanyWorks(@Ctx() ctx: GraphQLContext): Promise<Payload<{ closing: ClosingState | null }>> {
    return payload(
      ctx,
      () => settleWorks(ctx),
      (closing) => ({ closing }),
      { closing: null },
    );
  }

  @Mutation(() => CloseCompanyPayload, { description: "Closes the company's account for good." })
  closeCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CloseCompanyInput) input: CloseCompanyInput,
  ): Promise<Payload<{ closed: boolean }>> {
    return payload(
      ctx,
      () => closeCompany(ctx, input),
      () => {
        ctx.clearSessionCookie("COMPANY");
        return { closed: true };
      },
      { closed: false },
    );
  }
}

import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CompanyTemplate } from "./company-template.entity.ts";
import * as types from "./company-template.type.ts";
import { deleteCompanyTemplate, listCompanyTemplates, saveCompanyTemplate } from "./company-templates.ts";

@Authorized("COMPANY")
@Resolver()
export class CompanyTemplateResolver {
  @Query(() => [types.CompanyTemplateType], { description: "The texts that the company keeps for its messages, by name; at most 50." })
  companyTemplates(@Ctx() ctx: GraphQLContext): Promise<CompanyTemplate[]> {
    return listCompanyTemplates(ctx);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.SaveCompanyTemplatePayload, { description: "Keeps a text for messages to applicants." })
  saveCompanyTemplate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SaveCompanyTemplateInput) input: types.SaveCompanyTemplateInput,
  ): Promise<Payload<{ template: CompanyTemplate | null }>> {
    return payload(
      ctx,
      () => saveCompanyTemplate(ctx, { ...input }),
      (template) => ({ template }),
      { template: null },
    );
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.DeleteCompanyTemplatePayload, { description: "Forgets a text for messages to applicants." })
  deleteCompanyTemplate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DeleteCompanyTemplateInput) { id }: types.DeleteCompanyTemplateInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteCompanyTemplate(ctx, { id }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }
}

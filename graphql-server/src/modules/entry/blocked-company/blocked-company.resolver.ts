import { Arg, Authorized, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { blockCompany, unblockCompany } from "./block-company.ts";
import { findCompaniesNamed, listBlockedCompanies } from "./blocked-company.queries.ts";

@Audience("SEEKER")
@ObjectType("CompanyName", { simpleResolvers: true, description: "A company by its name." })
export class CompanyNameType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Name in English." })
  nameEn!: Company["nameEn"];
}

@InputType("BlockCompanyInput", { description: "The company that shall see nothing of the seeker." })
export class BlockCompanyInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;
}

@InputType("UnblockCompanyInput", { description: "The company that may see the seeker again." })
export class UnblockCompanyInput {
  @Field(() => ID, { description: "The company." })
  companyId!: string;
}

@Audience("SEEKER")
@ObjectType("BlockCompanyPayload", { description: "The company that was blocked or unblocked." })
export class BlockCompanyPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Null when there are errors." })
  companyId!: string | null;
}

const done = (companyId: string) => ({ companyId });

@Authorized("SEEKER")
@Resolver()
export class BlockedCompanyResolver {
  @Query(() => [CompanyNameType], { description: "Companies the seeker blocked, newest first; at most 200." })
  blockedCompanies(@Ctx() ctx: GraphQLContext): Promise<Company[]> {
    return listBlockedCompanies(ctx, requireSeeker(ctx).userId);
  }

  @Query(() => [CompanyNameType], { description: "Up to ten companies by a part of their name." })
  companiesNamed(
    @Ctx() ctx: GraphQLContext,
    @Arg("keyword", () => String, { description: "A part of the name." }) keyword: string,
  ): Promise<Company[]> {
    return findCompaniesNamed(ctx, keyword);
  }

  @Mutation(() => BlockCompanyPayload, {
    description: "The company sees nothing of the seeker from now on; open applications to it are withdrawn.",
  })
  blockCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => BlockCompanyInput) input: BlockCompanyInput,
  ): Promise<Payload<{ companyId: string | null }>> {
    return payload(ctx, () => blockCompany(ctx, { ...input }), done, { companyId: null });
  }

  @Mutation(() => BlockCompanyPayload, { description: "The company may see the seeker's applications again." })
  unblockCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => UnblockCompanyInput) input: UnblockCompanyInput,
  ): Promise<Payload<{ companyId: string | null }>> {
    return payload(ctx, () => unblockCompany(ctx, { ...input }), done, { companyId: null });
  }
}

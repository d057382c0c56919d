import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { approveCompanyPhoto } from "./approve-company-photo.ts";
import type { CompanyPhoto } from "./company-photo.entity.ts";
import { ApproveCompanyPhotoInput, ReturnCompanyPhotoInput } from "./company-photo.input.ts";
import { presentVersion } from "./company-photo.presenter.ts";
import { type CompanyPhotoState, companyPhotoStates, listCompanyPhotos } from "./company-photo.queries.ts";
import {
  AdminCompanyPhotoPageType,
  AdminCompanyPhotoType,
  CompanyPhotoVersionType,
  ModerateCompanyPhotoPayload,
} from "./company-photo.type.ts";
import { returnCompanyPhoto } from "./return-company-photo.ts";

const CompanyPhotoStateEnum = graphqlEnum(
  "CompanyPhotoState",
  companyPhotoStates,
  "WAITING for the operator, RETURNED to the company, SHOWN to visitors.",
);

type Answer = Promise<Payload<{ photo: CompanyPhoto | null }>>;
const photoOf = (photo: CompanyPhoto) => ({ photo });
const none = { photo: null };

@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminCompanyPhotoType)
export class CompanyPhotoAdminResolver {
  @Query(() => AdminCompanyPhotoPageType, { description: "Photos of companies; of those that wait, the longest wait first." })
  companyPhotos(
    @Ctx() ctx: GraphQLContext,
    @Arg("state", () => CompanyPhotoStateEnum, { defaultValue: "WAITING", description: "Which ones." }) state: CompanyPhotoState,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<CompanyPhoto>> {
    return listCompanyPhotos(ctx, { state, first, after });
  }

  @FieldResolver(() => ID)
  companyId(@Root() { company }: CompanyPhoto): string {
    return company.id;
  }

  @FieldResolver(() => String)
  async companyName(@Root() { company }: CompanyPhoto): Promise<string> {
    return (await company.loadOrFail()).name;
  }

  @FieldResolver(() => CompanyPhotoVersionType, {
    nullable: true,
    description: "What visitors see; null before the operator approved one.",
  })
  shown(@Root() { shown }: CompanyPhoto, @Ctx() ctx: GraphQLContext): CompanyPhotoVersionType | null {
    return presentVersion(ctx, shown);
  }

  @FieldResolver(() => CompanyPhotoVersionType, {
    nullable: true,
    description: "What the operator has not approved; null when nothing was changed.",
  })
  waiting(@Root() { waiting }: CompanyPhoto, @Ctx() ctx: GraphQLContext): CompanyPhotoVersionType | null {
    return presentVersion(ctx, waiting);
  }

  @Mutation(() => ModerateCompanyPhotoPayload, { description: "Shows visitors the version that waits." })
  approveCompanyPhoto(@Ctx() ctx: GraphQLContext, @Arg("input", () => ApproveCompanyPhotoInput) input: ApproveCompanyPhotoInput): Answer {
    return payload(ctx, () => approveCompanyPhoto(ctx, { ...input }), photoOf, none);
  }

  @Mutation(() => ModerateCompanyPhotoPayload, {
    description: "Sends the version that waits back with the reason, or takes a shown photo off the site.",
  })
  returnCompanyPhoto(@Ctx() ctx: GraphQLContext, @Arg("input", () => ReturnCompanyPhotoInput) input: ReturnCompanyPhotoInput): Answer {
    return payload(ctx, () => returnCompanyPhoto(ctx, { ...input }), photoOf, none);
  }
}

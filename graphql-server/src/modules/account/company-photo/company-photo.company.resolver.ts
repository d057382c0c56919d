import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { Company } from "../company/company.entity.ts";
import { companyById } from "../company/company.loaders.ts";
import { CompanyAccountType } from "../company/company-account.type.ts";
import { addCompanyPhoto } from "./add-company-photo.ts";
import { changeCompanyPhoto } from "./change-company-photo.ts";
import type { CompanyPhoto } from "./company-photo.entity.ts";
import { AddCompanyPhotoInput, ChangeCompanyPhotoInput, OrderCompanyPhotosInput, RemoveCompanyPhotoInput } from "./company-photo.input.ts";
import { presentVersion } from "./company-photo.presenter.ts";
import { listOwnPhotos } from "./company-photo.queries.ts";
import { CompanyPhotosPayload, type CompanyPhotoVersionType, OwnCompanyPhotoType } from "./company-photo.type.ts";
import { orderCompanyPhotos } from "./order-company-photos.ts";
import { removeCompanyPhoto } from "./remove-company-photo.ts";

type Answer = Promise<Payload<{ company: Company | null }>>;

/** Runs a change and answers with the company, whose photos are read anew. */
function afterwards(ctx: GraphQLContext, change: () => Promise<void>): Answer {
  const run = async () => {
    await change();
    return loader(ctx, companyById).load(ctx.viewer.company?.companyId ?? "");
  };
  return payload(ctx, run, (company) => ({ company }), { company: null });
}

@Authorized("COMPANY")
@Resolver(() => CompanyAccountType)
export class CompanyPhotosResolver {
  @FieldResolver(() => [OwnCompanyPhotoType], { description: "Its photos in their order, approved or not." })
  photos(@Ctx() ctx: GraphQLContext): Promise<CompanyPhoto[]> {
    return listOwnPhotos(ctx);
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => CompanyPhotosPayload, {
    description: "Adds an uploaded picture to the company's photos; the operator looks at it first.",
  })
  addCompanyPhoto(@Ctx() ctx: GraphQLContext, @Arg("input", () => AddCompanyPhotoInput) input: AddCompanyPhotoInput): Answer {
    return afterwards(ctx, () => addCompanyPhoto(ctx, { ...input }));
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => CompanyPhotosPayload, { description: "Changes a photo; visitors see the approved one until the operator has looked." })
  changeCompanyPhoto(@Ctx() ctx: GraphQLContext, @Arg("input", () => ChangeCompanyPhotoInput) input: ChangeCompanyPhotoInput): Answer {
    return afterwards(ctx, () => changeCompanyPhoto(ctx, { ...input }));
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => CompanyPhotosPayload, { description: "Puts the company's photos into another order." })
  orderCompanyPhotos(@Ctx() ctx: GraphQLContext, @Arg("input", () => OrderCompanyPhotosInput) input: OrderCompanyPhotosInput): Answer {
    return afterwards(ctx, () => orderCompanyPhotos(ctx, { ...input }));
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => CompanyPhotosPayload, { description: "Removes a photo at once." })
  removeCompanyPhoto(@Ctx() ctx: GraphQLContext, @Arg("input", () => RemoveCompanyPhotoInput) input: RemoveCompanyPhotoInput): Answer {
    return afterwards(ctx, () => removeCompanyPhoto(ctx, { ...input }));
  }
}

@Authorized("COMPANY", "ADMIN_OPERATOR")
@Resolver(() => OwnCompanyPhotoType)
export class OwnCompanyPhotoResolver {
  @FieldResolver()
  shown(@Root() { shown }: CompanyPhoto, @Ctx() ctx: GraphQLContext): CompanyPhotoVersionType | null {
    return presentVersion(ctx, shown);
  }

  @FieldResolver()
  waiting(@Root() { waiting }: CompanyPhoto, @Ctx() ctx: GraphQLContext): CompanyPhotoVersionType | null {
    return presentVersion(ctx, waiting);
  }
}

import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import { companyBodyRuby } from "../../base/reading/body-ruby.loaders.ts";
import { latinCity } from "../../base/reading/place-name.ts";
import { shownPhotosByCompany } from "../company-photo/company-photo.loaders.ts";
import type { Company } from "./company.entity.ts";
import { openWorkCountByCompany, repliesByCompany } from "./company.loaders.ts";

/** Fields of the public face that are not columns. */
export const companyFields = {
  verified: ({ status, corporateNumber }: Company) => status === "ACTIVE" && corporateNumber !== null && corporateNumber !== undefined,
  openWorkCount: ({ id }: Company, ctx: GraphQLContext) => loader(ctx, openWorkCountByCompany).load(id),
  replies: ({ id }: Company, ctx: GraphQLContext) => loader(ctx, repliesByCompany).load(id),
  photos: ({ id }: Company, ctx: GraphQLContext) => loader(ctx, shownPhotosByCompany).load(id),
  bodyRuby: ({ id }: Company, ctx: GraphQLContext) => loader(ctx, companyBodyRuby).load(id),
  cityLatin: async ({ id, city, prefecture }: Company, ctx: GraphQLContext) =>
    latinCity({ city, prefecture, ruby: await loader(ctx, companyBodyRuby).load(id) }),
};

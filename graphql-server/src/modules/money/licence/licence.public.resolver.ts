import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { listLicenceProducts } from "./licence.queries.ts";
import { LicenceProductType } from "./licence.type.ts";
import type { LicenceProduct } from "./licence-product.entity.ts";
import { productNameIn } from "./product-name.ts";

@Authorized("PUBLIC")
@Resolver(() => LicenceProductType)
export class LicencePublicResolver {
  @Query(() => [LicenceProductType], { description: "What is for sale to seekers, with prices." })
  licenceProducts(@Ctx() ctx: GraphQLContext): Promise<LicenceProduct[]> {
    return listLicenceProducts(ctx);
  }

  @FieldResolver(() => String)
  name(@Root() product: LicenceProduct, @Ctx() ctx: GraphQLContext): string {
    return productNameIn(ctx.locale, product);
  }
}

import { Arg, Authorized, Query, Resolver } from "type-graphql";
import { PostalAddressType } from "./address.type.ts";
import { findAddress, type PostalAddress } from "./find-address.ts";

@Authorized("PUBLIC")
@Resolver()
export class AddressPublicResolver {
  @Query(() => PostalAddressType, {
    nullable: true,
    description: "Fills a form by its postal code. Some codes are shared by two places: let people change what comes.",
  })
  postalAddress(
    @Arg("postalCode", () => String, { description: "As typed: 〒, hyphen and full-width digits are fine." }) postalCode: string,
  ): Promise<PostalAddress | null> {
    return findAddress(postalCode);
  }
}

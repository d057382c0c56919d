import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import type { PostalAddress } from "./find-address.ts";

@Audience("PUBLIC")
@ObjectType("PostalAddress", { simpleResolvers: true, description: "The address a postal code stands for." })
export class PostalAddressType implements PostalAddress {
  @Field(() => String, { description: "Seven digits." })
  postalCode!: string;

  @Field(() => String, { description: "JIS code 01 to 47." })
  prefecture!: PrefectureCode;

  @Field(() => String, { description: "市区町村." })
  city!: string;

  @Field(() => String, { description: "町名; empty when the code stands for a whole city." })
  area!: string;
}

import { Field, ObjectType } from "type-graphql";
import { Audience } from "./audience.decorator.ts";

@Audience("PUBLIC")
@ObjectType("PageInfo", { description: "Where a page of a list ends." })
export class PageInfoType {
  @Field(() => String, { nullable: true, description: "Pass as `after` to get the next page." })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "True when more items follow." })
  hasNextPage!: boolean;
}

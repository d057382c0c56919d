import { Field, Int, ObjectType } from "type-graphql";
import { PageInfoType } from "./page-info.type.ts";

/** The fields of every page of a list, beside its items. */
@ObjectType({ simpleResolvers: true })
export abstract class PageType {
  @Field(() => PageInfoType, { description: "Where the page ends." })
  pageInfo!: PageInfoType;
}

/** A page that also says how long the whole list is; the count is taken only when a query asks for it. */
@ObjectType({ simpleResolvers: true })
export abstract class CountedPageType extends PageType {
  @Field(() => Int, { description: "Number of items in the whole list." })
  totalCount!: number;
}

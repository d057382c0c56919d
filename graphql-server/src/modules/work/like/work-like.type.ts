import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PageInfoType } from "../../../shared/graphql/page-info.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { WorkType } from "../posting/work.type.ts";

@Audience("SEEKER")
@ObjectType("LikedWork", { simpleResolvers: true, description: "A bookmark." })
export class LikedWorkType {
  @Field(() => GraphQLDateTime, { description: "When the seeker liked it." })
  likedAt!: Date;

  @Field(() => WorkType, { description: "The work; it may be over by now." })
  work!: WorkType;
}

@Audience("SEEKER")
@ObjectType("LikedWorkPage", { simpleResolvers: true, description: "A page of bookmarks, newest first." })
export class LikedWorkPageType {
  @Field(() => [LikedWorkType], { description: "The items of this page." })
  items!: LikedWorkType[];

  @Field(() => PageInfoType, { description: "Where the page ends." })
  pageInfo!: PageInfoType;

  @Field(() => Int, { description: "Number of items in the whole list." })
  totalCount!: number;
}

@Audience("SEEKER")
@ObjectType("LikeWorkPayload", { description: "The work with `liked` true." })
export class LikeWorkPayload extends PayloadType {
  @Field(() => WorkType, { nullable: true, description: "Null when there are errors." })
  work!: WorkType | null;
}

@Audience("SEEKER")
@ObjectType("UnlikeWorkPayload", { description: "The work with `liked` false." })
export class UnlikeWorkPayload extends PayloadType {
  @Field(() => WorkType, { nullable: true, description: "Null when there are errors." })
  work!: WorkType | null;
}

import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
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
export class LikedWorkPageType extends CountedPageType {
  @Field(() => [LikedWorkType], { description: "The items of this page." })
  items!: LikedWorkType[];
}

@Audience("SEEKER")
@ObjectType("LikeWorkPayload", { description: "The work with `liked` true." })
export class LikeWorkPayload extends PayloadType {
  @Field(() => WorkType, { nullable: true, description: "Null when there are errors." })
  work!: WorkType | null;
}

@Audience("SEEKER")
@ObjectType("HideWorkPayload", { description: "The work with `hidden` as it is now." })
export class HideWorkPayload extends PayloadType {
  @Field(() => WorkType, { nullable: true, description: "Null when there are errors." })
  work!: WorkType | null;
}

@Audience("SEEKER")
@ObjectType("UnlikeWorkPayload", { description: "The work with `liked` false." })
export class UnlikeWorkPayload extends PayloadType {
  @Field(() => WorkType, { nullable: true, description: "Null when there are errors." })
  work!: WorkType | null;
}

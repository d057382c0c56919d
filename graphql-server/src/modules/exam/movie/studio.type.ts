import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { adminMovieSorts } from "./movie.admin.queries.ts";
import type { Movie } from "./movie.entity.ts";
import { MovieAccessEnum, MovieSourceType, MovieTopicEnum } from "./movie.type.ts";
import { type MovieStatus, movieStatuses, type TeachingLevel } from "./movie.vocabulary.ts";

export const MovieStatusEnum = graphqlEnum("MovieStatus", movieStatuses, "下書き, 公開予約, 公開中, 公開終了.");
export const AdminMovieSortEnum = graphqlEnum(
  "AdminMovieSort",
  adminMovieSorts,
  "Order of the back office's list; POSITION is the viewers' order.",
);

@Audience("ADMIN_EDITOR")
@ObjectType("MovieFile", { simpleResolvers: true, description: "A film or a picture of a movie." })
export class MovieFileType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "As it was named." })
  fileName!: string;

  @Field(() => String, { description: "What it is." })
  mimeType!: string;

  @Field(() => Int, { description: "Size in bytes." })
  byteSize!: number;
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminMovie", { description: "A movie in any state, for editors." })
export class AdminMovieType
  implements
    Pick<
      Movie,
      "id" | "title" | "description" | "level" | "topic" | "access" | "status" | "position" | "durationMs" | "captions" | "captionsEn"
    >
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Plain text." })
  title!: string;

  @Field(() => String, { description: "Plain text." })
  description!: string;

  @Field(() => JapaneseLevelEnum, { description: "For whom." })
  level!: Movie["level"];

  @Field(() => MovieTopicEnum, { description: "What it teaches." })
  topic!: Movie["topic"];

  @Field(() => MovieAccessEnum, { description: "Who may play it." })
  access!: Movie["access"];

  @Field(() => MovieStatusEnum, { description: "State." })
  status!: Movie["status"];

  @Field(() => Int, { description: "Place in the lists, small first." })
  position!: number;

  @Field(() => Int, { description: "Length in milliseconds, read from the film." })
  durationMs!: number;

  @Field(() => String, { description: "Captions as WebVTT; empty without." })
  captions!: string;

  @Field(() => String, { description: "The same in English, as WebVTT; empty without." })
  captionsEn!: string;

  @Field(() => MovieFileType, { nullable: true, description: "The film." })
  file!: MovieFileType | null;

  @Field(() => MovieFileType, { nullable: true, description: "The picture." })
  poster!: MovieFileType | null;

  @Field(() => MovieSourceType, { nullable: true, description: "To look at it, in any state; signed for this editor." })
  source!: MovieSourceType | null;

  @Field(() => [String], { description: "Codes of the practice items, in order." })
  practiceCodes!: string[];

  @Field(() => Int, { description: "Seekers who have begun it." })
  viewers!: number;

  @Field(() => Int, { description: "Seekers who have watched it." })
  completed!: number;

  @Field(() => [MovieStatusEnum], { description: "States it may go to." })
  legalMoves!: MovieStatus[];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it is or was to be public." })
  publishAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it became public first." })
  publishedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it is taken down; null when it stays." })
  closesAt!: Date | null;

  @Field(() => Int, { description: "Changes with every write; an update names the one it has read." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was changed last." })
  updatedAt!: Date;
}

@Audience("ADMIN_EDITOR")
@ObjectType("AdminMoviePage", { description: "A page of movies." })
export class AdminMoviePageType extends CountedPageType {
  @Field(() => [AdminMovieType], { description: "The items of this page." })
  items!: AdminMovieType[];
}

@InputType("AdminMovieFilter", { description: "Which movies; all conditions hold together." })
export class AdminMovieFilterInput {
  @Field(() => String, { nullable: true, description: "Words of title, description or captions." })
  keyword?: string | null;

  @Field(() => [JapaneseLevelEnum], { nullable: true, description: "For one of these levels." })
  levels?: TeachingLevel[] | null;

  @Field(() => [MovieStatusEnum], { nullable: true, description: "In one of these states." })
  statuses?: MovieStatus[] | null;
}

@InputType("MovieContentInput", { description: "What an editor writes of a movie." })
export class MovieContentInput {
  @Field(() => String, { description: "At most 120 characters." })
  title!: string;

  @Field(() => String, { description: "At most 600 characters." })
  description!: string;

  @Field(() => JapaneseLevelEnum, { description: "N5 to N1." })
  level!: TeachingLevel;

  @Field(() => MovieTopicEnum, { description: "What it teaches." })
  topic!: Movie["topic"];

  @Field(() => MovieAccessEnum, { description: "Who may play it." })
  access!: Movie["access"];

  @Field(() => Int, { description: "Place in the lists, 0 to 100,000." })
  position!: number;

  @Field(() => ID, { nullable: true, description: "The film: uploaded for MOVIE." })
  fileId?: string | null;

  @Field(() => ID, { nullable: true, description: "The picture: uploaded for POSTER." })
  posterId?: string | null;

  @Field(() => String, { description: "WebVTT; each wrong line is answered." })
  captions!: string;

  @Field(() => String, { nullable: true, description: "The same in English, as WebVTT; empty where there is none." })
  captionsEn?: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it is to be taken down." })
  closesAt?: Date | null;

  @Field(() => [String], { description: "Codes of practice items in order, at most 20." })
  practiceCodes!: string[];
}

@InputType("CreateMovieInput", { description: "A new movie." })
export class CreateMovieInput {
  @Field(() => ID, { description: "A UUID chosen by the client: the movie's id." })
  operationId!: string;

  @Field(() => MovieContentInput, { description: "What it holds." })
  content!: MovieContentInput;
}

@InputType("UpdateMovieInput", { description: "A changed movie." })
export class UpdateMovieInput {
  @Field(() => ID, { description: "The movie." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => MovieContentInput, { description: "What it holds." })
  content!: MovieContentInput;
}

@InputType("MoveMovieInput", { description: "Another state of a movie." })
export class MoveMovieInput {
  @Field(() => ID, { description: "The movie." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => MovieStatusEnum, { description: "Where to." })
  to!: MovieStatus;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When, for SCHEDULED." })
  publishAt?: Date | null;
}

@InputType("DeleteMovieInput", { description: "A draft to delete." })
export class DeleteMovieInput {
  @Field(() => ID, { description: "The movie." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;
}

const movieOptions = { nullable: true, description: "The movie as it stands now; null when there are errors." };

@Audience("ADMIN_EDITOR")
@ObjectType("CreateMoviePayload", { description: "Answer of createMovie." })
export class CreateMoviePayload extends PayloadType {
  @Field(() => AdminMovieType, movieOptions)
  movie!: AdminMovieType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("UpdateMoviePayload", { description: "Answer of updateMovie." })
export class UpdateMoviePayload extends PayloadType {
  @Field(() => AdminMovieType, movieOptions)
  movie!: AdminMovieType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("MoveMoviePayload", { description: "Answer of moveMovie." })
export class MoveMoviePayload extends PayloadType {
  @Field(() => AdminMovieType, movieOptions)
  movie!: AdminMovieType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("DeleteMoviePayload", { description: "Answer of deleteMovie." })
export class DeleteMoviePayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The draft that is gone." })
  deletedId!: string | null;
}

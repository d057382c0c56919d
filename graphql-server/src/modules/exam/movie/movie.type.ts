import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { RubyFieldsScalar, RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import type { Movie } from "./movie.entity.ts";
import type { PracticeCount } from "./movie.loaders.ts";
import { movieProgressStates } from "./movie.queries.ts";
import { movieAccesses, movieTopics } from "./movie.vocabulary.ts";

export const MovieTopicEnum = graphqlEnum("MovieTopic", movieTopics, "What a movie teaches.");
export const MovieAccessEnum = graphqlEnum("MovieAccess", movieAccesses, "PREMIUM movies play for seekers with a licence.");
export const MovieProgressStateEnum = graphqlEnum("MovieProgressState", movieProgressStates, "How far the reader is with a movie.");

@Audience("PUBLIC", "ADMIN")
@ObjectType("MovieCue", { simpleResolvers: true, description: "A caption." })
export class MovieCueType {
  @Field(() => Int, { description: "When it appears, in milliseconds." })
  startMs!: number;

  @Field(() => Int, { description: "When it goes." })
  endMs!: number;

  @Field(() => String, { description: "Plain text." })
  text!: string;

  @Field(() => RubyScalar, { nullable: true, description: "Its readings; null while they are being computed." })
  ruby!: Ruby | null;
}

@Audience("PUBLIC", "ADMIN")
@ObjectType("MovieSource", { simpleResolvers: true, description: "Where a movie plays from." })
export class MovieSourceType {
  @Field(() => String, { description: "Answers ranges; signed for this viewer when the movie is not for everyone." })
  videoUrl!: string;

  @Field(() => String, { nullable: true, description: "Captions as WebVTT; null when it has none." })
  captionsUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The same in English, as WebVTT; null when it has none." })
  captionsEnUrl!: string | null;

  @Field(() => String, { description: "What the file is." })
  mimeType!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When signed addresses end: ask again then; null when they do not." })
  expiresAt!: Date | null;
}

@Audience("PUBLIC")
@ObjectType("MovieProgress", { description: "How far the seeker has watched a movie." })
export class MovieProgressType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => Int, { description: "Where to go on, in milliseconds." })
  positionMs!: number;

  @Field(() => Int, { description: "How much of it was played, whatever the order." })
  watchedMs!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When so much had been played that it counts as watched." })
  completedAt!: Date | null;
}

@Audience("PUBLIC")
@ObjectType("MoviePractice", { simpleResolvers: true, description: "The practice items of a movie." })
export class MoviePracticeType implements PracticeCount {
  @Field(() => Int, { description: "How many." })
  items!: number;

  @Field(() => Int, { description: "Answered by the seeker." })
  answered!: number;
}

@Audience("PUBLIC")
@ObjectType("Movie", { implements: NodeType, description: "A lesson as a movie." })
export class MovieType implements Pick<Movie, "id" | "title" | "description" | "level" | "topic" | "access" | "durationMs"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Plain text." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences, plain text." })
  description!: string;

  @Field(() => JapaneseLevelEnum, { description: "For whom: N5 to N1." })
  level!: Movie["level"];

  @Field(() => MovieTopicEnum, { description: "What it teaches." })
  topic!: Movie["topic"];

  @Field(() => MovieAccessEnum, { description: "Who may play it." })
  access!: Movie["access"];

  @Field(() => Int, { description: "Length in milliseconds." })
  durationMs!: number;

  @Field(() => RubyFieldsScalar, { nullable: true, description: "Readings of title and description; null while they are being computed." })
  ruby!: RubyFields | null;

  @Field(() => String, { nullable: true, description: "A picture; null without one." })
  posterUrl!: string | null;

  @Field(() => Boolean, { description: "True when the reader has no licence that plays it." })
  locked!: boolean;

  @Field(() => MovieSourceType, { nullable: true, description: "Null when it is locked." })
  source!: MovieSourceType | null;

  @Field(() => [MovieCueType], { nullable: true, description: "The captions as a text to read along; null when it is locked." })
  cues!: MovieCueType[] | null;

  @Field(() => MovieProgressType, { nullable: true, description: "The seeker's own; null before it was begun and for visitors." })
  progress!: MovieProgressType | null;

  @Field(() => MoviePracticeType, { description: "What to practise afterwards." })
  practice!: MoviePracticeType;
}

@Audience("PUBLIC")
@ObjectType("MoviePage", { description: "A page of movies." })
export class MoviePageType extends CountedPageType {
  @Field(() => [MovieType], { description: "The items of this page." })
  items!: MovieType[];
}

@Audience("PUBLIC")
@ObjectType("MovieLevelCount", { simpleResolvers: true, description: "A level with movies." })
class MovieLevelCountType {
  @Field(() => JapaneseLevelEnum, { description: "The level." })
  level!: Movie["level"];

  @Field(() => Int, { description: "Movies for it." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("MovieTopicCount", { simpleResolvers: true, description: "A topic with movies." })
class MovieTopicCountType {
  @Field(() => MovieTopicEnum, { description: "The topic." })
  topic!: Movie["topic"];

  @Field(() => Int, { description: "Movies about it." })
  count!: number;
}

@Audience("PUBLIC")
@ObjectType("MovieShelf", { simpleResolvers: true, description: "What the list of movies can be narrowed by." })
export class MovieShelfType {
  @Field(() => [MovieLevelCountType], { description: "Levels, easiest first." })
  levels!: MovieLevelCountType[];

  @Field(() => [MovieTopicCountType], { description: "Topics." })
  topics!: MovieTopicCountType[];
}

@Audience("SEEKER")
@ObjectType("ReportMovieProgressPayload", { description: "Answer of reportMovieProgress." })
export class ReportMovieProgressPayload extends PayloadType {
  @Field(() => MovieType, { nullable: true, description: "The movie with its progress; null when there are errors." })
  movie!: MovieType | null;
}

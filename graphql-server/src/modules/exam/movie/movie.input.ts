import { Field, ID, InputType, Int } from "type-graphql";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { MovieProgressState } from "./movie.queries.ts";
import { MovieProgressStateEnum, MovieTopicEnum } from "./movie.type.ts";
import type { MovieTopic, TeachingLevel } from "./movie.vocabulary.ts";

@InputType("MovieFilter", { description: "Which movies; all conditions hold together." })
export class MovieFilterInput {
  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Only for this level." })
  level?: TeachingLevel | null;

  @Field(() => MovieTopicEnum, { nullable: true, description: "Only about this." })
  topic?: MovieTopic | null;

  @Field(() => String, { nullable: true, description: "Words that must all stand in title, description or captions." })
  keyword?: string | null;

  @Field(() => MovieProgressStateEnum, { nullable: true, description: "Only where the reader is so far." })
  progress?: MovieProgressState | null;
}

@InputType("PlayedRangeInput", { description: "A stretch that was played." })
export class PlayedRangeInput {
  @Field(() => Int, { description: "Milliseconds from the beginning." })
  fromMs!: number;

  @Field(() => Int, { description: "Its end." })
  toMs!: number;
}

@InputType("ReportMovieProgressInput", { description: "What was played of a movie." })
export class ReportMovieProgressInput {
  @Field(() => ID, { description: "The movie." })
  movieId!: string;

  @Field(() => Int, { description: "Where the player stands, in milliseconds." })
  positionMs!: number;

  @Field(() => [PlayedRangeInput], { description: "Everything that was played since it was opened, at most 200 stretches." })
  ranges!: PlayedRangeInput[];
}

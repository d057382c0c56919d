import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { MovieProgress } from "../watching/movie-progress.entity.ts";
import { reportProgress } from "../watching/report-progress.ts";
import type { Movie } from "./movie.entity.ts";
import { MovieFilterInput, ReportMovieProgressInput } from "./movie.input.ts";
import { ownProgressByMovie, type PracticeCount, practiceByMovie } from "./movie.loaders.ts";
import { cuesOf, posterUrlOf, sourceOf } from "./movie.presenter.ts";
import { countMovies, findMovie, listMovies, moviesToContinue, relatedMovies, viewerMayPlay } from "./movie.queries.ts";
import * as types from "./movie.type.ts";

@Authorized("PUBLIC")
@Resolver(() => types.MovieType)
export class MoviePublicResolver {
  @Query(() => types.MoviePageType, { description: "Published movies in the editors' order." })
  movies(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => MovieFilterInput, { nullable: true, description: "Which movies." }) filter: MovieFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Movie>> {
    return listMovies(ctx, { filter, first, after });
  }

  @Query(() => types.MovieType, { nullable: true, description: "A published movie; null for every other one." })
  movie(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The movie." }) id: string): Promise<Movie | null> {
    return findMovie(ctx, id);
  }

  @Query(() => [types.MovieType], { description: "Others of the same level to go on with, the same topic first; at most six." })
  relatedMovies(
    @Ctx() ctx: GraphQLContext,
    @Arg("movieId", () => ID, { description: "The movie to go on from." }) movieId: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many." }) first: number,
  ): Promise<Movie[]> {
    return relatedMovies(ctx, movieId, first);
  }

  @Query(() => types.MovieShelfType, { description: "How many movies there are by level and by topic." })
  movieShelf(@Ctx() ctx: GraphQLContext): Promise<types.MovieShelfType> {
    return countMovies(ctx);
  }

  @FieldResolver(() => String, { nullable: true })
  posterUrl(@Root() movie: Movie): string | null {
    return posterUrlOf(movie);
  }

  @FieldResolver(() => Boolean)
  async locked(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return !(await viewerMayPlay(ctx, movie));
  }

  @FieldResolver(() => types.MovieSourceType, { nullable: true })
  async source(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<types.MovieSourceType | null> {
    return (await viewerMayPlay(ctx, movie)) ? sourceOf(ctx, movie) : null;
  }

  @FieldResolver(() => [types.MovieCueType], { nullable: true })
  async cues(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<types.MovieCueType[] | null> {
    return (await viewerMayPlay(ctx, movie)) ? cuesOf(ctx, movie) : null;
  }

  @FieldResolver(() => types.MovieProgressType, { nullable: true })
  progress(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<MovieProgress | null> {
    return loader(ctx, ownProgressByMovie).load(movie.id);
  }

  @FieldResolver(() => types.MoviePracticeType)
  practice(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<PracticeCount> {
    return loader(ctx, practiceByMovie).load(movie.id);
  }
}

@Authorized("SEEKER")
@Resolver()
export class MovieSeekerResolver {
  @Query(() => [types.MovieType], { description: "Movies the seeker has begun and not finished, the latest first; at most 12." })
  moviesToContinue(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 4, description: "How many." }) first: number,
  ): Promise<Movie[]> {
    return moviesToContinue(ctx, first);
  }

  @Mutation(() => types.ReportMovieProgressPayload, {
    description: "Takes in what was played. Only what was played counts, not what was skipped; sent again, it changes nothing.",
  })
  reportMovieProgress(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ReportMovieProgressInput) input: ReportMovieProgressInput,
  ): Promise<Payload<{ movie: Movie | null }>> {
    const plain = { ...input, ranges: input.ranges.map((range) => ({ ...range })) };
    return payload(
      ctx,
      () => reportProgress(ctx, plain),
      (movie) => ({ movie }),
      { movie: null },
    );
  }
}

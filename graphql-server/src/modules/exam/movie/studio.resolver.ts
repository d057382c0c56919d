import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { Attachment } from "../../account/attachment/attachment.entity.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { deleteMovie, legalMovieMoves, moveMovie } from "./move-movie.ts";
import { type AdminMovieSort, getAdminMovie, listAdminMovies } from "./movie.admin.queries.ts";
import type { Movie } from "./movie.entity.ts";
import { sourceOf } from "./movie.presenter.ts";
import { MovieSourceType } from "./movie.type.ts";
import type { MovieStatus } from "./movie.vocabulary.ts";
import { audienceByMovie, practiceCodesByMovie } from "./studio.loaders.ts";
import * as types from "./studio.type.ts";
import { createMovie, updateMovie } from "./write-movie.ts";

const none = { movie: null };
const answer = (movie: Movie) => ({ movie });
const plain = (content: types.MovieContentInput) => ({ ...content, practiceCodes: [...content.practiceCodes] });

@Authorized("ADMIN_EDITOR")
@Resolver(() => types.AdminMovieType)
export class StudioResolver {
  @Query(() => types.AdminMoviePageType, { description: "Movies in every state." })
  adminMovies(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => types.AdminMovieFilterInput, { nullable: true, description: "Which movies." })
    filter: types.AdminMovieFilterInput | null,
    @Arg("sort", () => types.AdminMovieSortEnum, { defaultValue: "POSITION", description: "Order." }) sort: AdminMovieSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Movie>> {
    return listAdminMovies(ctx, { filter, sort, first, after });
  }

  @Query(() => types.AdminMovieType, { nullable: true, description: "A movie in any state." })
  adminMovie(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The movie." }) id: string): Promise<Movie | null> {
    return getAdminMovie(ctx, id);
  }

  @FieldResolver(() => types.MovieFileType, { nullable: true })
  file(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<Attachment | undefined> | null {
    return movie.file ? loader(ctx, attachmentById).load(movie.file.id) : null;
  }

  @FieldResolver(() => types.MovieFileType, { nullable: true })
  poster(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<Attachment | undefined> | null {
    return movie.poster ? loader(ctx, attachmentById).load(movie.poster.id) : null;
  }

  @FieldResolver(() => MovieSourceType, { nullable: true })
  source(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<MovieSourceType | null> {
    return sourceOf(ctx, movie, true);
  }

  @FieldResolver(() => [String])
  practiceCodes(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<string[]> {
    return loader(ctx, practiceCodesByMovie).load(movie.id);
  }

  @FieldResolver(() => Int)
  async viewers(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await loader(ctx, audienceByMovie).load(movie.id)).viewers;
  }

  @FieldResolver(() => Int)
  async completed(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await loader(ctx, audienceByMovie).load(movie.id)).completed;
  }

  @FieldResolver(() => [types.MovieStatusEnum])
  legalMoves(@Root() movie: Movie): readonly MovieStatus[] {
    return legalMovieMoves(movie);
  }

  @Mutation(() => types.CreateMoviePayload, { description: "Writes a draft of a movie." })
  createMovie(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.CreateMovieInput) input: types.CreateMovieInput,
  ): Promise<Payload<{ movie: Movie | null }>> {
    return payload(ctx, () => createMovie(ctx, { ...input, content: plain(input.content) }), answer, none);
  }

  @Mutation(() => types.UpdateMoviePayload, { description: "Changes a movie in any state." })
  updateMovie(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.UpdateMovieInput) input: types.UpdateMovieInput,
  ): Promise<Payload<{ movie: Movie | null }>> {
    return payload(ctx, () => updateMovie(ctx, { ...input, content: plain(input.content) }), answer, none);
  }

  @Mutation(() => types.MoveMoviePayload, { description: "Publishes, plans, takes down, or takes a plan back." })
  moveMovie(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.MoveMovieInput) input: types.MoveMovieInput,
  ): Promise<Payload<{ movie: Movie | null }>> {
    return payload(ctx, () => moveMovie(ctx, { ...input }), answer, none);
  }

  @Mutation(() => types.DeleteMoviePayload, { description: "Deletes a draft that nobody has watched." })
  deleteMovie(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DeleteMovieInput) input: types.DeleteMovieInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteMovie(ctx, { ...input }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }
}

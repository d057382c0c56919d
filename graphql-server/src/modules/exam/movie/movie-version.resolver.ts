import { Arg, Authorized, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Resolver, Root } from "type-graphql";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { RubyFieldsScalar } from "../../../shared/graphql/ruby.scalar.ts";
import type { VersionLocale } from "../../site/version/language-version.entity.ts";
import { versionFor } from "../../site/version/language-version.loaders.ts";
import { versionsOf } from "../../site/version/language-version.queries.ts";
import { LanguageVersionType, presentVersion } from "../../site/version/language-version.type.ts";
import type { Movie } from "./movie.entity.ts";
import { MovieType } from "./movie.type.ts";
import { movieSource, removeMovieVersion, saveMovieVersion } from "./save-movie-version.ts";
import { AdminMovieType } from "./studio.type.ts";

/** Title and description in the reader's language, where the operator wrote them in it. */
@Resolver(() => MovieType)
export class MovieTextsResolver {
  @FieldResolver(() => String)
  async title(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await versionFor(ctx, movie.id))?.title ?? movie.title;
  }

  @FieldResolver(() => String)
  async description(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await versionFor(ctx, movie.id))?.summary ?? movie.description;
  }

  @FieldResolver(() => RubyFieldsScalar, { nullable: true })
  async ruby(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<RubyFields | null> {
    const version = await versionFor(ctx, movie.id);
    if (!version) return movie.ruby ?? null;
    const { summary, title } = version.ruby ?? {};
    return version.ruby ? { ...(title && { title }), ...(summary && { description: summary }) } : null;
  }

  @FieldResolver(() => String, { description: "The language of title and description: the reader's, else `en` or `ja`." })
  async language(@Root() movie: Movie, @Ctx() ctx: GraphQLContext): Promise<string> {
    return (await versionFor(ctx, movie.id))?.locale ?? "ja";
  }
}

const languageOptions = { description: "A value of the list `Locale` but `ja`." };

@InputType("SaveMovieVersionInput", { description: "A movie's texts in another language." })
class SaveMovieVersionInput {
  @Field(() => ID, { description: "The movie." })
  movieId!: string;

  @Field(() => String, languageOptions)
  language!: VersionLocale;

  @Field(() => Int, { nullable: true, description: "The version that was read; null for a language that has none yet." })
  version?: number | null;

  @Field(() => String, { description: "At most 120 characters." })
  title!: string;

  @Field(() => String, { description: "At most 600 characters." })
  description!: string;
}

@InputType("RemoveMovieVersionInput", { description: "Takes a movie's texts in a language away." })
class RemoveMovieVersionInput {
  @Field(() => ID, { description: "The movie." })
  movieId!: string;

  @Field(() => String, languageOptions)
  language!: VersionLocale;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;
}

const movieOptions = { nullable: true, description: "The movie as it stands now; null when there are errors." };

@Audience("ADMIN_EDITOR")
@ObjectType("SaveMovieVersionPayload", { description: "Answer of saveMovieVersion." })
class SaveMovieVersionPayload extends PayloadType {
  @Field(() => AdminMovieType, movieOptions)
  movie!: AdminMovieType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("RemoveMovieVersionPayload", { description: "Answer of removeMovieVersion." })
class RemoveMovieVersionPayload extends PayloadType {
  @Field(() => AdminMovieType, movieOptions)
  movie!: AdminMovieType | null;
}

const none = { movie: null };
const answer = (movie: Movie) => ({ movie });

/** The versions of a movie's texts in other languages. */
@Authorized("ADMIN_EDITOR")
@Resolver(() => AdminMovieType)
export class MovieVersionResolver {
  @FieldResolver(() => [LanguageVersionType], { description: "Its texts in other languages; at most one for each." })
  async languageVersions(@Root() movie: Movie, @Ctx() { em }: GraphQLContext): Promise<LanguageVersionType[]> {
    return (await versionsOf(em, movie.id)).map((row) => presentVersion(row, movieSource(movie)));
  }

  @Mutation(() => SaveMovieVersionPayload, { description: "Writes a movie's texts in another language; its readers get them at once." })
  saveMovieVersion(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SaveMovieVersionInput) input: SaveMovieVersionInput,
  ): Promise<Payload<{ movie: Movie | null }>> {
    return payload(ctx, () => saveMovieVersion(ctx, { ...input }), answer, none);
  }

  @Mutation(() => RemoveMovieVersionPayload, { description: "Takes a movie's texts in a language away." })
  removeMovieVersion(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RemoveMovieVersionInput) input: RemoveMovieVersionInput,
  ): Promise<Payload<{ movie: Movie | null }>> {
    return payload(ctx, () => removeMovieVersion(ctx, { ...input }), answer, none);
  }
}

import { Arg, Authorized, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Resolver, Root } from "type-graphql";
import { Audience } from "../../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../../shared/graphql/payload.type.ts";
import type { News } from "../../news/news.entity.ts";
import type { VersionLocale } from "../../version/language-version.entity.ts";
import { versionsOf } from "../../version/language-version.queries.ts";
import { LanguageVersionType, presentVersion } from "../../version/language-version.type.ts";
import { AdminNewsType } from "../newsroom.type.ts";
import { removeNewsVersion, saveNewsVersion } from "./save-news-version.ts";

const languageOptions = { description: "A value of the list `Locale` but `ja`." };

@InputType("SaveNewsVersionInput", { description: "An item in another language." })
class SaveNewsVersionInput {
  @Field(() => ID, { description: "The item." })
  newsId!: string;

  @Field(() => String, languageOptions)
  language!: VersionLocale;

  @Field(() => Int, { nullable: true, description: "The version that was read; null for a language that has none yet." })
  version?: number | null;

  @Field(() => String, { description: "Headline, 1 to 160 characters." })
  title!: string;

  @Field(() => String, { description: "Two or three sentences, at most 400 characters." })
  summary!: string;

  @Field(() => String, { description: "HTML, at most 30,000 characters; what is not allowed is taken out." })
  bodyHtml!: string;
}

@InputType("RemoveNewsVersionInput", { description: "Takes an item's text in a language away." })
class RemoveNewsVersionInput {
  @Field(() => ID, { description: "The item." })
  newsId!: string;

  @Field(() => String, languageOptions)
  language!: VersionLocale;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;
}

const newsOptions = { nullable: true, description: "The item as it stands now; null when there are errors." };

@Audience("ADMIN_EDITOR")
@ObjectType("SaveNewsVersionPayload", { description: "Answer of saveNewsVersion." })
class SaveNewsVersionPayload extends PayloadType {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("RemoveNewsVersionPayload", { description: "Answer of removeNewsVersion." })
class RemoveNewsVersionPayload extends PayloadType {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;
}

const none = { news: null };
const answer = (news: News) => ({ news });

/** The versions of an item in other languages. */
@Authorized("ADMIN_EDITOR")
@Resolver(() => AdminNewsType)
export class NewsVersionResolver {
  @FieldResolver(() => [LanguageVersionType], { description: "Its text in other languages; at most one for each." })
  async languageVersions(@Root() news: News, @Ctx() { em }: GraphQLContext): Promise<LanguageVersionType[]> {
    return (await versionsOf(em, news.id)).map((row) => presentVersion(row, news));
  }

  @Mutation(() => SaveNewsVersionPayload, { description: "Writes an item in another language; its readers get it at once." })
  saveNewsVersion(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SaveNewsVersionInput) input: SaveNewsVersionInput,
  ): Promise<Payload<{ news: News | null }>> {
    return payload(ctx, () => saveNewsVersion(ctx, { ...input }), answer, none);
  }

  @Mutation(() => RemoveNewsVersionPayload, { description: "Takes an item's text in a language away." })
  removeNewsVersion(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RemoveNewsVersionInput) input: RemoveNewsVersionInput,
  ): Promise<Payload<{ news: News | null }>> {
    return payload(ctx, () => removeNewsVersion(ctx, { ...input }), answer, none);
  }
}

import { Arg, Authorized, Ctx, Field, ID, ObjectType, Query, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type SuggestionKind, suggestionKinds } from "./search-names.ts";
import { type Suggestion, suggestSearches } from "./suggest-searches.ts";

const SuggestionKindEnum = graphqlEnum("SearchSuggestionKind", suggestionKinds, "What a suggestion is the name of.");

@Audience("PUBLIC")
@ObjectType("SearchSuggestion", { simpleResolvers: true, description: "Something that somebody who is typing may be looking for." })
export class SearchSuggestionType implements Suggestion {
  @Field(() => SuggestionKindEnum, { description: "What it is the name of." })
  kind!: SuggestionKind;

  @Field(() => String, { description: "The keyword to search for; of a work its title." })
  text!: string;

  @Field(() => String, { nullable: true, description: "The Japanese word, when `text` is in another language." })
  note!: string | null;

  @Field(() => ID, { nullable: true, description: "The work, when it is one." })
  workId!: string | null;
}

@Authorized("PUBLIC")
@Resolver()
export class SuggestionResolver {
  @Query(() => [SearchSuggestionType], {
    description:
      "At most 14 suggestions for a keyword that is being typed, in any language: occupations first, then places, stations, companies, works.",
  })
  searchSuggestions(
    @Ctx() ctx: GraphQLContext,
    @Arg("text", () => String, { description: "What is typed so far; 50 characters of it are read." }) text: string,
  ): Promise<Suggestion[]> {
    return suggestSearches(ctx, text);
  }
}

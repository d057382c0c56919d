import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { sanitizeHtml } from "../../../platform/html/sanitize-html.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { LanguageVersion } from "./language-version.entity.ts";
import { sourceKeyOf, type VersionSource } from "./write-version.ts";

@Audience("ADMIN_EDITOR")
@ObjectType("LanguageVersion", { simpleResolvers: true, description: "A text of the operator in another language." })
export class LanguageVersionType {
  @Field(() => String, { description: "Its language, a value of the list `Locale` but `ja`." })
  language!: string;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Summary of an item, description of a movie." })
  summary!: string;

  @Field(() => String, { description: "Sanitised HTML; empty for a movie." })
  bodyHtml!: string;

  @Field(() => Boolean, { description: "True when the Japanese text has changed since the version was written." })
  isBehind!: boolean;

  @Field(() => Int, { description: "Counts changes; name it when you change the version." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was last changed." })
  updatedAt!: Date;
}

/** A version for its editors, compared with the Japanese text as it stands. */
export function presentVersion(row: LanguageVersion, source: Omit<VersionSource, "id">): LanguageVersionType {
  const { bodyHtml, locale: language, sourceKey, summary, title, updatedAt, version } = row;
  return { language, title, summary, bodyHtml: sanitizeHtml(bodyHtml), isBehind: sourceKey !== sourceKeyOf(source), version, updatedAt };
}

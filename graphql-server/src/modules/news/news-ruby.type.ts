import { Field, ObjectType } from "type-graphql";
import type { Ruby } from "../../platform/furigana/ruby.ts";
import { Audience } from "../../shared/graphql/audience.decorator.ts";
import { RubyScalar } from "../../shared/graphql/ruby.scalar.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("NewsRuby", { ...simple, description: "Readings of headline and summary; null where a text has no kanji." })
export class NewsRubyType {
  @Field(() => RubyScalar, { nullable: true, description: "Of `title`." })
  title!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `summary`." })
  summary!: Ruby | null;
}

import { Field, ObjectType } from "type-graphql";
import type { Ruby } from "../../platform/furigana/ruby.ts";
import { Audience } from "../../shared/graphql/audience.decorator.ts";
import { RubyScalar } from "../../shared/graphql/ruby.scalar.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("CompanyRuby", { ...simple, description: "Readings of the name; null where it has no kanji." })
export class CompanyRubyType {
  @Field(() => RubyScalar, { nullable: true, description: "Of `name`." })
  name!: Ruby | null;
}

@Audience("PUBLIC")
@ObjectType("CompanyBodyRuby", { ...simple, description: "Readings of the longer texts; null where a text has no kanji." })
export class CompanyBodyRubyType {
  @Field(() => RubyScalar, { nullable: true, description: "Of `description`." })
  description!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `city`." })
  city!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `addressLine`." })
  addressLine!: Ruby | null;

  @Field(() => RubyScalar, { nullable: true, description: "Of `building`." })
  building!: Ruby | null;
}

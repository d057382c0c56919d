import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import { CompanyEntryFilterInput } from "../entry/entry.input.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import type { StoredEntryFilter } from "./entry-filter.entity.ts";

@Audience("COMPANY")
@ObjectType("EntryFilterValues", { simpleResolvers: true, description: "What a kept filter looks for." })
export class EntryFilterValuesType implements StoredEntryFilter {
  @Field(() => String, { nullable: true, description: "Part of a name or of a work's title." })
  keyword!: string | null;

  @Field(() => [EntryStatusEnum], { description: "Any of them; all when empty." })
  statuses!: EntryStatus[];

  @Field(() => ID, { nullable: true, description: "Only for this work." })
  workId!: string | null;
}

@Audience("COMPANY")
@ObjectType("EntryFilter", { simpleResolvers: true, description: "A filter of the applicants that the member keeps." })
export class EntryFilterType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "As the member calls it." })
  name!: string;

  @Field(() => EntryFilterValuesType, { description: "What it looks for." })
  filter!: StoredEntryFilter;
}

@InputType("SaveEntryFilterInput", { description: "A filter to keep." })
export class SaveEntryFilterInput {
  @Field(() => String, { description: "At most 80 characters; the same name again replaces the filter." })
  name!: string;

  @Field(() => CompanyEntryFilterInput, { description: "What it looks for." })
  filter!: CompanyEntryFilterInput;
}

@InputType("DeleteEntryFilterInput", { description: "A filter to forget." })
export class DeleteEntryFilterInput {
  @Field(() => ID, { description: "One of the member's own." })
  id!: string;
}

@Audience("COMPANY")
@ObjectType("SaveEntryFilterPayload", { description: "The kept filter." })
export class SaveEntryFilterPayload extends PayloadType {
  @Field(() => EntryFilterType, { nullable: true, description: "Null when there are errors." })
  entryFilter!: EntryFilterType | null;
}

@Audience("COMPANY")
@ObjectType("DeleteEntryFilterPayload", { description: "The forgotten filter." })
export class DeleteEntryFilterPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Null when there are errors." })
  deletedId!: string | null;
}

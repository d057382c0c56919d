import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { PermissionVerdictEnum } from "../../work/permission/permission.type.ts";
import type { PermissionVerdict } from "../../work/permission/permission.vocabulary.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import { CompanyEntryFilterInput } from "../entry/entry.input.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import type { CompanyEntrySort } from "../listing/entry-order.ts";
import { CompanyEntrySortEnum } from "./company-entry.type.ts";

@Audience("COMPANY")
@ObjectType("EntryFilterValues", { simpleResolvers: true, description: "What a kept filter looks for." })
export class EntryFilterValuesType {
  @Field(() => String, { nullable: true, description: "Part of a name or of a work's title." })
  keyword!: string | null;

  @Field(() => [EntryStatusEnum], { description: "Any of them; all when empty." })
  statuses!: EntryStatus[];

  @Field(() => ID, { nullable: true, description: "Only for this work." })
  workId!: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only those that have not ended." })
  openOnly!: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those that this member looks after." })
  assigneeId!: string | null;

  @Field(() => Boolean, { nullable: true, description: "Only those that nobody in particular looks after." })
  unassigned!: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only those with this tag." })
  tagId!: string | null;

  @Field(() => [PermissionVerdictEnum], { description: "Any of them; all when empty." })
  verdicts!: PermissionVerdict[];

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "At least this level." })
  levelFrom!: JapaneseLevel | null;

  @Field(() => Int, { nullable: true, description: "Only those under way that have not moved for so many days." })
  waitingDays!: number | null;

  @Field(() => CompanyEntrySortEnum, { nullable: true, description: "Order of the list." })
  sort!: CompanyEntrySort | null;
}

/** A view that restricts nothing: what a kept one does not say. */
export const noConditions: EntryFilterValuesType = {
  keyword: null,
  statuses: [],
  workId: null,
  openOnly: null,
  assigneeId: null,
  unassigned: null,
  tagId: null,
  verdicts: [],
  levelFrom: null,
  waitingDays: null,
  sort: null,
};

@Audience("COMPANY")
@ObjectType("EntryFilter", { description: "A view of the applicants that a member keeps, alone or for the whole company." })
export class EntryFilterType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "As the member calls it." })
  name!: string;

  @Field(() => Boolean, { description: "True for one that the whole company sees." })
  isShared!: boolean;

  @Field(() => Boolean, { description: "True for the member's own." })
  isOwn!: boolean;

  @Field(() => Boolean, { description: "True where this member may forget it: their own, and for an owner each that is shared." })
  viewerCanDelete!: boolean;

  @Field(() => EntryFilterValuesType, { description: "What it looks for." })
  filter!: EntryFilterValuesType;
}

@InputType("SaveEntryFilterInput", { description: "A filter to keep." })
export class SaveEntryFilterInput {
  @Field(() => String, { description: "At most 80 characters; the same name again replaces the filter." })
  name!: string;

  @Field(() => Boolean, { defaultValue: false, description: "Shows it to the whole company." })
  isShared!: boolean;

  @Field(() => CompanyEntryFilterInput, { description: "What it looks for." })
  filter!: CompanyEntryFilterInput;

  @Field(() => CompanyEntrySortEnum, { nullable: true, description: "Order of the list." })
  sort?: CompanyEntrySort | null;
}

@InputType("DeleteEntryFilterInput", { description: "A filter to forget." })
export class DeleteEntryFilterInput {
  @Field(() => ID, { description: "One that this member may forget." })
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

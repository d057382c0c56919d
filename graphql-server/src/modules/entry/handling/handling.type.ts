import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";

@Audience("COMPANY")
@ObjectType("EntryTag", { simpleResolvers: true, description: "A word by which the company sorts its applicants; no applicant reads it." })
export class EntryTagType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "The word." })
  name!: string;
}

@Audience("COMPANY")
@ObjectType("EntryAssignee", { simpleResolvers: true, description: "The member who looks after an application." })
export class EntryAssigneeType {
  @Field(() => ID, { description: "The member." })
  id!: string;

  @Field(() => String, { description: "Name of the member." })
  name!: string;
}

@Audience("COMPANY")
@ObjectType("OtherEntry", { simpleResolvers: true, description: "Another application of the same person to the company." })
export class OtherEntryType {
  @Field(() => ID, { description: "The application." })
  id!: string;

  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => String, { description: "Title of the work it is for." })
  title!: string;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;
}

@InputType("AssignEntriesInput", { description: "Who looks after several applications." })
export class AssignEntriesInput {
  @Field(() => [ID], { description: "One to fifty." })
  entryIds!: string[];

  @Field(() => ID, { nullable: true, description: "An owner or recruiter of the company; null for nobody in particular." })
  memberId?: string | null;
}

@InputType("TagEntriesInput", { description: "Tags of several applications." })
export class TagEntriesInput {
  @Field(() => [ID], { description: "One to fifty." })
  entryIds!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: "Words to put on each, at most 30 characters; one that is new becomes a tag of the company.",
  })
  add!: string[];

  @Field(() => [ID], { defaultValue: [], description: "Tags to take off." })
  removeIds!: string[];
}

@InputType("DeleteEntryTagInput", { description: "A tag to forget." })
export class DeleteEntryTagInput {
  @Field(() => ID, { description: "The tag." })
  id!: string;
}

const entriesOptions = { description: "The applications as they stand now; empty when there are errors." };

@Audience("COMPANY_RECRUITER")
@ObjectType("AssignEntriesPayload", { description: "Answer of assignEntries." })
export class AssignEntriesPayload extends PayloadType {
  @Field(() => [CompanyEntryType], entriesOptions)
  entries!: CompanyEntryType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("TagEntriesPayload", { description: "Answer of tagEntries." })
export class TagEntriesPayload extends PayloadType {
  @Field(() => [CompanyEntryType], entriesOptions)
  entries!: CompanyEntryType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DeleteEntryTagPayload", { description: "Answer of deleteEntryTag." })
export class DeleteEntryTagPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Null when there are errors." })
  deletedId!: string | null;
}

import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import { EntryDraftType, EntryType } from "./entry.type.ts";

@Audience("SEEKER")
@ObjectType("SaveEntryDraftPayload", { description: "Answer of saveEntryDraft." })
export class SaveEntryDraftPayload extends PayloadType {
  @Field(() => EntryDraftType, { nullable: true, description: "The draft as it stands now; null when there are errors." })
  draft!: EntryDraftType | null;
}

@Audience("SEEKER")
@ObjectType("ConfirmEntryDraftPayload", { description: "Answer of confirmEntryDraft." })
export class ConfirmEntryDraftPayload extends PayloadType {
  @Field(() => EntryDraftType, { nullable: true, description: "The draft as it stands now; null when there are errors." })
  draft!: EntryDraftType | null;
}

@Audience("SEEKER")
@ObjectType("SubmitEntryPayload", { description: "Answer of submitEntry." })
export class SubmitEntryPayload extends PayloadType {
  @Field(() => EntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: EntryType | null;
}

@Audience("SEEKER")
@ObjectType("WithdrawEntryPayload", { description: "Answer of withdrawEntry." })
export class WithdrawEntryPayload extends PayloadType {
  @Field(() => EntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: EntryType | null;
}

@Audience("SEEKER")
@ObjectType("AnswerOfferPayload", { description: "Answer of answerOffer." })
export class AnswerOfferPayload extends PayloadType {
  @Field(() => EntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: EntryType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("MoveEntryPayload", { description: "Answer of moveEntry." })
export class MoveEntryPayload extends PayloadType {
  @Field(() => CompanyEntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: CompanyEntryType | null;
}

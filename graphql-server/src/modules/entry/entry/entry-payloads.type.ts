import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import { EntryDraftType, EntryType } from "./entry.type.ts";

const errorsOptions = { description: "What the sender can put right; then nothing was written." };

@Audience("SEEKER")
@ObjectType("SaveEntryDraftPayload", { description: "Answer of saveEntryDraft." })
export class SaveEntryDraftPayload {
  @Field(() => EntryDraftType, { nullable: true, description: "The draft as it stands now; null when there are errors." })
  draft!: EntryDraftType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("ConfirmEntryDraftPayload", { description: "Answer of confirmEntryDraft." })
export class ConfirmEntryDraftPayload {
  @Field(() => EntryDraftType, { nullable: true, description: "The draft as it stands now; null when there are errors." })
  draft!: EntryDraftType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("SubmitEntryPayload", { description: "Answer of submitEntry." })
export class SubmitEntryPayload {
  @Field(() => EntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: EntryType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("WithdrawEntryPayload", { description: "Answer of withdrawEntry." })
export class WithdrawEntryPayload {
  @Field(() => EntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: EntryType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("AnswerOfferPayload", { description: "Answer of answerOffer." })
export class AnswerOfferPayload {
  @Field(() => EntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: EntryType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("MoveEntryPayload", { description: "Answer of moveEntry." })
export class MoveEntryPayload {
  @Field(() => CompanyEntryType, { nullable: true, description: "The entry as it stands now; null when there are errors." })
  entry!: CompanyEntryType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

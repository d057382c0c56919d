import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { AdminWorkType, CompanyWorkType } from "../posting/work.type.ts";

const errorsOptions = { description: "What the sender can put right; then nothing was written." };
const workOptions = { nullable: true, description: "The work as it stands now; null when there are errors." };

/** One payload a mutation: a company's acts answer its face of the work. */
@Audience("COMPANY_RECRUITER")
@ObjectType("CreateWorkPayload", { description: "Answer of createWork." })
export class CreateWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("UpdateWorkPayload", { description: "Answer of updateWork." })
export class UpdateWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SubmitWorkPayload", { description: "Answer of submitWork." })
export class SubmitWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("PauseWorkPayload", { description: "Answer of pauseWork." })
export class PauseWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DiscardWorkPayload", { description: "Answer of discardWork." })
export class DiscardWorkPayload {
  @Field(() => ID, { nullable: true, description: "The id that is gone; null when there are errors." })
  discardedId!: string | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("ResumeWorkPayload", { description: "Answer of resumeWork." })
export class ResumeWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("CloseWorkPayload", { description: "Answer of closeWork." })
export class CloseWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DuplicateWorkPayload", { description: "Answer of duplicateWork." })
export class DuplicateWorkPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ApproveWorkPayload", { description: "Answer of approveWork." })
export class ApproveWorkPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ReturnWorkPayload", { description: "Answer of returnWork." })
export class ReturnWorkPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("SuspendWorkPayload", { description: "Answer of suspendWork." })
export class SuspendWorkPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("UnsuspendWorkPayload", { description: "Answer of unsuspendWork." })
export class UnsuspendWorkPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("CorrectWorkPayload", { description: "Answer of correctWork." })
export class CorrectWorkPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

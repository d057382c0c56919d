import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AdminWorkType, CompanyWorkType } from "../posting/work.type.ts";

const workOptions = { nullable: true, description: "The work as it stands now; null when there are errors." };

/** One payload a mutation: a company's acts answer its face of the work. */
@Audience("COMPANY_RECRUITER")
@ObjectType("CreateWorkPayload", { description: "Answer of createWork." })
export class CreateWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("UpdateWorkPayload", { description: "Answer of updateWork." })
export class UpdateWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SubmitWorkPayload", { description: "Answer of submitWork." })
export class SubmitWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("WithdrawWorkPayload", { description: "Answer of withdrawWork." })
export class WithdrawWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("PauseWorkPayload", { description: "Answer of pauseWork." })
export class PauseWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DiscardWorkPayload", { description: "Answer of discardWork." })
export class DiscardWorkPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The id that is gone; null when there are errors." })
  discardedId!: string | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("ResumeWorkPayload", { description: "Answer of resumeWork." })
export class ResumeWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("ConfirmWorkPayload", { description: "Answer of confirmWork." })
export class ConfirmWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("CloseWorkPayload", { description: "Answer of closeWork." })
export class CloseWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DuplicateWorkPayload", { description: "Answer of duplicateWork." })
export class DuplicateWorkPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ApproveWorkPayload", { description: "Answer of approveWork." })
export class ApproveWorkPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ReturnWorkPayload", { description: "Answer of returnWork." })
export class ReturnWorkPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("SuspendWorkPayload", { description: "Answer of suspendWork." })
export class SuspendWorkPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("UnsuspendWorkPayload", { description: "Answer of unsuspendWork." })
export class UnsuspendWorkPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("CorrectWorkPayload", { description: "Answer of correctWork." })
export class CorrectWorkPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

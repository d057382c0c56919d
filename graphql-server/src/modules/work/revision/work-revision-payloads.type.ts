import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { AdminWorkType, CompanyWorkType } from "../posting/work.type.ts";

const errorsOptions = { description: "What the sender can put right; then nothing was written." };
const workOptions = { nullable: true, description: "The work as it stands now; null when there are errors." };

@Audience("COMPANY_RECRUITER")
@ObjectType("SaveWorkRevisionPayload", { description: "Answer of saveWorkRevision." })
export class SaveWorkRevisionPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SubmitWorkRevisionPayload", { description: "Answer of submitWorkRevision." })
export class SubmitWorkRevisionPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DiscardWorkRevisionPayload", { description: "Answer of discardWorkRevision." })
export class DiscardWorkRevisionPayload {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ApproveWorkRevisionPayload", { description: "Answer of approveWorkRevision." })
export class ApproveWorkRevisionPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ReturnWorkRevisionPayload", { description: "Answer of returnWorkRevision." })
export class ReturnWorkRevisionPayload {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AdminWorkType, CompanyWorkType } from "../posting/work.type.ts";

const workOptions = { nullable: true, description: "The work as it stands now; null when there are errors." };

@Audience("COMPANY_RECRUITER")
@ObjectType("SaveWorkRevisionPayload", { description: "Answer of saveWorkRevision." })
export class SaveWorkRevisionPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SubmitWorkRevisionPayload", { description: "Answer of submitWorkRevision." })
export class SubmitWorkRevisionPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("DiscardWorkRevisionPayload", { description: "Answer of discardWorkRevision." })
export class DiscardWorkRevisionPayload extends PayloadType {
  @Field(() => CompanyWorkType, workOptions)
  work!: CompanyWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ApproveWorkRevisionPayload", { description: "Answer of approveWorkRevision." })
export class ApproveWorkRevisionPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ReturnWorkRevisionPayload", { description: "Answer of returnWorkRevision." })
export class ReturnWorkRevisionPayload extends PayloadType {
  @Field(() => AdminWorkType, workOptions)
  work!: AdminWorkType | null;
}

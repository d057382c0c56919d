import { Arg, Authorized, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { Work } from "../posting/work.entity.ts";
import { CompanyWorkType } from "../posting/work.type.ts";
import { setReferenceNumber } from "./set-reference-number.ts";

@InputType("SetReferenceNumberInput", { description: "管理番号 of a work." })
class SetReferenceNumberInput {
  @Field(() => ID, { description: "The work." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Up to 100 characters; null or nothing takes it away." })
  referenceNumber?: string | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("SetReferenceNumberPayload", { description: "Answer of setReferenceNumber." })
class SetReferenceNumberPayload extends PayloadType {
  @Field(() => CompanyWorkType, { nullable: true, description: "The work as it stands now; null when there are errors." })
  work!: CompanyWorkType | null;
}

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class ReferenceNumberResolver {
  @Mutation(() => SetReferenceNumberPayload, { description: "Sets what the company itself calls a work, in whatever state that is." })
  setReferenceNumber(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SetReferenceNumberInput) input: SetReferenceNumberInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(
      ctx,
      () => setReferenceNumber(ctx, { ...input }),
      (work) => ({ work }),
      { work: null },
    );
  }
}

import { Arg, Authorized, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { PasskeyKind } from "../passkey/passkey.kind.ts";
import { PasskeyKindEnum } from "../sign-in/sign-in-settings.type.ts";
import { confirmEmailChange, type Revoked, revokeEmailChange } from "./finish-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";

const outcomes = ["STOPPED", "RESTORED"] as const;
const OutcomeEnum = graphqlEnum("EmailChangeOutcome", outcomes, "Nothing had changed yet; or the old address stands again.");

@InputType("RequestEmailChangeInput", { description: "Another address for the signed-in account." })
export class RequestEmailChangeInput {
  @Field(() => PasskeyKindEnum, { description: "Which of the browser's accounts." })
  kind!: PasskeyKind;

  @Field(() => String, { description: "The new address." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Password, when CONFIRM_PASSWORD asked for it." })
  password?: string | null;
}

@InputType("EmailChangeTokenInput", { description: "The mailed link." })
export class EmailChangeTokenInput {
  @Field(() => String, { description: "Its token; works once." })
  token!: string;
}

@Audience("PUBLIC")
@ObjectType("EmailChangePayload", { description: "The same whether or not the new address has an account." })
export class EmailChangePayload extends PayloadType {
  @Field(() => Boolean, { description: "False when there are errors." })
  done!: boolean;
}

@Audience("PUBLIC")
@ObjectType("RevokeEmailChangePayload", { description: "What became of the change." })
export class RevokeEmailChangePayload extends PayloadType {
  @Field(() => OutcomeEnum, { nullable: true, description: "Null when there are errors." })
  outcome!: Revoked | null;
}

const done = () => ({ done: true });

@Authorized("SEEKER", "COMPANY")
@Resolver()
export class EmailChangeResolver {
  @Mutation(() => EmailChangePayload, { description: "Mails the new address for a confirmation, and the old one that it was asked." })
  requestEmailChange(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RequestEmailChangeInput) input: RequestEmailChangeInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => requestEmailChange(ctx, { ...input }), done, { done: false });
  }
}

@Authorized("PUBLIC")
@Resolver()
export class EmailChangePublicResolver {
  @Mutation(() => EmailChangePayload, { description: "Confirms the new address; the link works for 24 hours." })
  confirmEmailChange(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => confirmEmailChange(ctx, { token }), done, { done: false });
  }

  @Mutation(() => RevokeEmailChangePayload, { description: "Takes the change back from the old address, for seven days." })
  revokeEmailChange(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => EmailChangeTokenInput) { token }: EmailChangeTokenInput,
  ): Promise<Payload<{ outcome: Revoked | null }>> {
    return payload(
      ctx,
      () => revokeEmailChange(ctx, { token }),
      (outcome) => ({ outcome }),
      { outcome: null },
    );
  }
}

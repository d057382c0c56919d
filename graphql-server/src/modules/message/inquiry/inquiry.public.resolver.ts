import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { Inquiry } from "./inquiry.entity.ts";
import { SendInquiryInputType } from "./inquiry.input.ts";
import { SendInquiryPayloadType } from "./inquiry.type.ts";
import { sendInquiry } from "./send-inquiry.ts";

@Authorized("PUBLIC")
@Resolver()
export class InquiryPublicResolver {
  @Mutation(() => SendInquiryPayloadType, { description: "Sends a question or a complaint to the operator; both sides get a mail." })
  sendInquiry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SendInquiryInputType) input: SendInquiryInputType,
  ): Promise<Payload<{ receipt: Inquiry | null }>> {
    return payload(
      ctx,
      () => sendInquiry(ctx, { ...input }),
      (receipt) => ({ receipt }),
      { receipt: null },
    );
  }
}

import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { OutboxMail } from "./outbox-mail.entity.ts";
import { resendMail } from "./resend-mail.ts";
import { listUnsentMails } from "./unsent-mail.queries.ts";
import { ResendMailInputType, ResendMailPayloadType, UnsentMailPageType, UnsentMailType } from "./unsent-mail.type.ts";

@Authorized("ADMIN_OPERATOR")
@Resolver(() => UnsentMailType)
export class UnsentMailAdminResolver {
  @Query(() => UnsentMailPageType, { description: "Mails that were tried and have not left the house, the newest first." })
  unsentMails(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<OutboxMail>> {
    return listUnsentMails(ctx, { first, after });
  }

  @FieldResolver(() => Boolean, { description: "Whether it was given up and can be tried again; its text is erased after a month." })
  canResend(@Root() { status, content }: OutboxMail): boolean {
    return status === "FAILED" && content !== null;
  }

  @Mutation(() => ResendMailPayloadType, { description: "Has a mail that was given up tried again from the beginning." })
  resendMail(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ResendMailInputType) input: ResendMailInputType,
  ): Promise<Payload<{ mail: OutboxMail | null }>> {
    return payload(
      ctx,
      () => resendMail(ctx, input),
      (mail) => ({ mail }),
      { mail: null },
    );
  }
}

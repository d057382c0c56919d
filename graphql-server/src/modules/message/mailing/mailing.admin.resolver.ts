import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { Page } from "../../../shared/paging/page.ts";
import type { Mailing } from "./mailing.entity.ts";
import * as inputs from "./mailing.input.ts";
import { countRecipients, findMailing, listMailings, listTemplates, presentMailing, type ShownMailing } from "./mailing.queries.ts";
import * as types from "./mailing.type.ts";
import type { MailingAudience } from "./mailing.vocabulary.ts";
import type { MessageTemplate } from "./message-template.entity.ts";
import { deleteTemplate, saveTemplate } from "./message-templates.ts";
import { startMailing } from "./start-mailing.ts";
import { stopMailing } from "./stop-mailing.ts";

function act(ctx: GraphQLContext, command: () => Promise<Mailing>) {
  const run = async () => presentMailing(ctx, await command());
  return payload(ctx, run, (mailing) => ({ mailing }), { mailing: null });
}

@Authorized("ADMIN_OPERATOR")
@Resolver()
export class MailingAdminResolver {
  @Query(() => types.MailingPageType, { description: "Texts that went to many, newest first." })
  mailings(
    @Ctx() ctx: GraphQLContext,
    @Arg("audience", () => types.MailingAudienceEnum, { description: "To whom." }) audience: MailingAudience,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<Page<ShownMailing>> {
    return listMailings(ctx, { audience, first, after });
  }

  @Query(() => types.MailingType, { nullable: true, description: "One of them, with how far it has come." })
  mailing(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The mailing." }) id: string): Promise<ShownMailing | null> {
    return findMailing(ctx, id);
  }

  @Query(() => Int, { description: "How many a mailing would reach now." })
  mailingRecipientCount(
    @Ctx() ctx: GraphQLContext,
    @Arg("audience", () => types.MailingAudienceEnum, { description: "To whom." }) audience: MailingAudience,
    @Arg("filter", () => inputs.MailingFilterInput, { description: "Which of them." }) filter: inputs.MailingFilterInput,
  ): Promise<number> {
    return countRecipients(ctx, { audience, filter: { ...filter } });
  }

  @Query(() => [types.MessageTemplateType], { description: "Texts that are kept for one audience, by name; at most 100." })
  messageTemplates(
    @Ctx() ctx: GraphQLContext,
    @Arg("audience", () => types.MailingAudienceEnum, { description: "For whom." }) audience: MailingAudience,
  ): Promise<MessageTemplate[]> {
    return listTemplates(ctx, audience);
  }

  @Mutation(() => types.MailingPayload, { description: "Sends one text to many; a task writes to them." })
  startMailing(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartMailingInput) input: inputs.StartMailingInput,
  ): Promise<Payload<{ mailing: ShownMailing | null }>> {
    return act(ctx, () => startMailing(ctx, { ...input, filter: { ...input.filter } }));
  }

  @Mutation(() => types.MailingPayload, { description: "Stops a mailing: who has it keeps it, the others do not get it." })
  stopMailing(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StopMailingInput) input: inputs.StopMailingInput,
  ): Promise<Payload<{ mailing: ShownMailing | null }>> {
    return act(ctx, () => stopMailing(ctx, { ...input }));
  }

  @Mutation(() => types.SaveMessageTemplatePayload, { description: "Keeps a text for later, or changes one." })
  saveMessageTemplate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveMessageTemplateInput) input: inputs.SaveMessageTemplateInput,
  ): Promise<Payload<{ template: MessageTemplate | null }>> {
    return payload(
      ctx,
      () => saveTemplate(ctx, { ...input }),
      (template) => ({ template }),
      { template: null },
    );
  }

  @Mutation(() => types.DeleteMessageTemplatePayload, { description: "Forgets a text; what was sent with it stays." })
  deleteMessageTemplate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DeleteMessageTemplateInput) input: inputs.DeleteMessageTemplateInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteTemplate(ctx, { ...input }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }
}

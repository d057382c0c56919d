import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { endWebhook, resendWebhookEvent, rotateWebhookSecret } from "./change-webhook.ts";
import { createWebhook } from "./create-webhook.ts";
import type { Webhook } from "./webhook.entity.ts";
import type { WebhookState } from "./webhook.enums.ts";
import { listWebhookEvents, listWebhooks } from "./webhook.queries.ts";
import * as types from "./webhook.type.ts";
import type { WebhookEvent } from "./webhook-event.entity.ts";

type Made = { webhook: Webhook; secret: string };
const none = { webhook: null, secret: null };
const made = (one: Made) => one;

@Authorized("COMPANY_OWNER")
@Resolver(() => types.WebhookEventType)
export class WebhookResolver {
  @Query(() => [types.WebhookType], { description: "The company's webhooks, the oldest first; at most five." })
  webhooks(@Ctx() ctx: GraphQLContext): Promise<Webhook[]> {
    return listWebhooks(ctx);
  }

  @Query(() => types.WebhookEventPageType, { description: "Events for the company's webhooks, the latest first." })
  webhookEvents(
    @Ctx() ctx: GraphQLContext,
    @Arg("state", () => types.WebhookStateEnum, { nullable: true, description: "Only those that stand there." }) state: WebhookState | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<WebhookEvent>> {
    return listWebhookEvents(ctx, { state, first, after });
  }

  @FieldResolver(() => types.WebhookType)
  webhook(@Root() event: WebhookEvent): Webhook {
    return event.webhook.unwrap();
  }

  @Mutation(() => types.WebhookSecretPayloadType, { description: "Has a system of the company's own told what happens from now on." })
  createWebhook(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.CreateWebhookInputType) input: types.CreateWebhookInputType,
  ): Promise<Payload<Made | typeof none>> {
    return payload(ctx, () => createWebhook(ctx, { ...input }), made, none);
  }

  @Mutation(() => types.WebhookSecretPayloadType, { description: "Gives a webhook a new secret; the one before signs too for a day." })
  rotateWebhookSecret(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.WebhookInputType) { id }: types.WebhookInputType,
  ): Promise<Payload<Made | typeof none>> {
    return payload(ctx, () => rotateWebhookSecret(ctx, { id }), made, none);
  }

  @Mutation(() => types.EndWebhookPayloadType, { description: "Ends a webhook with all that waits for it." })
  endWebhook(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.WebhookInputType) { id }: types.WebhookInputType,
  ): Promise<Payload<{ endedId: string | null }>> {
    return payload(
      ctx,
      () => endWebhook(ctx, { id }),
      (endedId) => ({ endedId }),
      { endedId: null },
    );
  }

  @Mutation(() => types.ResendWebhookEventPayloadType, { description: "Sends an event again, under its own id." })
  resendWebhookEvent(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ResendWebhookEventInputType) { id }: types.ResendWebhookEventInputType,
  ): Promise<Payload<{ event: WebhookEvent | null }>> {
    return payload(
      ctx,
      () => resendWebhookEvent(ctx, { id }),
      (event) => ({ event }),
      { event: null },
    );
  }
}

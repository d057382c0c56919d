import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { Webhook } from "./webhook.entity.ts";
import { type WebhookScope, type WebhookState, webhookScopes, webhookStates } from "./webhook.enums.ts";
import type { WebhookEvent } from "./webhook-event.entity.ts";

const WebhookScopeEnum = graphqlEnum("WebhookScope", webhookScopes, "What a webhook tells of.");
export const WebhookStateEnum = graphqlEnum("WebhookState", webhookStates, "Where an event stands on its way.");

@Audience("COMPANY_OWNER")
@ObjectType("Webhook", { description: "An address of the company's own system that is told what happens." })
export class WebhookType implements Pick<Webhook, "id" | "url" | "scopes" | "formerUntil" | "createdAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Where events are sent, by HTTPS." })
  url!: string;

  @Field(() => [WebhookScopeEnum], { description: "What it tells of." })
  scopes!: WebhookScope[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "Until when events are signed with the secret before, too; null before the first change.",
  })
  formerUntil!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  createdAt!: Date;
}

@Audience("COMPANY_OWNER")
@ObjectType("WebhookEvent", { description: "Something that happened and that a webhook tells, by identifiers only." })
export class WebhookEventType
  implements Pick<WebhookEvent, "id" | "type" | "objectId" | "state" | "attempts" | "lastAnswer" | "dueAt" | "occurredAt" | "settledAt">
{
  @Field(() => ID, { description: "Identifier; the `webhook-id` of each try." })
  id!: string;

  @Field(() => String, { description: "What happened, like `entry.created`." })
  type!: string;

  @Field(() => ID, { description: "What it happened to: events of one object come in order." })
  objectId!: string;

  @Field(() => WebhookStateEnum, { description: "Where it stands." })
  state!: WebhookState;

  @Field(() => Int, { description: "Tries so far." })
  attempts!: number;

  @Field(() => String, {
    nullable: true,
    description: "What came of the last try: the status of HTTP, or ADDRESS, CONNECTION or TIMEOUT; null before the first.",
  })
  lastAnswer!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it is tried next; null before the first try and once settled." })
  dueAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it happened." })
  occurredAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was delivered or given up." })
  settledAt!: Date | null;

  @Field(() => WebhookType, { description: "Who is told." })
  webhook!: WebhookType;
}

@Audience("COMPANY_OWNER")
@ObjectType("WebhookEventPage", { simpleResolvers: true, description: "A page of events." })
export class WebhookEventPageType extends CountedPageType {
  @Field(() => [WebhookEventType], { description: "The events of this page, the latest first." })
  items!: WebhookEventType[];
}

@InputType("CreateWebhookInput", { description: "Who is told what." })
export class CreateWebhookInputType {
  @Field(() => String, { description: "By https, a host's name of the open internet, at most 500 characters. Redirects are not followed." })
  url!: string;

  @Field(() => [WebhookScopeEnum], { description: "One or more." })
  scopes!: WebhookScope[];
}

@InputType("WebhookInput", { description: "Which webhook." })
export class WebhookInputType {
  @Field(() => ID, { description: "One of the member's own company." })
  id!: string;
}

@InputType("ResendWebhookEventInput", { description: "Which event." })
export class ResendWebhookEventInputType {
  @Field(() => ID, { description: "One of the company's webhooks." })
  id!: string;
}

@Audience("COMPANY_OWNER")
@ObjectType("WebhookSecretPayload", { description: "A webhook with its new secret." })
export class WebhookSecretPayloadType extends PayloadType {
  @Field(() => WebhookType, { nullable: true, description: "Null when there are errors." })
  webhook!: WebhookType | null;

  @Field(() => String, {
    nullable: true,
    description: "What its events are signed with (`whsec_…`), told this once; null when there are errors.",
  })
  secret!: string | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("EndWebhookPayload", { description: "The ended webhook." })
export class EndWebhookPayloadType extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Null when there are errors." })
  endedId!: string | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("ResendWebhookEventPayload", { description: "The event that waits again." })
export class ResendWebhookEventPayloadType extends PayloadType {
  @Field(() => WebhookEventType, { nullable: true, description: "Null when there are errors." })
  event!: WebhookEventType | null;
}

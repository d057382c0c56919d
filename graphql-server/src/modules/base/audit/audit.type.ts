import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { ActorKindEnum, graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import type { AuditFilter } from "./audit.queries.ts";
import { type AuditEvent, auditResults } from "./audit-event.entity.ts";

const AuditResultEnum = graphqlEnum("AuditResult", auditResults, "How an act ended.");

@Audience("ADMIN_OWNER")
@ObjectType("AuditDetail", { simpleResolvers: true, description: "One thing that was noted with an act." })
export class AuditDetailType {
  @Field(() => String, { description: "What it is." })
  name!: string;

  @Field(() => String, { description: "As text; empty when there was none." })
  value!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("AuditEvent", { description: "One act on record. The database refuses to change or delete it." })
export class AuditEventType
  implements
    Pick<
      AuditEvent,
      "id" | "at" | "actorKind" | "actorId" | "sessionId" | "ip" | "requestId" | "action" | "objectType" | "objectId" | "result"
    >
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;

  @Field(() => ActorKindEnum, { description: "Which side acted." })
  actorKind!: ActorKind;

  @Field(() => ID, { nullable: true, description: "Who acted; null for the system and for unknown people." })
  actorId!: string | null;

  @Field(() => ID, { nullable: true, description: "In which session." })
  sessionId!: string | null;

  @Field(() => String, { nullable: true, description: "From which network address." })
  ip!: string | null;

  @Field(() => String, { nullable: true, description: "Number of the request, as in the log." })
  requestId!: string | null;

  @Field(() => String, { description: "Noun and verb, e.g. work.approve." })
  action!: string;

  @Field(() => String, { description: "What kind of thing it was done to." })
  objectType!: string;

  @Field(() => String, { nullable: true, description: "To which one." })
  objectId!: string | null;

  @Field(() => AuditResultEnum, { description: "How it ended." })
  result!: AuditEvent["result"];
}

@Audience("ADMIN_OWNER")
@ObjectType("AuditEventPage", { simpleResolvers: true, description: "A page of the record, the latest first." })
export class AuditEventPageType extends PageType {
  @Field(() => [AuditEventType], { description: "The items of this page." })
  items!: AuditEventType[];

  @Field(() => Int, { description: "How many there are by this filter." })
  totalCount!: number;
}

@InputType("AuditFilter", { description: "Which acts." })
export class AuditFilterInput implements AuditFilter {
  @Field(() => String, { nullable: true, description: "Beginning of the action, e.g. `session.`." })
  action?: string | null;

  @Field(() => ActorKindEnum, { nullable: true, description: "Only of this side." })
  actorKind?: ActorKind | null;

  @Field(() => ID, { nullable: true, description: "Only of this person." })
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: "Only on things of this kind." })
  objectType?: string | null;

  @Field(() => ID, { nullable: true, description: "Only on this one." })
  objectId?: string | null;

  @Field(() => AuditResultEnum, { nullable: true, description: "Only with this end." })
  result?: AuditEvent["result"] | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "From this day in Japan on." })
  from?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Up to this day in Japan, inclusive." })
  to?: string | null;
}

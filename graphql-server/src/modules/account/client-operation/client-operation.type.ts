import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ClientOperation } from "./client-operation.entity.ts";

@Audience("ADMIN_OWNER")
@ObjectType("ClientOperation", { description: "An operation of a client other than the site's own pages, answered in production." })
export class ClientOperationType
  implements
    Pick<ClientOperation, "id" | "client" | "name" | "version" | "sha256" | "text" | "uses" | "lastUsedAt" | "registeredAt" | "retiredAt">
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "The program that sends it, e.g. mobile." })
  client!: string;

  @Field(() => String, { description: "Its name in the client's documents." })
  name!: string;

  @Field(() => Int, { description: "Counted for each client and name." })
  version!: number;

  @Field(() => String, { description: "SHA-256 of its text in hexadecimal digits, by which a client may ask for it." })
  sha256!: string;

  @Field(() => String, { description: "The operation with the fragments it uses." })
  text!: string;

  @Field(() => Int, { description: "How often it was asked for." })
  uses!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was last asked for." })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it was registered." })
  registeredAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was retired; it is not answered since." })
  retiredAt!: Date | null;

  @Field(() => String, { nullable: true, description: "What a client shall send instead, once it is retired." })
  advice!: string | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("ClientOperationPage", { simpleResolvers: true, description: "A page of operations." })
export class ClientOperationPageType extends CountedPageType {
  @Field(() => [ClientOperationType], { description: "The operations of this page, the latest first." })
  items!: ClientOperationType[];
}

@InputType("RegisterOperationsInput", { description: "Operations of a client." })
export class RegisterOperationsInputType {
  @Field(() => String, { description: "The program that sends them: small letters, digits and hyphens, 2 to 40 characters." })
  client!: string;

  @Field(() => String, { description: "GraphQL documents one after another: named operations, at most 500, with their fragments." })
  documents!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("RegisterOperationsPayload", { description: "What was registered." })
export class RegisterOperationsPayloadType extends PayloadType {
  @Field(() => [ClientOperationType], { description: "Those that were not answered before, or are again; none when there are errors." })
  registered!: ClientOperationType[];

  @Field(() => Int, { description: "How many were registered already and stay as they are." })
  alreadyKnown!: number;
}

@InputType("RetireOperationInput", { description: "The operation to end." })
export class RetireOperationInputType {
  @Field(() => ID, { description: "The operation." })
  id!: string;

  @Field(() => String, { description: "What clients shall send instead, at most 300 characters; they are answered this." })
  advice!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("RetireOperationPayload", { description: "The ended operation." })
export class RetireOperationPayloadType extends PayloadType {
  @Field(() => ClientOperationType, { nullable: true, description: "The operation; null when there are errors." })
  operation!: ClientOperationType | null;
}

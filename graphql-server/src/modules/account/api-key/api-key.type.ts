import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ApiKey } from "./api-key.entity.ts";
import type { CreateApiKeyInput } from "./create-api-key.ts";
import { termDays } from "./key-term.ts";

@Audience("ADMIN_OWNER")
@ObjectType("ApiKey", { description: "A partner's key to the works API." })
export class ApiKeyType
  implements
    Pick<ApiKey, "id" | "name" | "prefix" | "requestsPerMinute" | "createdAt" | "lastUsedAt" | "revokedAt" | "expiresAt" | "formerUntil">
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Whose it is and what for." })
  name!: string;

  @Field(() => String, { description: "Beginning of the key, by which keys are told apart." })
  prefix!: string;

  @Field(() => [String], { description: "What it opens, e.g. works:read." })
  scopes!: ApiKey["scopes"];

  @Field(() => Int, { description: "Requests a minute at most." })
  requestsPerMinute!: number;

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was last used, to the minute." })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was ended; it opens nothing since." })
  revokedAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "From then on it opens nothing; null for keys that were made without an end.",
  })
  expiresAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Until then the key before it opens too; null where there is none." })
  formerUntil!: Date | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("ApiKeyPage", { simpleResolvers: true, description: "A page of keys." })
export class ApiKeyPageType extends PageType {
  @Field(() => [ApiKeyType], { description: "The keys of this page, the newest first." })
  items!: ApiKeyType[];

  @Field(() => Int, { description: "All keys, ended ones too." })
  totalCount!: number;
}

@InputType("CreateApiKeyInput", { description: "A key for a partner." })
export class CreateApiKeyInputType implements CreateApiKeyInput {
  @Field(() => String, { description: "Whose it is and what for, at most 80 characters." })
  name!: string;

  @Field(() => Int, { defaultValue: 120, description: "Requests a minute at most, 1 to 6,000." })
  requestsPerMinute!: number;

  @Field(() => Int, { defaultValue: termDays.usual, description: "Days after which it ends, 1 to 730." })
  expiresInDays!: number;
}

@InputType("RotateApiKeyInput", { description: "The key to replace." })
export class RotateApiKeyInputType {
  @Field(() => ID, { description: "The key." })
  id!: string;

  @Field(() => Int, { defaultValue: termDays.usual, description: "Days after which the new one ends, 1 to 730." })
  expiresInDays!: number;
}

@Audience("ADMIN_OWNER")
@ObjectType("CreateApiKeyPayload", { description: "The new key." })
export class CreateApiKeyPayloadType extends PayloadType {
  @Field(() => ApiKeyType, { nullable: true, description: "The key; null when there are errors." })
  apiKey!: ApiKeyType | null;

  @Field(() => String, { nullable: true, description: "The key itself: shown this once, only its hash is kept." })
  token!: string | null;
}

@InputType("RevokeApiKeyInput", { description: "The key to end." })
export class RevokeApiKeyInputType {
  @Field(() => ID, { description: "The key." })
  id!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("RevokeApiKeyPayload", { description: "The ended key." })
export class RevokeApiKeyPayloadType extends PayloadType {
  @Field(() => ApiKeyType, { nullable: true, description: "The key; null when there are errors." })
  apiKey!: ApiKeyType | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("RotateApiKeyPayload", { description: "The key that took another's place." })
export class RotateApiKeyPayloadType extends PayloadType {
  @Field(() => ApiKeyType, { nullable: true, description: "The key; null when there are errors." })
  apiKey!: ApiKeyType | null;

  @Field(() => String, { nullable: true, description: "The new key itself: shown this once, only its hash is kept." })
  token!: string | null;
}

import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { type AppKind, type AppScope, appKinds } from "../../../shared/viewer/app-scopes.ts";
import type { OAuthClient } from "./oauth-client.entity.ts";

const AppKindEnum = graphqlEnum("AppKind", appKinds, "Whose accounts an app may ask.");
const scopesText = "What it may ask for: profile, apply, messages of seekers; works:read, works:write of companies.";

type Shown =
  | "id"
  | "name"
  | "recipient"
  | "purpose"
  | "purposeEn"
  | "country"
  | "kind"
  | "redirectUris"
  | "origins"
  | "approvedAt"
  | "endedAt";

@Audience("ADMIN_OWNER")
@ObjectType("OAuthClient", { description: "An app of somebody else that people may let act for them." })
export class OAuthClientType implements Pick<OAuthClient, Shown> {
  @Field(() => ID, { description: "Identifier; the `client_id` of its requests." })
  id!: string;

  @Field(() => String, { description: "What the app calls itself." })
  name!: string;

  @Field(() => String, { description: "Who gets the data." })
  recipient!: string;

  @Field(() => String, { description: "What the data is for, in Japanese." })
  purpose!: string;

  @Field(() => String, { description: "What the data is for, in English." })
  purposeEn!: string;

  @Field(() => String, { description: "Where the data is kept: a country by ISO 3166-1." })
  country!: string;

  @Field(() => AppKindEnum, { description: "Whose accounts it may ask." })
  kind!: AppKind;

  @Field(() => [String], { description: "Addresses to which people are sent back." })
  redirectUris!: string[];

  @Field(() => [String], { description: "Origins whose pages may call the API with its tokens." })
  origins!: string[];

  @Field(() => [String], { description: scopesText })
  scopes!: AppScope[];

  @Field(() => GraphQLDateTime, { description: "When it was approved." })
  approvedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was ended; it opens nothing since." })
  endedAt!: Date | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("OAuthClientPage", { simpleResolvers: true, description: "A page of apps." })
export class OAuthClientPageType extends CountedPageType {
  @Field(() => [OAuthClientType], { description: "The apps of this page, the latest first." })
  items!: OAuthClientType[];
}

@InputType("ApproveOAuthClientInput", { description: "An app as the operator has looked at it." })
export class ApproveOAuthClientInputType {
  @Field(() => String, { description: "What the app calls itself, at most 80 characters." })
  name!: string;

  @Field(() => String, { description: "Who gets the data, at most 120 characters." })
  recipient!: string;

  @Field(() => String, { description: "What the data is for, in Japanese, at most 300 characters." })
  purpose!: string;

  @Field(() => String, { description: "The same in English." })
  purposeEn!: string;

  @Field(() => String, { description: "Where the data is kept: a country by ISO 3166-1, two letters." })
  country!: string;

  @Field(() => AppKindEnum, { description: "Whose accounts it may ask." })
  kind!: AppKind;

  @Field(() => [String], { description: "Addresses of https, of http://127.0.0.1, or of a scheme like com.example.app:/; one to ten." })
  redirectUris!: string[];

  @Field(() => [String], { defaultValue: [], description: "Origins of its pages, capacitor://localhost among them; at most ten." })
  origins!: string[];

  @Field(() => [String], { description: scopesText })
  scopes!: AppScope[];
}

@InputType("EndOAuthClientInput", { description: "Which app." })
export class EndOAuthClientInputType {
  @Field(() => ID, { description: "The app." })
  id!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("ApproveOAuthClientPayload", { description: "Answer of approveOAuthClient." })
export class ApproveOAuthClientPayloadType extends PayloadType {
  @Field(() => OAuthClientType, { nullable: true, description: "The app; null when there are errors." })
  client!: OAuthClientType | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("EndOAuthClientPayload", { description: "Answer of endOAuthClient." })
export class EndOAuthClientPayloadType extends PayloadType {
  @Field(() => OAuthClientType, { nullable: true, description: "The app; null when there are errors." })
  client!: OAuthClientType | null;
}

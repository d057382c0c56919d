import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";

@Audience("SEEKER", "COMPANY", "ADMIN")
@ObjectType("Device", { simpleResolvers: true, description: "A browser in which somebody is signed in." })
export class DeviceType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Browser and system, e.g. Chrome / Windows; empty when unknown." })
  name!: string;

  @Field(() => String, { description: "Network address at sign-in." })
  ip!: string;

  @Field(() => String, {
    nullable: true,
    description: "The app of somebody else that acts for the account, in place of a browser; null for a browser.",
  })
  app?: string | null;

  @Field(() => GraphQLDateTime, { description: "When it signed in." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "Its last visit." })
  lastSeenAt!: Date;

  @Field(() => Boolean, { description: "True for the browser that asks." })
  isCurrent!: boolean;
}

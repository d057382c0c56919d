import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { OutboxMail } from "./outbox-mail.entity.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("UnsentMail", { description: "A mail that was tried and has not left the house." })
export class UnsentMailType
  implements Pick<OutboxMail, "id" | "recipient" | "template" | "attempts" | "lastError" | "failedAt" | "createdAt">
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Whom it is for." })
  recipient!: string;

  @Field(() => String, { description: "What it tells, e.g. entry-received." })
  template!: string;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => String, { nullable: true, description: "What the mail server answered last, or what became of the connection." })
  lastError!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was given up; null while it is still tried." })
  failedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it was written." })
  createdAt!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("UnsentMailPage", { simpleResolvers: true, description: "A page of unsent mails." })
export class UnsentMailPageType extends PageType {
  @Field(() => [UnsentMailType], { description: "The mails of this page, the newest first." })
  items!: UnsentMailType[];

  @Field(() => Int, { description: "All unsent mails." })
  totalCount!: number;
}

@InputType("ResendMailInput", { description: "The mail to try again." })
export class ResendMailInputType {
  @Field(() => ID, { description: "The mail." })
  id!: string;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ResendMailPayload", { description: "The mail, which waits again." })
export class ResendMailPayloadType extends PayloadType {
  @Field(() => UnsentMailType, { nullable: true, description: "The mail; null when there are errors." })
  mail!: UnsentMailType | null;
}

import { Arg, Authorized, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { type Notification, notificationsOf } from "./notification.queries.ts";
import { type NotificationFamily, notificationFamilies } from "./notification-setting.entity.ts";
import { setNotification } from "./set-notification.ts";

const NotificationFamilyEnum = graphqlEnum("NotificationFamily", notificationFamilies, "What a seeker may be told of.");

@Audience("SEEKER")
@ObjectType("NotificationSetting", { simpleResolvers: true, description: "How the seeker is told of one thing." })
export class NotificationSettingType implements Notification {
  @Field(() => NotificationFamilyEnum, { description: "Of what." })
  family!: NotificationFamily;

  @Field(() => Boolean, { nullable: true, description: "By mail; null where no mail is offered." })
  email!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "On the start page and in the header; null where that is not offered." })
  site!: boolean | null;
}

@InputType("SetNotificationInput", { description: "How the seeker wants to be told of one thing." })
export class SetNotificationInput {
  @Field(() => NotificationFamilyEnum, { description: "Of what." })
  family!: NotificationFamily;

  @Field(() => Boolean, { description: "By mail." })
  email!: boolean;

  @Field(() => Boolean, { description: "On the site." })
  site!: boolean;
}

@Audience("SEEKER")
@ObjectType("SetNotificationPayload", { description: "All settings as they stand now." })
export class SetNotificationPayload extends PayloadType {
  @Field(() => [NotificationSettingType], { nullable: true, description: "Null when there are errors." })
  notificationSettings!: NotificationSettingType[] | null;
}

@Authorized("SEEKER")
@Resolver()
export class NotificationResolver {
  @Query(() => [NotificationSettingType], { description: "How the seeker is told of what." })
  notificationSettings(@Ctx() ctx: GraphQLContext): Promise<Notification[]> {
    return notificationsOf(ctx.em, requireSeeker(ctx).userId);
  }

  @Mutation(() => SetNotificationPayload, { description: "Chooses how the seeker is told of one thing." })
  setNotification(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SetNotificationInput) input: SetNotificationInput,
  ): Promise<Payload<{ notificationSettings: Notification[] | null }>> {
    return payload(
      ctx,
      () => setNotification(ctx, { ...input }),
      (notificationSettings) => ({ notificationSettings }),
      { notificationSettings: null },
    );
  }
}

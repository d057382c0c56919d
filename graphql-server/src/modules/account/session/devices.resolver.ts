import { Arg, Authorized, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { AccountKindEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { DeviceType } from "./device.type.ts";
import { endDevices, listDevices } from "./devices.ts";

@InputType("EndDevicesInput", { description: "Signs out elsewhere." })
export class EndDevicesInput {
  @Field(() => ID, { nullable: true, description: "One other device; every other one when left out." })
  id?: string | null;

  @Field(() => AccountKindEnum, { defaultValue: "SEEKER", description: "Which of the browser's accounts." })
  kind!: AccountKind;
}

@Audience("SEEKER", "COMPANY", "ADMIN")
@ObjectType("EndDevicesPayload", { description: "How many were signed out." })
export class EndDevicesPayload extends PayloadType {
  @Field(() => Int, { description: "0 when there are errors." })
  ended!: number;
}

@Authorized("SEEKER", "COMPANY", "ADMIN")
@Resolver()
export class DevicesResolver {
  @Query(() => [DeviceType], {
    description: "Where one of the browser's accounts is signed in, the latest visit first; at most 100, none when it is not.",
  })
  devices(
    @Ctx() ctx: GraphQLContext,
    @Arg("kind", () => AccountKindEnum, { defaultValue: "SEEKER", description: "Which account." }) kind: AccountKind,
  ): Promise<DeviceType[]> {
    return listDevices(ctx, kind);
  }

  @Mutation(() => EndDevicesPayload, { description: "Signs an account out on one other device, or on all others." })
  endDevices(@Ctx() ctx: GraphQLContext, @Arg("input", () => EndDevicesInput) input: EndDevicesInput): Promise<Payload<{ ended: number }>> {
    return payload(
      ctx,
      () => endDevices(ctx, { ...input }),
      (ended) => ({ ended }),
      { ended: 0 },
    );
  }
}

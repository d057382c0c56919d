import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import { SeekerProfileType } from "../../account/profile/seeker-profile.type.ts";
import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { AdminSeekerDetailType } from "../../account/seeker/seeker-detail.type.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import { MeasurementType } from "./exam-parts.type.ts";
import { presentMeasurement } from "./measurement.presenter.ts";
import { listSeekerAttempts } from "./seeker-attempts.queries.ts";
import { AdminSeekerAttemptType } from "./seeker-attempts.type.ts";

/** Fields that the exam adds to a seeker's own profile. */
@Authorized("SEEKER")
@Resolver(() => SeekerProfileType)
export class ProfileMeasurementResolver {
  @FieldResolver(() => MeasurementType, {
    nullable: true,
    description: "Japanese level as our exam measured it; null before the first complete result.",
  })
  measurement(@Root() profile: UserProfile, @Ctx() ctx: GraphQLContext): MeasurementType | null {
    return presentMeasurement(ctx, profile.measurement);
  }
}

/** Fields that the exam adds to the operator's view of a seeker. */
@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminSeekerDetailType)
export class SeekerAttemptsResolver {
  @FieldResolver(() => MeasurementType, { nullable: true, description: "Level as the exam measured it." })
  async measurement(@Root() { id }: { id: string }, @Ctx() ctx: GraphQLContext): Promise<MeasurementType | null> {
    return presentMeasurement(ctx, (await loader(ctx, profileByUserId).load(id))?.measurement);
  }

  @FieldResolver(() => [AdminSeekerAttemptType], { description: "Sittings of the exam." })
  attempts(@Root() { id }: { id: string }, @Ctx() ctx: GraphQLContext): Promise<AdminSeekerAttemptType[]> {
    return listSeekerAttempts(ctx, id);
  }
}

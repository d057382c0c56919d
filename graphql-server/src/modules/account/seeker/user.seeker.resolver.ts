import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { missingParts, type ProfilePart, profileCompleteness } from "../profile/profile-completeness.ts";
import { readResume } from "../profile/read-resume.ts";
import { ReadResumeInputType, ReadResumePayloadType } from "../profile/read-resume.type.ts";
import type { ResumeFacts } from "../profile/resume-text.ts";
import { ProfilePartEnum, SeekerProfileType } from "../profile/seeker-profile.type.ts";
import { UpdateProfileInputType } from "../profile/update-profile.input.ts";
import { updateProfile } from "../profile/update-profile.ts";
import type { UserProfile } from "../profile/user-profile.entity.ts";
import { SeekerType, SetLocaleInputType, SetLocalePayloadType, UpdateProfilePayloadType } from "./seeker.type.ts";
import { setLocale } from "./set-locale.ts";
import type { User } from "./user.entity.ts";
import { profileByUserId, userById } from "./user.loaders.ts";

@Authorized("SEEKER")
@Resolver(() => SeekerType)
export class UserSeekerResolver {
  @Query(() => SeekerType, { description: "The signed-in seeker." })
  me(@Ctx() ctx: GraphQLContext): Promise<User | undefined> {
    return loader(ctx, userById).load(ctx.viewer.seeker?.userId ?? "");
  }

  @FieldResolver(() => SeekerProfileType, { description: "What the seeker tells about themselves." })
  profile(@Root() user: User, @Ctx() ctx: GraphQLContext): Promise<UserProfile | undefined> {
    return loader(ctx, profileByUserId).load(user.id);
  }

  @Mutation(() => UpdateProfilePayloadType, { description: "Saves the profile." })
  updateProfile(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => UpdateProfileInputType) input: UpdateProfileInputType,
  ): Promise<Payload<{ me: User | null }>> {
    return payload(
      ctx,
      () => updateProfile(ctx, { ...input }),
      (me) => ({ me }),
      { me: null },
    );
  }

  @Mutation(() => ReadResumePayloadType, {
    description: "Reads a résumé file of the seeker's own, to be shown and confirmed. Nothing is saved.",
  })
  readResume(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ReadResumeInputType) input: ReadResumeInputType,
  ): Promise<Payload<{ facts: ResumeFacts | null }>> {
    return payload(
      ctx,
      () => readResume(ctx, { ...input }),
      (facts) => ({ facts }),
      { facts: null },
    );
  }

  @Mutation(() => SetLocalePayloadType, { description: "Chooses the language of mails and documents." })
  setLocale(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SetLocaleInputType) input: SetLocaleInputType,
  ): Promise<Payload<{ me: User | null }>> {
    return payload(
      ctx,
      () => setLocale(ctx, { ...input }),
      (me) => ({ me }),
      { me: null },
    );
  }
}

@Resolver(() => SeekerProfileType)
export class SeekerProfileResolver {
  @FieldResolver(() => Int)
  completeness(@Root() profile: UserProfile): number {
    return profileCompleteness(profile);
  }

  @FieldResolver(() => [ProfilePartEnum])
  missingParts(@Root() profile: UserProfile): ProfilePart[] {
    return missingParts(profile);
  }
}

import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { Locale } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import { displayName } from "../profile/display-name.ts";
import type { UserProfile } from "../profile/user-profile.entity.ts";
import { entryCountByUser, lastSeenByUser } from "./seeker-account.loaders.ts";
import type { User, UserStatus } from "./user.entity.ts";
import { profileByUserId } from "./user.loaders.ts";

/** A seeker as the operator's lists show them: no address, no telephone, no date of birth, no permission to work. */
export interface SeekerAccount {
  id: string;
  name: string;
  kana: string;
  latinName: string;
  email: string;
  status: UserStatus;
  locale: Locale;
  prefecture: PrefectureCode | null;
  selfDeclaredLevel: JapaneseLevel | null;
  measuredLevel: MeasuredLevel | null;
  registeredAt: Date;
  lastSeenAt: Date | null;
  entryCount: number;
  version: number;
}

function personOf(ctx: Ctx, user: User, profile: UserProfile | undefined) {
  if (!profile) return { name: messageOf("ERASED_PERSON", ctx.locale), kana: "", latinName: "", email: "" };
  const kana = `${profile.familyNameKana} ${profile.givenNameKana}`.trim();
  return { name: displayName(profile), kana, latinName: profile.latinName, email: user.email };
}

async function presentSeeker(ctx: Ctx, user: User): Promise<SeekerAccount> {
  const [profile, lastSeenAt, entryCount] = await Promise.all([
    loader(ctx, profileByUserId).load(user.id),
    loader(ctx, lastSeenByUser).load(user.id),
    loader(ctx, entryCountByUser).load(user.id),
  ]);
  return {
    id: user.id,
    ...personOf(ctx, user, profile),
    status: user.status,
    locale: user.locale,
    prefecture: profile?.prefecture ?? null,
    selfDeclaredLevel: profile?.selfDeclaredLevel ?? null,
    measuredLevel: profile?.measuredLevel ?? null,
    registeredAt: user.createdAt,
    lastSeenAt,
    entryCount,
    version: user.version,
  };
}

/** The rows of a list, three statements for all of them. */
export function presentSeekers(ctx: Ctx, users: readonly User[]): Promise<SeekerAccount[]> {
  return Promise.all(users.map((user) => presentSeeker(ctx, user)));
}

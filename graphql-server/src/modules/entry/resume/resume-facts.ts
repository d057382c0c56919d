import sharp from "sharp";
import type { Ctx } from "../../../shared/ctx.ts";
import { findPhoto } from "../../account/attachment/attachment.queries.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { User } from "../../account/seeker/user.entity.ts";

/** The facts that make up a résumé. */
export interface ResumeFacts {
  profile: UserProfile;
  email: string;
  /** Upright JPEG of 3 to 4. */
  photo: Buffer | null;
  at: Date;
}

async function readPhoto(ctx: Ctx, userId: string): Promise<Buffer | null> {
  const photo = await findPhoto(ctx, userId);
  const stored = photo && (await ctx.storage.get(photo.storageKey, photo));
  if (!stored) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stored.stream) chunks.push(Buffer.from(chunk));
  return sharp(Buffer.concat(chunks)).jpeg().toBuffer();
}

/** The signed-in seeker's own facts. @throws UserErrors UNAUTHENTICATED */
export async function readResumeFacts(ctx: Ctx): Promise<ResumeFacts> {
  const { userId } = requireSeeker(ctx);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  const profile = await ctx.em.findOneOrFail(UserProfile, { user: userId });
  return { profile, email: user.email, photo: await readPhoto(ctx, userId), at: ctx.now() };
}

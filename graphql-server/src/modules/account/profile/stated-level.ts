import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import type { UserProfile } from "./user-profile.entity.ts";

/** The highest level a seeker states: their own word or a JLPT certificate. */
export function statedLevel({
  certificates,
  selfDeclaredLevel,
}: Pick<UserProfile, "certificates" | "selfDeclaredLevel">): JapaneseLevel | null {
  const passed = certificates.filter(({ kind }) => kind === "JLPT").map(({ level }) => level);
  const levels = japaneseLevels.filter((level) => level === selfDeclaredLevel || passed.includes(level));
  return levels.toSorted((a, b) => levelRank(b) - levelRank(a))[0] ?? null;
}

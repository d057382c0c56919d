import type { RequiredEntityData } from "@mikro-orm/postgresql";
import type { StoredMeasurement } from "../../modules/account/profile/user-profile.entity.ts";
import type { ExamResult } from "../../modules/exam/certificate/exam-result.entity.ts";
import type { ExamAttempt } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { createRandom, demoId } from "../random.ts";

interface Stage {
  profiles: readonly { user: string; measurement?: StoredMeasurement | null }[];
  examId: string;
  now: Date;
}

const minute = 60_000;

/** The sitting behind each measurement, and for some an earlier one whose time ran out. */
export function demoSittings({ profiles, examId, now }: Stage) {
  const random = createRandom(20_261_123);
  const attempts: RequiredEntityData<ExamAttempt>[] = [];
  const results: RequiredEntityData<ExamResult>[] = [];

  function sit(user: string, endedAt: Date, { theta, se }: { theta: number; se: number }, isExpired: boolean): string {
    const startedAt = new Date(endedAt.getTime() - (isExpired ? 60 : 24 + random.int(20)) * minute);
    const id = demoId(random, startedAt);
    attempts.push({
      id,
      test: examId,
      user,
      status: isExpired ? "EXPIRED" : "FINISHED",
      withListening: false,
      startedAt,
      deadlineAt: new Date(startedAt.getTime() + 60 * minute),
      endedAt,
      scoredCount: isExpired ? 4 + random.int(5) : 20 + random.int(10),
      theta,
      se,
      operationId: demoId(random, startedAt),
      version: 1,
      createdAt: startedAt,
      updatedAt: endedAt,
    });
    return id;
  }

  for (const [index, { user, measurement }] of profiles.entries()) {
    if (!measurement) continue;
    const { theta, se, level, probabilities } = measurement;
    const measuredAt = new Date(measurement.measuredAt);
    if (index % 4 === 0) sit(user, new Date(measuredAt.getTime() - 35 * 24 * 60 * minute), { theta: 0, se: 0.9 }, true);
    const attempt = sit(user, measuredAt, { theta, se }, false);
    results.push({
      id: demoId(random, measuredAt),
      attempt,
      user,
      theta,
      se,
      level,
      probabilities,
      skills: [],
      scoredCount: 25,
      complete: true,
      certificateCode: random.hex(24),
      signature: random.hex(64),
      measuredAt: measuredAt < now ? measuredAt : now,
      createdAt: measuredAt,
    });
  }
  return { attempts, results };
}

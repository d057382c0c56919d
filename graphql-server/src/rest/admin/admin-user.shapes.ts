import { z } from "zod";
import { seekerSorts } from "../../modules/account/seeker/seeker-account.queries.ts";
import { userStatuses } from "../../modules/account/seeker/user.entity.ts";
import { entryStatuses } from "../../modules/entry/entry/entry.vocabulary.ts";
import { examAttemptStatuses } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { cardPaymentStatuses } from "../../modules/money/payment/card-payment.entity.ts";
import { refundStatuses } from "../../modules/money/refund/refund.vocabulary.ts";
import { japaneseLevels } from "../../shared/vocabulary/japanese-level.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { adminSessionShape, id, pageInfoShape, time } from "../shapes.ts";

const session = adminSessionShape.nullable();
const level = z.enum(measuredLevels);
const status = z.enum(userStatuses);

const seekerShape = z.object({
  id,
  name: z.string(),
  kana: z.string(),
  latinName: z.string(),
  email: z.string(),
  status,
  locale: z.string(),
  prefecture: z.string().nullable(),
  selfDeclaredLevel: z.enum(japaneseLevels).nullable(),
  measuredLevel: level.nullable(),
  registeredAt: time,
  lastSeenAt: time.nullable(),
  entryCount: z.int(),
  version: z.int(),
});

export const userListShape = z.object({
  session,
  users: z.array(seekerShape),
  pageInfo: pageInfoShape,
  totalCount: z.int(),
  choices: z.object({ statuses: z.array(status), levels: z.array(level), sorts: z.array(z.enum(seekerSorts)) }),
});

const measurementShape = z.object({
  level,
  claimChance: z.number(),
  provisional: z.boolean(),
  provisionalReason: z.string().nullable(),
  probabilities: z.array(z.object({ level, probability: z.number() })),
  score: z.object({ points: z.int(), low: z.int(), high: z.int() }),
  measuredAt: time,
});
const attemptShape = z.object({
  id,
  status: z.enum(examAttemptStatuses),
  startedAt: time,
  endedAt: time.nullable(),
  scoredCount: z.int(),
  level: level.nullable(),
  complete: z.boolean(),
});
const entryShape = z.object({
  id,
  workId: id,
  workTitle: z.string(),
  companyId: id,
  companyName: z.string(),
  status: z.enum(entryStatuses),
  createdAt: time,
  movedAt: time,
});
const purchaseShape = z.object({
  id,
  product: z.string(),
  price: z.int(),
  status: z.enum(cardPaymentStatuses),
  refundStatus: z.enum(refundStatuses).nullable(),
  receiptNumber: z.string().nullable(),
  createdAt: time,
});

const detailShape = z.object({
  id,
  seeker: seekerShape,
  termsVersion: z.string(),
  termsAcceptedAt: time,
  agreedTerms: z.array(z.object({ version: z.string(), acceptedAt: time })),
  eraseAfter: time.nullable(),
  legalMoves: z.array(status),
  measurement: measurementShape.nullable(),
  attempts: z.array(attemptShape),
  entryCounts: z.array(z.object({ status: z.enum(entryStatuses), count: z.int() })),
  entries: z.array(entryShape),
  purchases: z.array(purchaseShape),
  sessions: z.array(z.object({ id, device: z.string(), ip: z.string(), createdAt: time, lastSeenAt: time })),
  events: z.array(z.object({ id, from: status, to: status, actorName: z.string(), reason: z.string().nullable(), at: time })),
});
export const userDetailShape = z.object({ session, user: detailShape });

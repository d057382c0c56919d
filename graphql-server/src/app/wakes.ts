import { Company } from "../modules/account/company/company.entity.ts";
import { AuditEvent } from "../modules/base/audit/audit-event.entity.ts";
import type { Wake } from "../modules/base/jobs/job-subscriber.ts";
import { ReadingCorrection } from "../modules/base/reading/reading-correction.entity.ts";
import { WebhookEvent } from "../modules/company/webhook/webhook-event.entity.ts";
import { Entry } from "../modules/entry/entry/entry.entity.ts";
import { InterviewSlot } from "../modules/entry/interview/interview-slot.entity.ts";
import { Movie } from "../modules/exam/movie/movie.entity.ts";
import { Mailing } from "../modules/message/mailing/mailing.entity.ts";
import { Message } from "../modules/message/message/message.entity.ts";
import { News } from "../modules/site/news/news.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { ReviewClaim } from "../modules/work/review/review-claim.entity.ts";

/** Tasks that somebody waits for: they follow a write within a second unless the task says otherwise, and run every ten minutes in any case. */
export const wakes: readonly Wake[] = [
  { task: "fill-missing-ruby", entities: [Work, Company, News, Movie, Message, ReadingCorrection] },
  { task: "index-missing-messages", entities: [Message] },
  { task: "send-mailings", entities: [Mailing] },
  { task: "fold-work-tally", entities: [Work] },
  { task: "deliver-webhooks", entities: [Work, Entry, Message, InterviewSlot, WebhookEvent] },
  { task: "approve-held-works", entities: [ReviewClaim] },
  { task: "seal-audit", entities: [AuditEvent] },
];

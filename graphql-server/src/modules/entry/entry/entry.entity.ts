import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString, encryptedList } from "../../../platform/keys/encrypted-string.ts";
import { offerWays } from "../../../shared/vocabulary/offer-way.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { entryStatuses } from "./entry.vocabulary.ts";
import { openFirst, waitingSince } from "./entry-openness.ts";

/** The answer to one screening question, with the question as it stood. */
export interface ScreeningAnswer {
  questionId: string;
  question: string;
  answer: string;
}

const EntrySchema = defineEntity({
  name: "Entry",
  tableName: "entry",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("restrict"),
    work: () => p.manyToOne(Work).ref().deleteRule("restrict"),
    company: () => p.manyToOne(Company).ref().deleteRule("restrict"),
    status: p.enum(entryStatuses).default("APPLIED"),
    /** 面接(n回目): counted from 1; 0 before the first. */
    interviewRound: p.integer().default(0),
    /** The state to which an entry ON_HOLD returns. */
    heldFrom: p.enum(entryStatuses).nullable(),
    /** 条件つきの内定: the lawful way that the offer names, with its one fact; null for an offer without condition. */
    offerWay: p.enum(offerWays).nullable(),
    offerStatus: p.text().$type<ResidenceStatus>().nullable(),
    offerWeeklyHours: p.decimal("number").precision(4).scale(1).nullable(),
    offerStartsOn: p.type("date").$type<string>().nullable(),
    message: p.type(EncryptedString).$type<string>().default(""),
    answers: encryptedList<ScreeningAnswer>(),
    resume: () => p.manyToOne(Attachment).ref().nullable().deleteRule("set null"),
    /** Consent to give the profile to this company only: version of the text and time. */
    consentVersion: p.string().length(20),
    consentedAt: p.datetime(),
    /** 担当者: the member who looks after it; null for nobody in particular. */
    assignee: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    /** Tags of the company, by their ids. */
    tagIds: p.array().$type<string[]>().default([]),
    /** True while the seeker blocks the company: then it is not there for the company. */
    hiddenFromCompany: p.boolean().default(false),
    /** Chosen by the client so that an unknown outcome can be sent again without harm. */
    operationId: p.uuid().unique(),
    movedAt: p.datetime(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["user", "createdAt"] },
    { properties: ["company", "status", "movedAt"] },
    { properties: ["work", "status"] },
    {
      name: "entry_open_first",
      expression: `create index entry_open_first on entry (company_id, (${openFirst()}) desc, moved_at desc, id desc) where not hidden_from_company`,
    },
    {
      name: "entry_waiting",
      expression: `create index entry_waiting on entry (company_id, (${waitingSince()}), id) where not hidden_from_company`,
    },
    {
      name: "entry_one_open",
      expression:
        "create unique index entry_one_open on entry (user_id, work_id) where status not in ('JOINED', 'REJECTED', 'WITHDRAWN', 'DECLINED', 'JOB_CLOSED', 'ACCOUNT_CLOSED')",
    },
  ],
});

/** An application of a seeker to a work. */
export class Entry extends EntrySchema.class {}
EntrySchema.setClass(Entry);

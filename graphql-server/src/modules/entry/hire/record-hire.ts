import { ref } from "@mikro-orm/core";
import { z } from "zod";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { residenceStatuses } from "../../../shared/vocabulary/work-permission.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { workConditions } from "./hire.vocabulary.ts";
import type { HireCheck } from "./hire-check.entity.ts";
import { changeHire } from "./lock-hire.ts";
import { findNoticeDueOn } from "./notice-due.ts";

const target = { entryId: z.string(), version: z.int() };
const day = z.iso.date().refine((value) => value >= "2000-01-01" && value < "2100-01-01");
const termsSchema = z.strictObject({ ...target, startsOn: day.nullish(), isExempt: z.boolean(), isInsured: z.boolean() });
const cardSchema = z.strictObject({
  ...target,
  checkedOn: day,
  residenceStatus: z.enum(residenceStatuses),
  expiresOn: day.nullish(),
  condition: z.enum(workConditions),
  numberConfirmed: z.boolean(),
});
const noticeSchema = z.strictObject({ ...target, filedOn: day.nullish() });

/** Refuses a day to come: nobody can have acted on it yet. @throws UserErrors DAY_AHEAD */
function requirePast(ctx: Ctx, value: string, path: string): void {
  if (value > jstDate(ctx.now())) throw userError("DAY_AHEAD", [path]);
}

function forgetCard(check: HireCheck): void {
  Object.assign(check, {
    cardCheckedOn: null,
    cardCheckedBy: null,
    residenceStatus: null,
    cardExpiresOn: null,
    workCondition: null,
    numberConfirmed: false,
  });
}

/**
 * Writes the first day and what the duties depend on. Of somebody exempt nothing of a card or a notice is kept.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, NOT_HIRED
 */
export async function saveHireTerms(ctx: Ctx, input: z.input<typeof termsSchema>): Promise<Entry> {
  const { entryId, version, startsOn, isExempt, isInsured } = parse(termsSchema, input);
  return changeHire(ctx, {
    entryId,
    version,
    action: "hire.saveTerms",
    change: async (check, em) => {
      check.startsOn = startsOn ?? null;
      check.isExempt = isExempt;
      check.isInsured = isInsured;
      check.noticeDueOn = await findNoticeDueOn(em, check);
      if (!isExempt) return;
      forgetCard(check);
      check.noticeFiledOn = null;
      check.noticeFiledBy = null;
    },
  });
}

/**
 * Writes down that the residence card was looked at: when, by whom, and what it says about working. No number, no picture.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, NOT_HIRED, HIRE_EXEMPT, DAY_AHEAD, REQUIRED
 */
export async function recordCardCheck(ctx: Ctx, input: z.input<typeof cardSchema>): Promise<Entry> {
  const { entryId, version, checkedOn, residenceStatus, expiresOn, condition, numberConfirmed } = parse(cardSchema, input);
  requirePast(ctx, checkedOn, "checkedOn");
  // Only a 永住者's stay has no end; even then the card has one, which may be left out.
  if (!expiresOn && residenceStatus !== "PERMANENT_RESIDENT") throw userError("REQUIRED", ["expiresOn"]);
  return changeHire(ctx, {
    entryId,
    version,
    action: "hire.recordCard",
    change: (check, em, memberId) => {
      if (check.isExempt) throw userError("HIRE_EXEMPT", ["entryId"]);
      check.cardCheckedOn = checkedOn;
      check.cardCheckedBy = ref(em.getReference(CompanyMember, memberId));
      check.residenceStatus = residenceStatus;
      check.cardExpiresOn = expiresOn ?? null;
      check.workCondition = condition;
      check.numberConfirmed = numberConfirmed;
    },
  });
}

/**
 * Writes down that 外国人雇用状況の届出 was filed, or takes it back. It cannot be filed before the person was hired.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, NOT_HIRED, HIRE_EXEMPT, DAY_AHEAD, HIRE_START_MISSING, FILED_BEFORE_START
 */
export async function recordHireNotice(ctx: Ctx, input: z.input<typeof noticeSchema>): Promise<Entry> {
  const { entryId, version, filedOn } = parse(noticeSchema, input);
  if (filedOn) requirePast(ctx, filedOn, "filedOn");
  return changeHire(ctx, {
    entryId,
    version,
    action: filedOn ? "hire.recordNotice" : "hire.takeBackNotice",
    change: (check, em, memberId) => {
      if (check.isExempt) throw userError("HIRE_EXEMPT", ["entryId"]);
      if (!check.startsOn) throw userError("HIRE_START_MISSING", ["filedOn"]);
      if (filedOn && filedOn < check.startsOn) throw userError("FILED_BEFORE_START", ["filedOn"]);
      check.noticeFiledOn = filedOn ?? null;
      check.noticeFiledBy = filedOn ? ref(em.getReference(CompanyMember, memberId)) : null;
    },
  });
}

import { benefitKindLabels, payUnitLabels } from "../../../shared/vocabulary/labels.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import type { Work } from "./work.entity.ts";

const yen = new Intl.NumberFormat("ja-JP");

/** Name of a prefecture by its code; empty when there is none. */
export function prefectureName(code: string | null | undefined): string {
  return prefectures.find((prefecture) => prefecture.code === code)?.ja ?? "";
}

/** 都道府県 and 市区町村 in one. */
export function placeText(work: Pick<Work, "prefecture" | "city">): string {
  return `${prefectureName(work.prefecture)}${work.city ?? ""}`;
}

/** The whole address of the workplace. */
export function addressText(work: Pick<Work, "prefecture" | "city" | "addressLine">): string {
  return `${placeText(work)}${work.addressLine ?? ""}`;
}

/** Base pay as a reader says it, e.g. 時給1,300円〜1,500円. */
export function payText(work: Pick<Work, "payUnit" | "payMin" | "payMax">): string {
  const { payMax, payMin, payUnit } = work;
  if (!payUnit || !payMin) return "";
  const highest = payMax && payMax > payMin ? `〜${yen.format(payMax)}円` : "";
  return `${payUnitLabels.ja[payUnit]}${yen.format(payMin)}円${highest}`;
}

/** 始業・終業 as text, e.g. 09:00〜18:00、13:00〜22:00. */
export function timesText(work: Pick<Work, "workTimes" | "workTimeNote">): string {
  const times = work.workTimes.map(({ start, end }) => `${start}〜${end}`).join("、");
  return times || (work.workTimeNote ?? "");
}

/** 福利厚生: the kinds that were chosen, then what the company wrote. */
export function benefitsText(work: Pick<Work, "benefitKinds" | "benefits">): string {
  const kinds = work.benefitKinds.map((kind) => benefitKindLabels.ja[kind]).join("、");
  return [kinds, work.benefits ?? ""].filter((part) => part !== "").join("\n");
}

/** The recruiter's name, as the posting gives it. */
export function employerText(work: Pick<Work, "employerName">, company: { name: string }): string {
  return work.employerName ?? company.name;
}

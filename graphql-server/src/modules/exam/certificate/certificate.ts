import { randomBytes } from "node:crypto";
import type { Ctx } from "../../../shared/ctx.ts";
import type { ExamResult } from "./exam-result.entity.ts";

/** Letters and digits that are not mistaken for one another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 16;

/** A code of 80 random bits, e.g. "7K2M-9QXD-4VTA-HP3C". */
export function newCertificateCode(): string {
  const signs = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length] ?? "");
  return [0, 4, 8, 12].map((at) => signs.slice(at, at + 4).join("")).join("-");
}

/** The code as it is stored, from what a person types: any case, with or without hyphens. */
export function readCertificateCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/g, "");
  if (!new RegExp(`^[${alphabet}]{${codeLength}}$`).test(signs)) return null;
  return signs.match(/.{4}/g)?.join("-") ?? null;
}

type Facts = Pick<ExamResult, "id" | "certificateCode" | "theta" | "se" | "level" | "measuredAt" | "provisional"> & { userId: string };

const purpose = "exam-certificate";

function signedValue({ id, userId, certificateCode, theta, se, level, measuredAt, provisional }: Facts): string {
  const facts = [id, userId, certificateCode, theta, se, level, measuredAt.toISOString()];
  // Those signed before the exam was calibrated name no such word.
  return [...facts, ...(provisional ? [] : ["CALIBRATED"])].join("|");
}

/** The server's signature under what the certificate says. */
export function signCertificate({ sign }: Pick<Ctx, "sign">, facts: Facts): string {
  return sign(purpose, signedValue(facts));
}

/** True for a certificate as the server signed it: a row that was changed by hand is not. */
export function isOurCertificate({ isSigned }: Pick<Ctx, "isSigned">, facts: Facts, signature: string): boolean {
  return isSigned(purpose, signedValue(facts), signature);
}

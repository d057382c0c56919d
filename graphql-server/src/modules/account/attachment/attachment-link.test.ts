import { expect, test } from "vitest";
import { createSigner } from "../../../platform/keys/signer.ts";
import type { CompanyViewer, Viewer } from "../../../shared/viewer/viewer.ts";
import { attachmentUrl, isLawfulLink } from "./attachment-link.ts";

const signer = createSigner(["a secret of thirty-two characters"]);
const start = Date.parse("2026-11-21T09:00:00Z");
const asked = (viewer: Viewer, minutes = 0) => ({
  viewer,
  now: () => new Date(start + minutes * 60_000),
  sign: (purpose: string, value: string) => signer.sign(purpose, value),
  isSigned: (purpose: string, value: string, signature: string) => signer.isSigned(purpose, value, signature),
});
const member = (memberId: string): CompanyViewer => ({
  kind: "COMPANY",
  memberId,
  companyId: "company",
  companyStatus: "ACTIVE",
  role: "RECRUITER",
  sessionId: memberId,
  authenticatedAt: new Date(start),
});
const linkIn = (url: string) => {
  const { pathname, searchParams } = new URL(url, "https://kotoba.example");
  return { id: pathname.split("/").at(-1) ?? "", exp: searchParams.get("exp") ?? undefined, sig: searchParams.get("sig") ?? undefined };
};

test("a link is its reader's alone: not even a colleague who may read the file opens it", () => {
  const link = linkIn(attachmentUrl(asked({ company: member("a") }), "file"));
  expect(isLawfulLink(asked({ company: member("a") }), link)).toBe(true);
  expect(isLawfulLink(asked({ company: member("b") }), link)).toBe(false);
  expect(isLawfulLink(asked({}), link)).toBe(false);
});

test("a link is for one file and five minutes", () => {
  const link = linkIn(attachmentUrl(asked({ company: member("a") }), "file"));
  expect(isLawfulLink(asked({ company: member("a") }, 5), link)).toBe(true);
  expect(isLawfulLink(asked({ company: member("a") }, 5.01), link)).toBe(false);
  expect(isLawfulLink(asked({ company: member("a") }), { ...link, id: "another" })).toBe(false);
  expect(isLawfulLink(asked({ company: member("a") }), { ...link, exp: String(start + 3_600_000) })).toBe(false);
  expect(isLawfulLink(asked({ company: member("a") }), { ...link, sig: undefined })).toBe(false);
});

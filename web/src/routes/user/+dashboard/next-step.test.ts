import { expect, it } from "vitest";
import { nextStep } from "./next-step.ts";

const full = { counts: [], unread: 0, completeness: 100 };

it("puts an offer before messages, messages before the profile, and the profile before looking", () => {
  const offered = [{ status: "OFFERED", count: 1 }] as const;
  expect(nextStep({ counts: offered, unread: 3, completeness: 10 }).key).toBe("offer");
  expect(nextStep({ ...full, unread: 3, completeness: 10 }).key).toBe("unread");
  expect(nextStep({ ...full, completeness: 10 }).key).toBe("profile");
  expect(nextStep(full).key).toBe("search");
});

it("leads to the very application whose offer waits", () => {
  const offered = [{ status: "OFFERED", count: 1 }] as const;
  expect(nextStep({ ...full, counts: offered, offerId: "entry-7" }).to).toBe("/user/entry/now_entry_list?id=entry-7");
  expect(nextStep({ ...full, counts: offered }).to).toBe("/user/entry/now_entry_list");
});

it("waits while an application is under way, and looks again when all have ended", () => {
  expect(nextStep({ ...full, counts: [{ status: "INTERVIEW", count: 1 }] }).key).toBe("wait");
  expect(nextStep({ ...full, counts: [{ status: "REJECTED", count: 2 }] }).key).toBe("search");
});

import { expect, it } from "vitest";
import { commuteFrom, isOutOfReach } from "./commute.ts";

const home = { prefecture: "13", city: "新宿区" };

it.each([
  [{ prefecture: "13", city: "新宿区" }, "SAME_TOWN"],
  [{ prefecture: "13", city: "渋谷区" }, "WITHIN_30"],
  [{ prefecture: "11", city: "川口市" }, "WITHIN_60"],
  [{ prefecture: "12", city: "千葉市" }, "WITHIN_90"],
  [{ prefecture: "27", city: "大阪市" }, "BEYOND"],
])("the way to %j is told as %s", (work, band) => {
  expect(commuteFrom(home, work)?.band).toBe(band);
});

it("no way is told to or from a town that is not said or not known", () => {
  expect(commuteFrom(home, { prefecture: "13", city: null })).toBeNull();
  expect(commuteFrom(home, { prefecture: "13", city: "どこか町" })).toBeNull();
  expect(commuteFrom({ prefecture: "13", city: "どこか町" }, home)).toBeNull();
});

it("only a part-time work at a place can be out of reach, and none where the person wishes to move to", () => {
  const osaka = { prefecture: "27", city: "大阪市", employmentType: "PART_TIME", remote: "NONE" } as const;
  const here = { home, prefectures: ["13"] };
  expect(isOutOfReach(here, osaka)).toBe(true);
  expect(isOutOfReach(here, { ...osaka, remote: "FULL" })).toBe(false);
  expect(isOutOfReach(here, { ...osaka, employmentType: "FULL_TIME" })).toBe(false);
  expect(isOutOfReach(here, { ...osaka, prefecture: "13", city: "中野区" })).toBe(false);
  expect(isOutOfReach(here, { ...osaka, prefecture: "13", city: "八王子市" })).toBe(true);
  expect(isOutOfReach({ home, prefectures: ["13", "27"] }, osaka)).toBe(false);
  expect(isOutOfReach({ home: null, prefectures: ["13"] }, osaka)).toBe(false);
});

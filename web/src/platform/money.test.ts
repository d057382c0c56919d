import { afterEach, expect, it } from "vitest";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { formatYen } from "./money.ts";

afterEach(() => changeLanguage("ja"));

it("writes yen as the language does, with the sign of what is taken off in front", async () => {
  expect([formatYen(1_226), formatYen(-13_906)]).toEqual(["1,226円", "-13,906円"]);
  await changeLanguage("en");
  expect([formatYen(1_226), formatYen(-13_906)]).toEqual(["¥1,226", "-¥13,906"]);
});

import { expect, it } from "vitest";
import { latinOf } from "./latin.ts";

it.each([
  ["とうきょう", "tokyo"],
  ["おおさか", "osaka"],
  ["ほっかいどう", "hokkaido"],
  ["しんじゅく", "shinjuku"],
  ["はっちょうぼり", "hatchobori"],
  ["けんえい", "ken'ei"],
  ["まつうら", "matsuura"],
  ["ゆうばり", "yubari"],
  ["おおうら", "oura"],
  ["ニセコ", "niseko"],
  ["シェフィールド", "shefirudo"],
  ["じゃくしょう", "jakusho"],
  ["ぎゃく", "gyaku"],
])("writes %s as %s", (kana, latin) => expect(latinOf(kana)).toBe(latin));

it.each(["新宿", "", "しん宿", "1"])("leaves %j, which is no kana", (text) => expect(latinOf(text) || undefined).toBeUndefined());

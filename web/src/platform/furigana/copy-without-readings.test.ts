import { beforeAll, beforeEach, expect, test } from "vitest";
import { copyWithoutReadings } from "./copy-without-readings.ts";

beforeAll(copyWithoutReadings);
beforeEach(() => {
  document.body.innerHTML = '<p id="text"><ruby>面接<rt>めんせつ</rt></ruby>は<b>明日</b></p><p id="plain">ひらがな</p>';
});

function copied(id: string): Map<string, string> {
  document.getSelection()?.selectAllChildren(document.getElementById(id)!);
  const data = new Map<string, string>();
  const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), {
    clipboardData: { setData: (type: string, value: string) => void data.set(type, value) },
  });
  document.dispatchEvent(event);
  return data;
}

test("copied HTML holds the words without readings", () => {
  expect(copied("text").get("text/html")).toBe("面接は<b>明日</b>");
});

test("the switch is as it was after a copy", () => {
  document.documentElement.dataset["furigana"] = "N3";
  copied("text");
  expect(document.documentElement.dataset["furigana"]).toBe("N3");
  delete document.documentElement.dataset["furigana"];
});

test("a copy without readings is left to the browser", () => {
  expect(copied("plain").size).toBe(0);
});

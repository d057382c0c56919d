import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const appointment = {
  uid: "slot-1",
  startsAt: new Date("2026-12-01T01:30:00Z"),
  minutes: 45,
  summary: "面接；介護スタッフ, 夜勤",
  location: "東京都千代田区千代田1-1; 3階",
  description: "一行目\n二行目\r\nEND:VCALENDAR",
  isCancelled: false,
  madeAt: new Date("2026-11-21T00:00:00Z"),
};

test("a calendar file names the time in UTC and keeps what people wrote inside its own line", () => {
  const file = calendarFile(appointment);
  expect(file).toContain("DTSTART:20261201T013000Z\r\nDTEND:20261201T021500Z\r\n");
  expect(file).toContain("SUMMARY:面接；介護スタッフ\\, 夜勤\r\n");
  expect(file).toContain("LOCATION:東京都千代田区千代田1-1\\; 3階\r\n");
  expect(file).toContain("DESCRIPTION:一行目\\n二行目\\nEND:VCALENDAR\r\n");
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});

test("nothing that any reader takes for the end of a line is left in a text", () => {
  const location = ["\r\n", "\r", "\n", "\v", "\f", "\u0085", "\u2028", "\u2029"].map((end) => `a${end}ATTENDEE:b`).join("");
  const file = calendarFile({ ...appointment, location: `\u0000${location}` });
  expect(file).toContain(`LOCATION:${"a\\nATTENDEE:b".repeat(3)}`);
  expect(file.replace(/\r\n/g, "")).not.toMatch(/[\u0000-\u0008\n-\u001f\u0085\u2028\u2029]/);
});

test("no line is longer than 75 octets, and unfolding gives the text back", () => {
  const file = calendarFile({ ...appointment, summary: "あ".repeat(200) });
  expect(Math.max(...file.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"あ".repeat(200)}\r\n`);
});

test("a cancelled appointment has the same name and a later number", () => {
  const file = calendarFile({ ...appointment, isCancelled: true });
  expect(file).toContain("METHOD:CANCEL");
  expect(file).toContain("UID:slot-1@kotoba.works");
  expect(file).toContain("\r\nSEQUENCE:1\r\n");
  expect(file).toContain("\r\nSTATUS:CANCELLED\r\n");
});

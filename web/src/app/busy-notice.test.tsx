import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { noteWaiting } from "#platform/busy.ts";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { BusyNotice } from "./busy-notice.tsx";

afterEach(() => changeLanguage("ja"));

it.each([
  ["ja", "ただいま混み合っています。"],
  ["en", "The service is busy."],
  ["ja-x-easy", "今 こんでいます。"],
] as const)("the reader is told in %s that the page tries again, as long as it does", async (language, words) => {
  await changeLanguage(language);
  render(<BusyNotice />);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  let end: () => void = () => undefined;
  act(() => void (end = noteWaiting()));
  expect(status.textContent).toContain(words);
  act(() => end());
  expect(status.textContent).toBe("");
});

it("the reader is told that there is no way to the internet, until there is one again", async () => {
  await changeLanguage("en");
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<BusyNotice />);
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("You are offline. Pages you have seen can still be read, and what you typed stays on this screen.");
  line.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(status.textContent).toBe("");
  line.mockRestore();
});

import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { startFurigana } from "./furigana-choice.ts";
import { FuriganaSwitch } from "./furigana-switch.tsx";

beforeEach(() => {
  localStorage.clear();
  startFurigana();
});

const show = (ownLevel: string | null) => render(<FuriganaSwitch ownLevel={ownLevel} />);
const shown = () => document.documentElement.dataset["furigana"];
const button = () => screen.getByRole("button", { name: "ふりがな" });

test("the switch shows readings at once, hides them again, and is remembered", () => {
  show(null);
  expect(shown()).toBeUndefined();
  fireEvent.click(button());
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(shown()).toBe("all");
  startFurigana();
  expect(shown()).toBe("all");
  fireEvent.click(button());
  expect(shown()).toBeUndefined();
  startFurigana();
  expect(shown()).toBeUndefined();
});

test("a visitor chooses for which kanji, and the choice is kept", () => {
  show(null);
  fireEvent.click(button());
  fireEvent.change(screen.getByLabelText("ふりがなを付ける漢字"), { target: { value: "N3" } });
  expect(shown()).toBe("N3");
  startFurigana();
  expect(shown()).toBe("N3");
});

test("a member starts with their own level and may choose another", () => {
  show("N4");
  fireEvent.click(button());
  expect(shown()).toBe("N4");
  fireEvent.change(screen.getByLabelText("ふりがなを付ける漢字"), { target: { value: "all" } });
  expect(shown()).toBe("all");
});

test("who reads やさしい日本語 starts with readings", () => {
  localStorage.setItem("language", "ja-x-easy");
  startFurigana();
  expect(shown()).toBe("all");
});

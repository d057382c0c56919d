import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import type { RubySegment } from "#platform/furigana/readings.ts";
import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import { wordsOf } from "./words-of.ts";

beforeAll(() => loadCatalogues("ja", ["reading"]));

const words = [
  { word: "海野", reading: "うみの" },
  { word: "建設", reading: "けんせつ" },
];

function show(onSet: (word: string, reading: string) => Promise<readonly FieldProblem[] | undefined>, corrections = [words[1]!]) {
  render(<ReadingPanel lead="説明" words={words} corrections={corrections} onSet={onSet} />);
  return screen.getByLabelText("言葉");
}

test("a word is chosen with the reading shown now, corrected and saved", async () => {
  const asked: string[][] = [];
  fireEvent.change(
    show(async (...set) => void asked.push(set)),
    { target: { value: "海野" } },
  );
  const reading = screen.getByLabelText<HTMLInputElement>("読み（ひらがな）");
  expect(reading.value).toBe("うみの");
  fireEvent.change(reading, { target: { value: "うんの" } });
  fireEvent.click(screen.getByRole("button", { name: "この読みにする" }));
  await waitFor(() => expect(reading.value).toBe(""));
  expect(asked).toEqual([["海野", "うんの"]]);
});

test("a problem is said and what was written stays", async () => {
  fireEvent.change(
    show(async () => [{ code: "READING", path: ["reading"], message: "ひらがなで入力してください。" }]),
    { target: { value: "海野" } },
  );
  fireEvent.click(screen.getByRole("button", { name: "この読みにする" }));
  expect((await screen.findByRole("alert")).textContent).toBe("ひらがなで入力してください。");
  expect(screen.getByLabelText<HTMLInputElement>("読み（ひらがな）").value).toBe("うみの");
});

test("a reading that was set is taken back by an empty one", async () => {
  const asked: string[][] = [];
  show(async (...set) => void asked.push(set));
  fireEvent.click(screen.getByRole("button", { name: "「建設」の読みを元に戻す" }));
  expect(asked).toEqual([["建設", ""]]);
});

test("words of several texts stand once, in order", () => {
  const title: RubySegment[] = [["海野", "うみの", 3], "の"];
  expect(wordsOf([{ title, city: [["市", "し", 3]] }, null, { again: title }])).toEqual([
    { word: "海野", reading: "うみの" },
    { word: "市", reading: "し" },
  ]);
});

import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { chooseFurigana } from "#platform/furigana/furigana-choice.ts";
import ja from "#platform/i18n/locales/ja/exam.json";
import easy from "#platform/i18n/locales/ja-x-easy/exam.json";
import { Instruction } from "./instruction.tsx";

beforeEach(() => chooseFurigana({ shown: true, level: null }));

test("what to do in the exam carries readings, in plain and in easy Japanese", () => {
  for (const { how, sitting } of [ja, easy]) {
    for (const text of [how.adaptive, how.time, sitting.passage, sitting.listening, sitting.finishText]) {
      const { container } = render(<Instruction text={text} />);
      expect(container.querySelectorAll("ruby").length).toBeGreaterThan(0);
      for (const rt of container.querySelectorAll("rt")) rt.remove();
      expect(container.textContent).toBe(text);
    }
  }
});

test("a sentence in another language stays as it is", () => {
  expect(render(<Instruction text="Read the text." />).container.innerHTML).toBe("Read the text.");
});

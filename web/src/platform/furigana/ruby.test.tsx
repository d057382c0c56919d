import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { chooseFurigana } from "./furigana-choice.ts";
import { type RubySegment, readingsByLine, textOf } from "./readings.ts";
import { Ruby, RubyLines } from "./ruby.tsx";

const readings: RubySegment[] = [["日本語", "にほんご", 5], "を", ["使", "つか", 4], "う"];

beforeEach(() => chooseFurigana({ shown: true, level: null }));

test("without the switch a text is only text, and with it the words come without a reload", () => {
  chooseFurigana({ shown: false });
  const { container } = render(<Ruby text="日本語を使う" readings={readings} />);
  expect(container.innerHTML).toBe("日本語を使う");
  act(() => chooseFurigana({ shown: true }));
  expect(container.querySelectorAll("ruby")).toHaveLength(2);
});

test("each word stands over its kanji with its level, and is read aloud once", () => {
  render(
    <a href="/x">
      <Ruby text="日本語を使う" readings={readings} />
    </a>,
  );
  const link = screen.getByRole("link", { name: /^日本語 ?を ?使 ?う$/ });
  expect([...link.querySelectorAll("ruby")].map((word) => [word.firstChild?.textContent, word.dataset["level"]])).toEqual([
    ["日本語", "5"],
    ["使", "4"],
  ]);
  expect([...link.querySelectorAll("rt")].map((rt) => [rt.textContent, rt.getAttribute("aria-hidden")])).toEqual([
    ["にほんご", "true"],
    ["つか", "true"],
  ]);
});

test("readings of another text are not shown", () => {
  const { container } = render(<Ruby text="日本語を話す" readings={readings} />);
  expect(container.innerHTML).toBe("日本語を話す");
});

test("what a text holds is never markup", () => {
  const { container } = render(<Ruby text="<b>" readings={[["<b>", "<i>", 1]]} />);
  expect(container.querySelector("b, i")).toBeNull();
});

test("facts made of several texts find the readings of each line and of each part of an address", () => {
  const known = readingsByLine([
    { note: [["早番", "はやばん", 1], "あり\n", ["夜勤", "やきん", 2], "なし"] },
    {
      city: [
        ["新宿", "しんじゅく", 3],
        ["区", "く", 2],
      ],
    },
    null,
  ]);
  const { container } = render(<RubyLines text={"10:00〜15:00\n早番あり\n夜勤なし\n東京都 新宿区 1-1"} readings={known} />);
  expect([...container.querySelectorAll("rt")].map((rt) => rt.textContent)).toEqual(["はやばん", "やきん", "しんじゅく", "く"]);
  for (const rt of container.querySelectorAll("rt")) rt.remove();
  expect(container.textContent).toBe("10:00〜15:00\n早番あり\n夜勤なし\n東京都 新宿区 1-1");
});

test("segments are the text", () => {
  expect(textOf(readings)).toBe("日本語を使う");
});

import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { speakLanguage } from "./i18n.ts";
import type { Language } from "./languages.ts";
import { MixedText } from "./mixed-text.tsx";

afterEach(() => speakLanguage("ja"));

async function htmlIn(language: Language, element: ReactElement): Promise<string> {
  await speakLanguage(language);
  return render(element).container.innerHTML;
}

test("words of others inside a sentence are marked as Japanese for who reads another language, and for nobody else", async () => {
  const sentence = <MixedText text="Work: 介護スタッフ（正社員） · 8 hours" />;
  expect(await htmlIn("vi", sentence)).toBe('Work: <span lang="ja">介護スタッフ（正社員）</span> · 8 hours');
  expect(await htmlIn("ja", sentence)).toBe("Work: 介護スタッフ（正社員） · 8 hours");
  expect(await htmlIn("ja-x-easy", sentence)).not.toContain("lang");
});

test("a text with readings is marked whole, in Chinese too", async () => {
  const text = <Ruby text="東京都" readings={[["東京都", "とうきょうと", 5]]} />;
  expect(await htmlIn("zh-Hans", text)).toBe('<span lang="ja">東京都</span>');
  expect(await htmlIn("ne", text)).toBe('<span lang="ja">東京都</span>');
  expect(await htmlIn("ja", text)).toBe("東京都");
});

test("characters alone are left to a reader of Chinese, kana are not", async () => {
  expect(await htmlIn("zh-Hans", <Ruby text="神奈川县 横滨市" />)).toBe("神奈川县 横滨市");
  expect(await htmlIn("zh-Hans", <MixedText text="职位：介護スタッフ" />)).toContain('<span lang="ja">');
  expect(await htmlIn("pt-BR", <Ruby text="Yokohama" />)).toBe("Yokohama");
});

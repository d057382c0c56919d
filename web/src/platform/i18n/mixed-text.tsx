import { Fragment } from "react";
import { isJapanese } from "./i18n.ts";
import { writtenIn } from "./written-in.ts";

/** A run of Japanese: from the first of its letters to the last, with the signs and numbers between them. */
const japanese =
  /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}](?:[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〜・、。「」（）\d]*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々」）])?)/u;

/** A sentence of the site with words by somebody else in it: those in Japanese are marked for who reads another language. */
export function MixedText({ text }: { text: string }) {
  if (isJapanese()) return text;
  return text.split(japanese).map((run, index) => {
    const language = writtenIn(run);
    return language ? (
      <span key={index} lang={language}>
        {run}
      </span>
    ) : (
      <Fragment key={index}>{run}</Fragment>
    );
  });
}

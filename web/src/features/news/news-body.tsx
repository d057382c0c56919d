import { useMemo } from "react";
import { RichText } from "#features/news/rich-text.tsx";
import { type Readings, textOf } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";

/** The body of a news item with readings over each piece of its text. */
export function NewsBody({ html, readings }: { html: string; readings: readonly Readings[] | null }) {
  const showText = useMemo(() => {
    const byText = new Map(readings?.map((piece) => [textOf(piece), piece]));
    return (text: string) => <Ruby text={text} readings={byText.get(text)} />;
  }, [readings]);
  return <RichText html={html} showText={showText} />;
}

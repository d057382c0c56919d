import { useMemo } from "react";
import { type Readings, textOf } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { RichText } from "#ui/text/rich-text.tsx";

/** The body of a news item with readings over each piece of its text. */
export function NewsBody({ html, readings }: { html: string; readings: readonly Readings[] | null }) {
  const showText = useMemo(() => {
    const byText = new Map(readings?.map((piece) => [textOf(piece), piece]));
    return (text: string) => <Ruby text={text} readings={byText.get(text)} />;
  }, [readings]);
  return <RichText html={html} showText={showText} />;
}

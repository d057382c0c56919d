import { Ruby } from "#platform/furigana/ruby.tsx";
import { lessonReadings } from "./lessons.readings.data.ts";

/** A text of a lesson, with its readings while the reader wants them. */
export function Japanese({ text }: { text: string }) {
  return (
    <span lang="ja">
      <Ruby text={text} readings={lessonReadings[text]} />
    </span>
  );
}

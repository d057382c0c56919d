import type { Readings } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { englishMark } from "#platform/i18n/written-in.ts";
import { shownTitle, type Titled } from "./shown-title.ts";

/** The title of a work as the reader understands it, marked where it is in another language than the page. */
export function WorkTitle({ work, readings }: { work: Titled; readings?: Readings | null | undefined }) {
  const title = shownTitle(work);
  if (title !== work.title && title === work.titleEn) return <span lang={englishMark()}>{title}</span>;
  return <Ruby text={title} readings={readings} />;
}

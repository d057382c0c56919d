import { type Readings, startOf } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { englishMark } from "#platform/i18n/written-in.ts";
import { shownTitle, type Titled } from "./shown-title.ts";

interface WorkTitleProps {
  work: Titled;
  readings?: Readings | null | undefined;
  /** The place that stands below: a title that ends with it does not show it once more. */
  place?: string | null | undefined;
}

/** The title of a work as the reader understands it, marked where it is in another language than the page. */
export function WorkTitle({ work, readings, place }: WorkTitleProps) {
  const title = shownTitle(work);
  if (title !== work.title && title === work.titleEn) return <span lang={englishMark()}>{title}</span>;
  const end = `／${place}`;
  const at = title.length - end.length;
  if (!place || at <= 0 || !title.endsWith(end)) return <Ruby text={title} readings={readings} />;
  return (
    <>
      <Ruby text={title.slice(0, at)} readings={readings && startOf(readings, at)} />
      {/* In the name of the link and in what is copied the title is whole. */}
      <span style={{ fontSize: 0 }}>
        <Ruby text={end} />
      </span>
    </>
  );
}

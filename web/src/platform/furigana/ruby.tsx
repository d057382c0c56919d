import { Fragment, type ReactNode, useSyncExternalStore } from "react";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { choiceOfAddress, currentChoice, subscribeToChoice } from "./furigana-choice.ts";
import { type Readings, type ReadingsByLine, textOf } from "./readings.ts";
import "./furigana.css";

interface RubyProps {
  text: string;
  /** The text's readings, when there are any yet. */
  readings?: Readings | null | undefined;
}

function words(readings: Readings): ReactNode[] {
  return readings.map((segment, index) => {
    if (typeof segment === "string") return segment;
    const [text, reading, level] = segment;
    return (
      <ruby key={index} data-level={level}>
        {text}
        <rt aria-hidden="true">{reading}</rt>
      </ruby>
    );
  });
}

/**
 * A text with readings over its kanji while the reader wants them: otherwise it is nothing but text, for finding in the page, for
 * translation and for speed. Assistive technology reads each word once. Readings of another text (one just edited) are left out. Who reads
 * another language has it marked as Japanese, with or without readings.
 */
export function Ruby({ text, readings }: RubyProps) {
  const { shown } = useSyncExternalStore(subscribeToChoice, currentChoice, choiceOfAddress);
  const isTheirs = readings ? textOf(readings) === text : false;
  const language = writtenIn(text, isTheirs);
  const shownText = shown && readings && isTheirs ? words(readings) : text;
  return language ? <span lang={language}>{shownText}</span> : <>{shownText}</>;
}

const none: ReadingsByLine = new Map();

/** Shows a text made of several, line by line and, where a line is put together of words with spaces, part by part. */
export function RubyLines({ text, readings = none }: { text: string; readings?: ReadingsByLine }) {
  return (
    <>
      {text.split("\n").map((line, index) => (
        <Fragment key={index}>
          {index > 0 && "\n"}
          {readings.has(line) ? <Ruby text={line} readings={readings.get(line)} /> : <Parts line={line} readings={readings} />}
        </Fragment>
      ))}
    </>
  );
}

function Parts({ line, readings }: { line: string; readings: ReadingsByLine }) {
  const parts = line.split(/( )/);
  return (
    <>
      {parts.map((part, index) => (
        <Ruby key={index} text={part} readings={readings.get(part)} />
      ))}
    </>
  );
}

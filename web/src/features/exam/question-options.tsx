import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./exam.module.css";

interface QuestionOptionsProps {
  /** Unique on the page. */
  name: string;
  legend: ReactNode;
  options: readonly string[];
  choice: number | null;
  onChoose?: (choice: number) => void;
  /** After grading: which one is right. */
  rightChoice?: number;
}

/** The options of a question as a group of one choice; after grading with the right and the chosen option marked in words. */
export function QuestionOptions({ name, legend, options, choice, onChoose, rightChoice }: QuestionOptionsProps) {
  const { t } = useTranslation("exam");
  const markOf = (index: number) => {
    if (rightChoice === undefined) return undefined;
    if (index === rightChoice) return "right";
    return index === choice ? "wrong" : undefined;
  };
  return (
    <fieldset className={classes["options"]}>
      <legend>{legend}</legend>
      {options.map((option, index) => {
        const mark = markOf(index);
        return (
          <label key={option} className={classes["option"]} data-mark={mark}>
            <input
              type="radio"
              name={name}
              checked={choice === index}
              disabled={rightChoice !== undefined}
              onChange={() => onChoose?.(index)}
            />
            <span lang="ja" className={classes["japanese"]}>
              {option}
            </span>
            {mark && <span className={classes["mark"]}>{t(`mark.${mark}`)}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./fold.module.css";

interface FoldProps {
  icon: IconName;
  title: string;
  /** What most people want to know of it, readable while it is closed. */
  answer?: string;
  children: ReactNode;
}

/** Opens for paper what is closed on the screen, and closes it again. */
function useOpenOnPaper() {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(function openForPrinting() {
    let wasOpen = false;
    const before = () => {
      wasOpen = box.current?.open ?? false;
      if (box.current) box.current.open = true;
    };
    const after = () => {
      if (box.current) box.current.open = wasOpen;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
  return box;
}

/** A part of the page under its answer: closed on the screen, in the HTML for who looks for it, open on paper. */
export function Fold({ icon, title, answer, children }: FoldProps) {
  const box = useOpenOnPaper();
  return (
    <details ref={box} className={classes["fold"]}>
      <summary>
        <Icon name={icon} size={22} />
        <span className={classes["head"]}>
          <b>{title}</b>
          {answer && (
            <span className={classes["answer"]}>
              <MixedText text={answer} />
            </span>
          )}
        </span>
        <span className={classes["chevron"]} aria-hidden="true" />
      </summary>
      <div className={classes["body"]}>{children}</div>
    </details>
  );
}

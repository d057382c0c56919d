import classes from "./exam.module.css";

/** A question with its marks: 【…】 is the word that is meant, the wide brackets are the gap. Exam texts carry no readings. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.split(/(【[^】\n]*】|（　+）)/);
  return (
    <span lang="ja" className={classes["japanese"]}>
      {parts.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
        if (part.startsWith("【")) return <mark key={index}>{part.slice(1, -1)}</mark>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
        if (part.startsWith("（　")) return <span key={index} className={classes["gap"]} role="img" aria-label="＿＿" />;
        return part;
      })}
    </span>
  );
}

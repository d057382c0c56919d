import { LinkedText } from "#ui/text/linked-text.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./question.module.css";

interface QuestionProps {
  id: string;
  question: string;
  answer: readonly string[];
  isOpen: boolean;
}

/** A question that opens its answer. */
export function Question({ id, question, answer, isOpen }: QuestionProps) {
  return (
    <details id={id} className={classes["question"]} open={isOpen}>
      <summary>{question}</summary>
      {answer.map((text) => (
        <Text key={text} style={{ marginTop: "0.625rem" }}>
          <LinkedText text={text} />
        </Text>
      ))}
    </details>
  );
}

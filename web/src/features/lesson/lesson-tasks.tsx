import { useState } from "react";
import { QuestionOptions } from "#features/exam/question-options.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { Japanese } from "./japanese.tsx";
import classes from "./lesson.module.css";
import type { ChoiceTask, LessonTask, OrderTask } from "./lesson.ts";

interface Part {
  withEnglish: boolean;
  onRight: () => void;
}

/** Chooses what to say or do, and learns why. */
function Choose({ task, withEnglish, onRight }: Part & { task: ChoiceTask }) {
  const { t } = useTranslation("teaching");
  const [choice, setChoice] = useState<number | null>(null);
  const isRight = choice === task.right;
  const choose = (next: number) => {
    setChoice(next);
    if (next === task.right) onRight();
  };
  return (
    <Stack gap="sm">
      <QuestionOptions
        name={`lesson-${task.ask[0]}`}
        legend={
          <>
            <Japanese text={task.ask[0]} />
            {withEnglish && (
              <span lang="en" className={classes["english"]}>
                {task.ask[1]}
              </span>
            )}
          </>
        }
        options={task.options}
        choice={choice}
        onChoose={choose}
        {...(isRight && { rightChoice: task.right })}
      />
      <div role="status">
        {choice !== null && !isRight && <Text>{t("lesson.tryAgain")}</Text>}
        {isRight && (
          <Text>
            <Japanese text={task.why[0]} />
            {withEnglish && (
              <span lang="en" className={classes["english"]}>
                {task.why[1]}
              </span>
            )}
          </Text>
        )}
      </div>
    </Stack>
  );
}

/** Another order than the right one, the same at every visit. */
function otherOrder(pieces: readonly string[]): string[] {
  const [first = "", ...rest] = pieces;
  return [...rest.toReversed(), first];
}

/** Puts the pieces of a sentence in order, one press each. */
function Order({ task, onRight }: Part & { task: OrderTask }) {
  const { t } = useTranslation("teaching");
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const isWhole = placed.length === task.pieces.length;
  const isRight = isWhole && placed.join("") === task.pieces.join("");
  const place = (piece: string) => {
    const next = [...placed, piece];
    setPlaced(next);
    if (next.join("") === task.pieces.join("")) onRight();
  };
  return (
    <Stack gap="sm">
      <Text>
        {t("lesson.order")} <span lang="en">{task.meaning}</span>
      </Text>
      <p className={classes["sentence"]} lang="ja" aria-live="polite">
        {placed.join("") || "　"}
      </p>
      <Group gap="sm">
        {otherOrder(task.pieces).map((piece) => (
          <Button key={piece} variant="outline" disabled={placed.includes(piece)} onClick={() => place(piece)}>
            <span lang="ja">{piece}</span>
          </Button>
        ))}
      </Group>
      <div role="status">
        {isRight && <Text strong>{t("practice.right")}</Text>}
        {isWhole && !isRight && <Text>{t("lesson.tryAgain")}</Text>}
      </div>
      {placed.length > 0 && !isRight && (
        <Group>
          <Button variant="subtle" onClick={() => setPlaced([])}>
            {t("lesson.clear")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface LessonTasksProps {
  tasks: readonly LessonTask[];
  withEnglish: boolean;
  /** Every task was done. */
  onDone: () => void;
}

/** The tasks of a lesson; wrong answers may be tried again. */
export function LessonTasks({ tasks, withEnglish, onDone }: LessonTasksProps) {
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  const solved = (index: number) => {
    const next = new Set([...right, index]);
    setRight(next);
    if (next.size === tasks.length) onDone();
  };
  return (
    <Stack gap="xl">
      {tasks.map((task, index) =>
        task.kind === "CHOOSE" ? (
          <Choose key={task.ask[0]} task={task} withEnglish={withEnglish} onRight={() => solved(index)} />
        ) : (
          <Order key={task.meaning} task={task} withEnglish={withEnglish} onRight={() => solved(index)} />
        ),
      )}
    </Stack>
  );
}

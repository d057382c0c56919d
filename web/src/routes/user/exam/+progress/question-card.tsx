import { useEffect, useRef, useState } from "react";
import classes from "#features/exam/exam.module.css";
import type { Question } from "#features/exam/exam-commands.ts";
import { Instruction } from "#features/exam/instruction.tsx";
import { MarkedText } from "#features/exam/marked-text.tsx";
import { QuestionOptions } from "#features/exam/question-options.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { Recording } from "./recording.tsx";

export interface Answer {
  choice: number | null;
}

interface QuestionCardProps {
  attemptId: string;
  question: Question;
  isOver: boolean;
  isSending: boolean;
  /** The reason the answer did not get through; said beside the button that sends it again. */
  problem: string | undefined;
  onAnswer: (answer: Answer) => void;
}

/** One item. When its time is over, the current choice is sent as it stands. Keyed by its position, so that each starts afresh. */
export function QuestionCard({ attemptId, question, isOver, isSending, problem, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation("exam");
  const [choice, setChoice] = useState<number | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const sentByClock = useRef(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isOver || sentByClock.current) return;
    sentByClock.current = true;
    onAnswer({ choice });
  }, [isOver, choice, onAnswer]);
  return (
    <Card padding="xl" component="section">
      <Stack gap="lg">
        <div ref={heading} tabIndex={-1} className={classes["start"]}>
          <Title order={2}>{t("sitting.number", { number: question.position })}</Title>
          <Text size="sm" tone="dimmed">
            {t(`skill.${question.skill}`)}
          </Text>
        </div>
        {question.passage && (
          <>
            <Text>
              <Instruction text={t("sitting.passage")} />
            </Text>
            <div className={classes["passage"]}>
              <MarkedText text={question.passage} />
            </div>
          </>
        )}
        {question.recording && <Recording attemptId={attemptId} position={question.position} recording={question.recording} />}
        <QuestionOptions
          name={`item-${question.position}`}
          legend={<MarkedText text={question.stem} />}
          options={question.options}
          choice={choice}
          onChoose={setChoice}
        />
        {problem && <Notice tone="error" title={problem} />}
        <Group>
          <Button size="lg" loading={isSending} disabled={choice === null} onClick={() => onAnswer({ choice })}>
            {t("sitting.next")}
          </Button>
          <Button variant="subtle" size="lg" disabled={isSending} onClick={() => onAnswer({ choice: null })}>
            {t("sitting.unknown")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

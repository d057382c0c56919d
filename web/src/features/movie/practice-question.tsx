import { useState } from "react";
import examClasses from "#features/exam/exam.module.css";
import { MarkedText } from "#features/exam/marked-text.tsx";
import { QuestionOptions } from "#features/exam/question-options.tsx";
import { formatShortDay } from "#platform/dates.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { type PracticeGrade, type PracticeItem, sendPracticeAnswer } from "./practice-commands.ts";

interface PracticeQuestionProps {
  item: PracticeItem;
  grade: PracticeGrade | null;
  isLast: boolean;
  onGraded: (grade: PracticeGrade) => void;
  onNext: () => void;
}

function Explained({ grade }: { grade: PracticeGrade }) {
  const { t } = useTranslation("teaching");
  return (
    <div role="status">
      <Text strong>{t(grade.correct ? "practice.right" : "practice.wrong")}</Text>
      <Text>{grade.explanation}</Text>
      <Text size="sm" tone="dimmed">
        {t("practice.nextReview", { date: formatShortDay(grade.dueOn) })}
      </Text>
    </div>
  );
}

/** One practice question: choose, send, learn why. */
export function PracticeQuestion({ item, grade, isLast, onGraded, onNext }: PracticeQuestionProps) {
  const { t } = useTranslation("teaching");
  const [choice, setChoice] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (given: number | null) => {
    setSending(true);
    setProblem(undefined);
    await sendPracticeAnswer(item.id, given).then(onGraded, (error: unknown) => setProblem(failureWords(t, error)));
    setSending(false);
  };
  return (
    <Card padding="lg">
      <Stack gap="md">
        {item.passage && (
          <div className={examClasses["passage"]}>
            <MarkedText text={item.passage} />
          </div>
        )}
        <QuestionOptions
          name={`practice-${item.id}`}
          legend={<MarkedText text={item.stem} />}
          options={item.options}
          choice={grade ? grade.choice : choice}
          {...(grade && { rightChoice: grade.rightChoice })}
          onChoose={setChoice}
        />
        {problem && <Notice tone="error" title={problem} />}
        {grade && <Explained grade={grade} />}
        <Group>
          {grade ? (
            <Button size="md" onClick={onNext}>
              {t(isLast ? "practice.toResult" : "practice.next")}
            </Button>
          ) : (
            <>
              <Button size="md" disabled={choice === null} loading={isSending} onClick={() => void send(choice)}>
                {t("practice.answer")}
              </Button>
              <Button size="md" variant="subtle" disabled={isSending} onClick={() => void send(null)}>
                {t("practice.unknown")}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

import { useCallback, useEffect, useRef, useState } from "react";
import classes from "#features/exam/exam.module.css";
import { endSitting, type Question, type Sitting, sendAnswer } from "#features/exam/exam-commands.ts";
import { Instruction } from "#features/exam/instruction.tsx";
import { clockText } from "#platform/clock-text.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { type Answer, QuestionCard } from "./question-card.tsx";
import { secondsUntil, serverNow, useServerNow } from "./use-clock.ts";

const shortSeconds = 30;

/** How often an answer that did not get through is sent again by itself. */
const retryMs = 4_000;

/** Does an act again while it did not get through: every few seconds, and at once when the device is back on the net. */
function useRetry(unsent: { again: () => void } | undefined): void {
  useEffect(() => {
    if (!unsent) return undefined;
    const timer = setInterval(unsent.again, retryMs);
    window.addEventListener("online", unsent.again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", unsent.again);
    };
  }, [unsent]);
}

interface RunningProps {
  sitting: Sitting;
  question: Question;
  onChange: (next: Sitting) => void;
}

/** Both clocks. Keyed by the item: each new one is read from its beginning, also where the page was scrolled to its button. */
function Clock({ sitting, itemSeconds, now }: { sitting: Sitting; itemSeconds: number; now: number }) {
  const { t } = useTranslation("exam");
  const isShort = itemSeconds <= shortSeconds;
  const top = useRef<HTMLDivElement>(null);
  useEffect(function beginAtTheTop() {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, []);
  return (
    <div ref={top}>
      <div className={classes["timer"]} role="timer">
        <span data-short={isShort}>{t("sitting.itemTime", { time: clockText(itemSeconds * 1_000) })}</span>
        <span>{t("sitting.allTime", { time: clockText(secondsUntil(sitting.deadlineAt, now) * 1_000) })}</span>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isShort ? t("sitting.soon") : ""}
      </p>
    </div>
  );
}

function EndEarly({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation("exam");
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Group>
        <Button variant="subtle" color="dark" onClick={() => setAsking(true)}>
          {t("sitting.finish")}
        </Button>
      </Group>
    );
  }
  return (
    <Notice tone="plain" title={t("sitting.finishTitle")}>
      <Stack gap="sm">
        <Text>
          <Instruction text={t("sitting.finishText")} />
        </Text>
        <Group>
          <Button onClick={() => setAsking(false)}>{t("sitting.finishNo")}</Button>
          <Button variant="outline" color="red" onClick={onEnd}>
            {t("sitting.finishYes")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}

/** An open sitting: the clock, one item, the way out. An answer whose outcome is not known may be sent again. */
export function RunningSitting({ sitting, question, onChange }: RunningProps) {
  const { t } = useTranslation("exam");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [ranOut, setRanOut] = useState<number>();
  const [unsent, setUnsent] = useState<{ again: () => void }>();
  useRetry(unsent);
  const now = useServerNow(sitting);
  const itemSeconds = secondsUntil(question.deadlineAt, now);
  const { id } = sitting;
  const { position } = question;

  const run = useCallback(
    async (act: () => Promise<Sitting>, failure: "sitting.failed" | "sitting.kept"): Promise<void> => {
      async function send(): Promise<void> {
        setSending(true);
        setUnsent(undefined);
        try {
          onChange(await act());
          setProblem(undefined);
        } catch {
          setProblem(t(failure));
          // The first answer stands at the server: sent again, it changes nothing.
          setUnsent({ again: () => void send() });
        } finally {
          setSending(false);
        }
      }
      await send();
    },
    [onChange, t],
  );
  const isOver = itemSeconds === 0;
  const isWaiting = unsent !== undefined || isSending;
  const { deadlineAt } = question;
  const answer = useCallback(
    (given: Answer) => {
      // What was given in time stands, and is still on its way.
      if (isOver && isWaiting) return;
      setRanOut(isOver ? position : undefined);
      const leftMs = Math.max(0, Math.round(new Date(deadlineAt).getTime() - serverNow(sitting)));
      void run(() => sendAnswer({ attemptId: id, position, ...given, leftMs }), "sitting.kept");
    },
    [run, sitting, id, position, deadlineAt, isOver, isWaiting],
  );

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Clock key={position} sitting={sitting} itemSeconds={itemSeconds} now={now} />
        <Text size="sm" tone="dimmed">
          {t("sitting.progress", { answered: sitting.answeredCount, maximum: sitting.maximumCount })}
        </Text>
      </Group>
      <Text size="sm" tone="dimmed">
        {t("sitting.counted")}
      </Text>
      <div role="status">
        {ranOut !== undefined && ranOut !== position && <Text size="sm">{t("sitting.ranOut", { number: ranOut })}</Text>}
      </div>
      <QuestionCard
        key={position}
        attemptId={id}
        question={question}
        isOver={isOver}
        isSending={isSending}
        problem={problem}
        onAnswer={answer}
      />
      <EndEarly onEnd={() => void run(() => endSitting(id), "sitting.failed")} />
    </Stack>
  );
}

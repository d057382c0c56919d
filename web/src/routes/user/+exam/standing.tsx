import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { startExam } from "#features/exam/exam.mutations.ts";
import { Instruction } from "#features/exam/instruction.tsx";
import type { UserExamScreenQuery } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";

type Standing = UserExamScreenQuery["examStanding"];

function Wait({ freeAt }: { freeAt: string }) {
  const { t } = useTranslation("exam");
  return (
    <Stack gap="md">
      <Title order={2}>{t("standing.wait", { date: formatDate(freeAt) })}</Title>
      <LinkButton to={userPaths.licence} variant="outline">
        {t("standing.buy")}
      </LinkButton>
    </Stack>
  );
}

function Spent({ until }: { until: string }) {
  const { t } = useTranslation("exam");
  return (
    <Stack gap="md">
      <Title order={2}>{t("standing.spent", { date: formatDate(until) })}</Title>
      <Text>{t("standing.spentText")}</Text>
    </Stack>
  );
}

/** What a sitting now begins on: the free one of the month, one that is owed, one that was bought. */
function useGround({ freeAt, retakesOwed, paidSittings }: Standing): string {
  const { t } = useTranslation("exam");
  if (!freeAt) return t("standing.ready");
  return retakesOwed > 0 ? t("standing.owed", { count: retakesOwed }) : t("standing.paid", { count: paidSittings });
}

function Start({ standing }: { standing: Standing }) {
  const { t } = useTranslation("exam");
  const ground = useGround(standing);
  const navigate = useNavigate();
  const [wantsListening, setWantsListening] = useState(true);
  const [problem, setProblem] = useState<string>();
  const operationId = useRef<string>(undefined);
  const { send, isSending } = useSend();
  const begin = async () => {
    operationId.current ??= crypto.randomUUID();
    const input = { operationId: operationId.current, withListening: standing.hasRecordings && wantsListening };
    try {
      const { attempt, errors } = await send(startExam, input);
      if (attempt) return await navigate(userPaths.examProgress);
      return setProblem(errors[0]?.message);
    } catch (failure) {
      return setProblem(failureWords(t, failure));
    }
  };
  return (
    <Stack gap="md">
      <Title order={2}>{ground}</Title>
      <Text>
        <Instruction text={t("standing.readyText")} />
      </Text>
      {problem && <Notice tone="error" title={problem} />}
      {!standing.hasRecordings && (
        <Text tone="dimmed">
          <Instruction text={t("standing.noRecordings")} />
        </Text>
      )}
      {standing.hasRecordings && (
        <Checkbox
          label={t("standing.listening")}
          checked={wantsListening}
          onChange={(event) => setWantsListening(event.currentTarget.checked)}
        />
      )}
      <Group>
        <Button size="lg" loading={isSending} onClick={() => void begin()}>
          {t("standing.start")}
        </Button>
      </Group>
    </Stack>
  );
}

/** The next act open to the seeker: go on, begin, or wait. */
export function StandingCard({ standing }: { standing: Standing }) {
  const { t } = useTranslation("exam");
  if (standing.attempt) {
    return (
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("standing.open")}</Title>
          <Text>
            <Instruction text={t("standing.openText")} />
          </Text>
          <LinkButton to={userPaths.examProgress} size="lg">
            {t("standing.continue")}
          </LinkButton>
        </Stack>
      </Card>
    );
  }
  const { mayStart, freeAt, spentUntil } = standing;
  return (
    <Card padding="xl" component="section">
      {mayStart && <Start standing={standing} />}
      {!mayStart && (spentUntil ? <Spent until={spentUntil} /> : <Wait freeAt={freeAt ?? ""} />)}
    </Card>
  );
}

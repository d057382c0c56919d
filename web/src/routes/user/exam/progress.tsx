import { gql, type TypedDocumentNode } from "@apollo/client";
import { useEffect, useRef, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router-dom";
import { ExamResultFields_result } from "#features/exam/exam.fragment.ts";
import classes from "#features/exam/exam.module.css";
import { type Result, resumeSitting, type Sitting } from "#features/exam/exam-commands.ts";
import { ResultView } from "#features/exam/result-view.tsx";
import type { ExamResultQuery, ExamResultQueryVariables } from "#graphql/operations.ts";
import { examResultPath, userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { AfterResult, loadAfterResult, type Steps } from "./+progress/after-result.tsx";
import { RunningSitting } from "./+progress/running-sitting.tsx";

const examResultQuery: TypedDocumentNode<ExamResultQuery, ExamResultQueryVariables> = gql`
  query ExamResult($id: ID!) {
    examResult(id: $id) {
      id
      ...ExamResultFields_result @unmask
    }
  }
  ${ExamResultFields_result}
`;

interface Loaded {
  sitting: Sitting | null;
  result: Result | null;
  steps?: Steps | null;
  lastResultId?: string | undefined;
}

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
  const id = new URL(request.url).searchParams.get("result");
  if (!id) return { ...(await resumeSitting()), result: null };
  const [{ data }, steps] = await Promise.all([
    client.query({ query: examResultQuery, variables: { id }, fetchPolicy: "network-only" }),
    loadAfterResult(id),
  ]);
  return { sitting: null, result: data?.examResult ?? null, steps };
};

/** Returns how the sitting that led here ended; undefined for a result that is opened later. */
function useEnding(): "EXPIRED" | "FINISHED" | undefined {
  const state: unknown = useLocation().state;
  return state === "EXPIRED" || state === "FINISHED" ? state : undefined;
}

function ResultPage({ result, steps }: { result: Result; steps: Steps | null }) {
  const { t } = useTranslation("exam");
  const ending = useEnding();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ending) top.current?.focus();
  }, [ending]);
  const measuredOn = t("result.measuredOn", { date: formatDate(result.measuredAt) });
  return (
    <Stack gap="lg">
      <div ref={top} tabIndex={-1} className={classes["start"]}>
        <PageHeader title={t("result.title")} lead={ending ? t(ending === "EXPIRED" ? "sitting.expired" : "sitting.ended") : measuredOn} />
      </div>
      <ResultView result={result} />
      {steps && <AfterResult steps={steps} />}
      <Group>
        {result.complete && result.level !== "NONE" && (
          <LinkButton to={`${userPaths.works}?level=${result.level}`} size="md">
            {t("result.toWorks")}
          </LinkButton>
        )}
        <LinkButton to={userPaths.exam} variant="outline" size="md">
          {t("result.toExam")}
        </LinkButton>
      </Group>
    </Stack>
  );
}

/** Neither a sitting nor a result: where to go from here. */
function Nothing({ sitting, lastResultId }: { sitting: Sitting | null; lastResultId: string | undefined }) {
  const { t } = useTranslation("exam");
  const ended = t(sitting?.status === "EXPIRED" ? "sitting.expired" : "sitting.ended");
  return (
    <EmptyState level={1} title={sitting ? ended : t("sitting.none")}>
      {sitting && <Text>{t("sitting.noAnswer")}</Text>}
      <Group>
        {!sitting && lastResultId && (
          <LinkButton to={examResultPath(lastResultId)} variant="outline">
            {t("sitting.lastResult")}
          </LinkButton>
        )}
        <LinkButton to={userPaths.exam}>{t("sitting.toStart")}</LinkButton>
      </Group>
    </EmptyState>
  );
}

function Content({ loaded }: { loaded: Loaded }) {
  const { t } = useTranslation("exam");
  const navigate = useNavigate();
  const [sitting, setSitting] = useState(loaded.sitting);
  const result = sitting?.result ?? loaded.result;
  const isEnded = sitting !== null && sitting.status !== "OPEN";
  useTitle(t(sitting?.status === "OPEN" ? "title" : "result.title"));
  // The result has an address of its own: reloading or coming back shows it again.
  useEffect(() => {
    if (isEnded && sitting.result) void navigate(examResultPath(sitting.result.id), { replace: true, state: sitting.status });
  }, [navigate, isEnded, sitting]);
  if (sitting?.status === "OPEN" && sitting.question) {
    return <RunningSitting sitting={sitting} question={sitting.question} onChange={setSitting} />;
  }
  if (result) return <ResultPage result={result} steps={loaded.steps ?? null} />;
  return <Nothing sitting={sitting} lastResultId={loaded.lastResultId} />;
}

/** The running sitting, its result when it ends, or an earlier result. */
export function Component() {
  const loaded: Loaded = useLoaderData<typeof loader>();
  return (
    <Stack gap="lg" style={{ maxWidth: 760, marginInline: "auto" }}>
      <Content key={loaded.result?.id ?? loaded.sitting?.id ?? "none"} loaded={loaded} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

import { gql, type TypedDocumentNode } from "@apollo/client";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ExamResultFields_result } from "#features/exam/exam.fragment.ts";
import { type Result, resumeSitting, type Sitting } from "#features/exam/exam-commands.ts";
import { ResultView } from "#features/exam/result-view.tsx";
import type { ExamResultQuery, ExamResultQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text.tsx";
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
}

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
  const id = new URL(request.url).searchParams.get("result");
  if (!id) return { sitting: await resumeSitting(), result: null };
  const { data } = await client.query({ query: examResultQuery, variables: { id }, fetchPolicy: "network-only" });
  return { sitting: null, result: data?.examResult ?? null };
};

function ResultPage({ result, lead }: { result: Result; lead: string }) {
  const { t } = useTranslation("exam");
  return (
    <Stack gap="lg">
      <PageHeader title={t("result.title")} lead={lead} />
      <ResultView result={result} />
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

function Content({ loaded }: { loaded: Loaded }) {
  const { t } = useTranslation("exam");
  const [sitting, setSitting] = useState(loaded.sitting);
  useTitle(t(sitting?.status === "OPEN" ? "title" : "result.title"));
  if (sitting?.status === "OPEN" && sitting.question) {
    return <RunningSitting sitting={sitting} question={sitting.question} onChange={setSitting} />;
  }
  const result = sitting?.result ?? loaded.result;
  const ended = t(sitting?.status === "EXPIRED" ? "sitting.expired" : "sitting.ended");
  if (result)
    return <ResultPage result={result} lead={sitting ? ended : t("result.measuredOn", { date: formatDate(result.measuredAt) })} />;
  return (
    <EmptyState level={1} title={sitting ? ended : t("sitting.none")}>
      {sitting && <Text>{t("sitting.noAnswer")}</Text>}
      <LinkButton to={userPaths.exam}>{t("sitting.toStart")}</LinkButton>
    </EmptyState>
  );
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

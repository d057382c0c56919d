import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { WorkReadingsQuery, WorkReadingsQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import { setReading } from "./set-reading.ts";
import { wordsOf } from "./words-of.ts";

const workReadingsQuery: TypedDocumentNode<WorkReadingsQuery, WorkReadingsQueryVariables> = gql`
  query WorkReadings($id: ID!) {
    companyWork(id: $id) {
      id
      ruby
      bodyRuby
    }
    companyReadings(workId: $id) {
      id
      word
      reading
    }
  }
`;

const askAgainMs = 2_000;

/** The readings of words in one work. */
export function WorkReadings({ workId }: { workId: string }) {
  const { t } = useTranslation("reading");
  const { data, refetch, startPolling, stopPolling } = useQuery(workReadingsQuery, {
    variables: { id: workId },
    fetchPolicy: "network-only",
  });
  const work = data?.companyWork;
  const isWaiting = work?.ruby === null;
  useEffect(() => {
    if (isWaiting) startPolling(askAgainMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  if (!work) return null;
  return (
    <ReadingPanel
      lead={t("workLead")}
      words={work.ruby ? wordsOf([work.ruby, work.bodyRuby]) : null}
      corrections={data.companyReadings}
      onSet={async (word, reading) => {
        const problems = await setReading({ workId, word, reading });
        if (problems.length === 0) await refetch();
        return problems;
      }}
    />
  );
}

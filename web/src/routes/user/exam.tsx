import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { HowItMeasures } from "#features/exam/how-it-measures.tsx";
import { Instruction } from "#features/exam/instruction.tsx";
import { ProvisionalNotice } from "#features/exam/provisional-notice.tsx";
import type { UserExamScreenQuery, UserExamScreenQueryVariables } from "#graphql/operations.ts";
import { logInPath, publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { loadViewer } from "#platform/session/viewer.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { History } from "./+exam/history.tsx";
import { StandingCard } from "./+exam/standing.tsx";

const userExamScreenQuery: TypedDocumentNode<UserExamScreenQuery, UserExamScreenQueryVariables> = gql`
  query UserExamScreen {
    examStanding {
      mayStart
      freeAt
      paidSittings
      retakesOwed
      spentUntil
      hasRecordings
      provisional
      attempt {
        id
      }
    }
    examResults(first: 30) {
      items {
        id
        level
        provisional
        flags
        measuredAt
        probabilities {
          level
          probability
        }
        score {
          points
          low
          high
        }
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<UserExamScreenQuery, UserExamScreenQueryVariables>;

export const loader = async (): Promise<Reference | null> => ((await loadViewer()).seeker ? preload(userExamScreenQuery, {}) : null);

function Own({ reference }: { reference: Reference }) {
  const { examStanding, examResults } = useReadQuery(reference).data;
  return (
    <>
      <StandingCard standing={examStanding} />
      {examStanding.provisional && <ProvisionalNotice sales />}
      <HowItMeasures />
      <History items={examResults.items} />
    </>
  );
}

function ForVisitors() {
  const { t } = useTranslation("exam");
  return (
    <>
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("standing.visitor")}</Title>
          <Text>
            <Instruction text={t("standing.visitorText")} />
          </Text>
          <Group>
            <LinkButton to={logInPath(userPaths.exam)} size="md">
              {t("common:signIn")}
            </LinkButton>
            <TextLink to={publicPaths.exam}>{t("sample.title")}</TextLink>
          </Group>
        </Stack>
      </Card>
      <HowItMeasures />
    </>
  );
}

/** The exam inside the user area: the next thing to do, and the results so far. */
export function Component() {
  const { t } = useTranslation("exam");
  const reference = useLoaderData<typeof loader>();
  useTitle(t("title"));
  return (
    <Stack gap="lg" style={{ maxWidth: 860, marginInline: "auto" }}>
      <PageHeader title={t("title")} lead={<Instruction text={t("lead")} />} />
      {reference ? <Own reference={reference} /> : <ForVisitors />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

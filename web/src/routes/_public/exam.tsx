import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { HowItMeasures } from "#features/exam/how-it-measures.tsx";
import { Instruction } from "#features/exam/instruction.tsx";
import type { ExamScreenQuery, ExamScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { SampleSet } from "./+exam/sample-set.tsx";

const examScreenQuery: TypedDocumentNode<ExamScreenQuery, ExamScreenQueryVariables> = gql`
  query ExamScreen {
    examSamples {
      id
      level
      skill
      stem
      passage
      options
    }
  }
`;

type Reference = QueryRef<ExamScreenQuery, ExamScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(examScreenQuery, {});

/** The page that explains the exam, with five items to try without an account. */
export function Component() {
  const { t } = useTranslation("exam");
  const reference: Reference = useLoaderData<typeof loader>();
  const { examSamples } = useReadQuery(reference).data;
  useTitle(t("title"));
  return (
    <Stack gap="lg" style={{ maxWidth: 860, marginInline: "auto" }}>
      <PageHeader title={t("title")} lead={<Instruction text={t("lead")} />} />
      <HowItMeasures />
      <Stack component="section" gap="md">
        <Title order={2}>{t("sample.title")}</Title>
        <Text>
          <Instruction text={t("sample.lead")} />
        </Text>
        <SampleSet samples={examSamples} />
      </Stack>
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("cta.title")}</Title>
          <Text>
            <Instruction text={t("cta.text")} />
          </Text>
          <LinkButton to={userPaths.exam} size="md">
            {t("cta.button")}
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

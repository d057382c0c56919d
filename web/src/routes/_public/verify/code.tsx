import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { LevelBars } from "#features/exam/level-bars.tsx";
import { percent } from "#features/exam/percent.ts";
import { ProvisionalNotice } from "#features/exam/provisional-notice.tsx";
import { NotMeasured, useHeadline } from "#features/exam/result-view.tsx";
import type { VerifyScreenQuery, VerifyScreenQueryVariables } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { TakeBack } from "./+code/take-back.tsx";

const verifyScreenQuery: TypedDocumentNode<VerifyScreenQuery, VerifyScreenQueryVariables> = gql`
  query VerifyScreen($code: String!) {
    examCertificate(code: $code) {
      code
      valid
      revokedAt
      holder
      level
      claimChance
      provisional
      probabilities {
        level
        probability
      }
      score {
        points
        low
        high
      }
      notMeasured
      measuredAt
    }
  }
`;

type Reference = QueryRef<VerifyScreenQuery, VerifyScreenQueryVariables>;
type Certificate = NonNullable<VerifyScreenQuery["examCertificate"]>;

export const loader = ({ params }: LoaderFunctionArgs): Promise<Reference> => preload(verifyScreenQuery, { code: params["code"] ?? "" });

function State({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation("exam");
  if (certificate.revokedAt) return <Notice tone="error" title={t("verify.revoked", { date: formatDate(certificate.revokedAt) })} />;
  if (!certificate.valid) {
    return (
      <Notice tone="error" title={t("verify.invalid")}>
        <Text>{t("verify.invalidText")}</Text>
      </Notice>
    );
  }
  return (
    <Notice tone="plain" title={t("verify.valid")}>
      <Text>{t("verify.validText")}</Text>
    </Notice>
  );
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation("exam");
  const headline = useHeadline();
  const { code, holder, score, measuredAt, probabilities, level, claimChance, provisional, notMeasured } = certificate;
  return (
    <Card padding="xl" component="section">
      <Stack gap="md">
        <DescriptionList
          items={[
            { term: t("verify.code"), value: code },
            { term: t("verify.holder"), value: holder },
            {
              term: t("history.level"),
              value: provisional ? t("provisional.of", { text: headline(probabilities) }) : headline(probabilities),
            },
            { term: t("verify.score"), value: t("result.range", { ...score }) },
            { term: t("verify.measuredAt"), value: formatDate(measuredAt) },
          ]}
        />
        <Title order={2}>{t("result.probabilities")}</Title>
        <LevelBars probabilities={probabilities} level={level} />
        {level !== "NONE" && <Text>{t("result.claim", { level: t(`level.${level}`), chance: percent(claimChance) })}</Text>}
        <NotMeasured skills={notMeasured} />
        {provisional && <ProvisionalNotice />}
        <Text strong>{t("notOfficial")}</Text>
      </Stack>
    </Card>
  );
}

/** A certificate as whoever has its number may see it. */
export function Component() {
  const { t } = useTranslation("exam");
  const reference: Reference = useLoaderData<typeof loader>();
  const { examCertificate } = useReadQuery(reference).data;
  const { revalidate } = useRevalidator();
  useTitle(t("verify.title"));
  return (
    <Stack gap="lg" style={{ maxWidth: 720, marginInline: "auto" }}>
      <PageHeader title={t("verify.title")} />
      {examCertificate ? (
        <>
          <State certificate={examCertificate} />
          {(examCertificate.valid || examCertificate.revokedAt) && <Facts certificate={examCertificate} />}
          {!examCertificate.revokedAt && <TakeBack code={examCertificate.code} onDone={() => void revalidate()} />}
        </>
      ) : (
        <EmptyState title={t("verify.none")}>
          <Text>{t("verify.noneText")}</Text>
        </EmptyState>
      )}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

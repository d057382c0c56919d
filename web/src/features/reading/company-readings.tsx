import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { CompanyReadingsQuery, CompanyReadingsQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import { setReading } from "./set-reading.ts";
import { wordsOf } from "./words-of.ts";

const companyReadingsQuery: TypedDocumentNode<CompanyReadingsQuery, CompanyReadingsQueryVariables> = gql`
  query CompanyReadings {
    company {
      id
      profile {
        id
        ruby
        bodyRuby
      }
    }
    companyReadings {
      id
      word
      reading
    }
  }
`;

/** The readings of words in the company's own texts, also used in its works and messages. */
export function CompanyReadings() {
  const { t } = useTranslation("reading");
  const { data, refetch } = useQuery(companyReadingsQuery, { fetchPolicy: "network-only" });
  if (!data) return null;
  const { ruby, bodyRuby } = data.company.profile;
  return (
    <ReadingPanel
      lead={t("companyLead")}
      words={ruby ? wordsOf([ruby, bodyRuby]) : null}
      corrections={data.companyReadings}
      onSet={async (word, reading) => {
        const problems = await setReading({ workId: null, word, reading });
        if (problems.length === 0) await refetch();
        return problems;
      }}
    />
  );
}

import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useId, useState } from "react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { Deadline } from "#features/work/deadline.tsx";
import { salaryText } from "#features/work/salary-text.ts";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import type { AimedWorkQuery, AimedWorkQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Control, tie } from "#ui/forms/control.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./aimed-work.module.css";
import type { Intent } from "./intent.ts";
import { keepWords, keptWords } from "./kept-words.ts";

const aimedWorkQuery: TypedDocumentNode<AimedWorkQuery, AimedWorkQueryVariables> = gql`
  query AimedWork($id: ID!) {
    work(id: $id) {
      id
      title
      titleEn
      madeTitle
      status
      applyBy
      salary {
        unit
        min
        max
      }
      company {
        id
        name
        nameEn
      }
    }
  }
`;

interface AimedWorkProps {
  intent: Intent;
  /** Offers to write a first word to the company: where the reader still waits for their mail or has to sign in. */
  asksWord?: boolean;
}

/** The work that the reader was about to apply for, or to keep: named on every page of the way, so that nobody wonders where it went. */
export function AimedWork({ intent, asksWord = false }: AimedWorkProps) {
  const { t } = useTranslation(["onward", "work", "vocabulary"]);
  const { data } = useQuery(aimedWorkQuery, { variables: { id: intent.workId } });
  const work = data?.work;
  if (data && !work) return null;
  return (
    <section className={classes["want"]} aria-label={t(intent.kind === "APPLY" ? "applyTo" : "keep")}>
      <p className={classes["label"]}>{t(intent.kind === "APPLY" ? "applyTo" : "keep")}</p>
      {work && (
        <>
          <div className={classes["work"]}>
            <CompanyMark id={work.company.id} name={work.company.name} size={48} />
            <div>
              <Title order={2} size={3}>
                <WorkTitle work={work} />
              </Title>
              <Text size="sm">
                <CompanyName company={work.company} />
              </Text>
            </div>
          </div>
          <p className={classes["terms"]}>
            <b>{salaryText(t, work.salary)}</b>
            {work.status === "OPEN" ? work.applyBy && <Deadline applyBy={work.applyBy} /> : <b>{t("over")}</b>}
          </p>
          {asksWord && intent.kind === "APPLY" && work.status === "OPEN" && <Word workId={intent.workId} />}
        </>
      )}
    </section>
  );
}

function Word({ workId }: { workId: string }) {
  const { t } = useTranslation("onward");
  const id = useId();
  const [word, setWord] = useState(() => keptWords(workId, null)?.message ?? "");
  const support = t("wordSupport");
  return (
    <details className={classes["word"]} open={word !== ""}>
      <summary>{t("word")}</summary>
      <Control id={id} support={support}>
        <textarea
          {...tie({ id, support })}
          rows={4}
          maxLength={4_000}
          aria-label={t("word")}
          value={word}
          onChange={({ currentTarget: { value } }) => {
            setWord(value);
            keepWords(workId, null, { message: value, answers: {} });
          }}
        />
      </Control>
    </details>
  );
}

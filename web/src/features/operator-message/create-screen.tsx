import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { Card } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import type { LetterRecipientScreenQuery, LetterRecipientScreenQueryVariables } from "#graphql/operations.ts";
import { letterPaths } from "#paths/admin.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader } from "#ui/states.tsx";
import classes from "./create-screen.module.css";
import type { LetterAudience } from "./letter-audience.ts";
import { MailingForm } from "./mailing-form.tsx";
import { OneLetterForm } from "./one-letter-form.tsx";

const letterRecipientScreenQuery: TypedDocumentNode<LetterRecipientScreenQuery, LetterRecipientScreenQueryVariables> = gql`
  query LetterRecipientScreen($audience: MailingAudience!, $keyword: String!) {
    messageRecipients(audience: $audience, keyword: $keyword) {
      id
      name
      note
    }
  }
`;

type Reference = QueryRef<LetterRecipientScreenQuery, LetterRecipientScreenQueryVariables>;
const modes = ["one", "many"] as const;

/** Loads the recipient the address names, if any. */
export function preloadRecipient(audience: LetterAudience, request: Request): Promise<Reference> {
  return preload(letterRecipientScreenQuery, { audience, keyword: new URL(request.url).searchParams.get("id") ?? "" });
}

/** A first message: to one, or to everybody a filter means. */
export function CreateScreen({ audience, reference }: { audience: LetterAudience; reference: Reference }) {
  const { t } = useTranslation("adminLetters");
  const [recipient = null] = useReadQuery(reference).data.messageRecipients;
  const [search, setSearch] = useSearchParams();
  const mode = search.get("to") === "many" ? "many" : "one";
  useTitle(t(`create.title.${audience}`));
  return (
    <Stack gap="md">
      <PageHeader
        title={t(`create.title.${audience}`)}
        actions={
          <LinkButton to={letterPaths[audience].list} variant="outline">
            {t("thread.toList")}
          </LinkButton>
        }
      />
      <Card withBorder padding="lg" maw={760}>
        <Stack gap="lg">
          <fieldset className={classes["modes"]}>
            <legend>{t("create.mode")}</legend>
            {modes.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="mode"
                  value={value}
                  checked={mode === value}
                  onChange={() => setSearch(value === "many" ? { to: "many" } : {}, { replace: true })}
                />
                {t(`create.to.${value}`)}
              </label>
            ))}
          </fieldset>
          {mode === "one" ? <OneLetterForm audience={audience} recipient={recipient} /> : <MailingForm audience={audience} />}
        </Stack>
      </Card>
    </Stack>
  );
}

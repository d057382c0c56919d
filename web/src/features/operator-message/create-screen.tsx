import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";

import { useSearchParams } from "react-router-dom";
import type { MessageRecipientScreenQuery, MessageRecipientScreenQueryVariables } from "#graphql/operations.ts";
import { operatorMessagePaths } from "#paths/admin.paths.ts";
import { preload, warm } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader } from "#ui/states.tsx";
import classes from "./create-screen.module.css";
import { MailingForm } from "./mailing-form.tsx";
import type { MessageAudience } from "./message-audience.ts";
import { OneMessageForm } from "./one-message-form.tsx";
import { messageTemplatesQuery } from "./templates.tsx";

const messageRecipientScreenQuery: TypedDocumentNode<MessageRecipientScreenQuery, MessageRecipientScreenQueryVariables> = gql`
  query MessageRecipientScreen($audience: MailingAudience!, $keyword: String!) {
    messageRecipients(audience: $audience, keyword: $keyword) {
      id
      name
      note
    }
  }
`;

type Reference = QueryRef<MessageRecipientScreenQuery, MessageRecipientScreenQueryVariables>;
const modes = ["one", "many"] as const;

/** Loads the recipient the address names, if any. */
export async function preloadRecipient(audience: MessageAudience, request: Request): Promise<Reference> {
  const keyword = new URL(request.url).searchParams.get("id") ?? "";
  const [recipient] = await Promise.all([
    preload(messageRecipientScreenQuery, { audience, keyword }),
    warm(messageTemplatesQuery, { audience }),
  ]);
  return recipient;
}

/** A first message: to one, or to everybody a filter means. */
export function CreateScreen({ audience, reference }: { audience: MessageAudience; reference: Reference }) {
  const { t } = useTranslation("adminMessages");
  const [recipient = null] = useReadQuery(reference).data.messageRecipients;
  const [search, setSearch] = useSearchParams();
  const mode = search.get("to") === "many" ? "many" : "one";
  useTitle(t(`create.title.${audience}`));
  return (
    <Stack gap="md">
      <PageHeader
        title={t(`create.title.${audience}`)}
        actions={
          <LinkButton to={operatorMessagePaths[audience].list} variant="outline">
            {t("conversation.toList")}
          </LinkButton>
        }
      />
      <Card padding="lg" maxWidth={760} side="start">
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
          {mode === "one" ? <OneMessageForm audience={audience} recipient={recipient} /> : <MailingForm audience={audience} />}
        </Stack>
      </Card>
    </Stack>
  );
}

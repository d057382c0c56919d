import { gql, type TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { MessageRecipientsQuery, MessageRecipientsQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./create-screen.module.css";
import type { MessageAudience } from "./message-audience.ts";

const messageRecipientsQuery: TypedDocumentNode<MessageRecipientsQuery, MessageRecipientsQueryVariables> = gql`
  query MessageRecipients($audience: MailingAudience!, $keyword: String!) {
    messageRecipients(audience: $audience, keyword: $keyword) {
      id
      name
      note
    }
  }
`;

export interface Recipient {
  id: string;
  name: string;
  /** Mail address, to tell namesakes apart. */
  note: string;
}

interface RecipientPickerProps {
  audience: MessageAudience;
  chosen: Recipient | null;
  onChoose(recipient: Recipient | null): void;
}

/** Finds somebody who can read a message; the choice is shown by name. */
export function RecipientPicker({ audience, chosen, onChoose }: RecipientPickerProps) {
  const { t } = useTranslation("adminMessages");
  const [keyword, setKeyword] = useState("");
  const { data, loading } = useQuery(messageRecipientsQuery, keyword ? { variables: { audience, keyword } } : skipToken);
  if (chosen) {
    return (
      <Group gap="sm" justify="space-between">
        <Text>
          {t("common:labelled", { label: t("create.recipient"), text: "" })}
          <strong translate="no">{chosen.name}</strong> {chosen.note}
        </Text>
        <Button variant="outline" onClick={() => onChoose(null)}>
          {t("create.change")}
        </Button>
      </Group>
    );
  }
  const hits = data?.messageRecipients ?? [];
  return (
    <Stack gap="sm">
      <FilterForm onFilter={(said) => setKeyword(said.get("recipient") ?? "")}>
        <Group gap="sm" align="flex-end">
          <Input name="recipient" type="search" label={t(`create.find.${audience}`)} maxLength={200} />
          <Button type="submit" variant="outline" loading={loading}>
            {t("create.search")}
          </Button>
        </Group>
      </FilterForm>
      <p className="visually-hidden" role="status">
        {data && t("create.hits", { count: hits.length })}
      </p>
      {data && hits.length === 0 && <Text>{t("create.nobody")}</Text>}
      {hits.length > 0 && (
        <ul className={classes["hits"]}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <Button variant="subtle" onClick={() => onChoose(hit)}>
                {t("create.hit", { name: hit.name, note: hit.note })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

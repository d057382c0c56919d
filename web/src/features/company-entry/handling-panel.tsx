import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { EntryChip } from "#features/company-entry/entry-chip.tsx";
import { assignEntries, tagEntries } from "#features/company-entry/handling.mutations.ts";
import { WaitingDays } from "#features/company-entry/waiting-days.tsx";
import type { HandlingPanel_EntryFragment } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDay } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { useSend } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { entryChoicesQuery, useEntryChoices } from "./entry-choices.ts";
import classes from "./entry-tags.module.css";

export const HandlingPanel_entry: TypedDocumentNode<HandlingPanel_EntryFragment> = gql`
  fragment HandlingPanel_entry on CompanyEntry {
    id
    waitingDays
    assignee {
      id
      name
    }
    tags {
      id
      name
    }
    otherEntries {
      id
      status
      createdAt
      title
    }
  }
`;

/** How the company handles an application: who looks after it, its tags, and what else the same person applied for. */
export function HandlingPanel({ entry }: { entry: FragmentType<HandlingPanel_EntryFragment> }) {
  const { t } = useTranslation("handling");
  const { data, complete } = useFragment({ fragment: HandlingPanel_entry, fragmentName: "HandlingPanel_entry", from: entry });
  const mayMove = useViewer().company?.can.moveEntries ?? false;
  if (!complete) return null;
  return (
    <Panel title={t("title")}>
      {data.waitingDays !== null && (
        <Group gap="xs" align="center">
          <Text size="sm">{t("list.waiting")}</Text>
          <WaitingDays days={data.waitingDays} />
        </Group>
      )}
      <Assignee entry={data} mayMove={mayMove} />
      <Tags entry={data} mayMove={mayMove} />
      {data.otherEntries.length > 0 && (
        <Stack gap={4}>
          <Text strong size="sm">
            {t("others", { count: data.otherEntries.length })}
          </Text>
          {data.otherEntries.map(({ createdAt, id, status, title }) => (
            <Group key={id} gap="xs" align="center">
              <Link to={companyEntryPath(id)}>{title}</Link>
              <EntryChip status={status} />
              <Text size="sm" tone="dimmed">
                {formatDay(createdAt)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

interface PartProps {
  entry: HandlingPanel_EntryFragment;
  mayMove: boolean;
}

function Assignee({ entry: { assignee, id }, mayMove }: PartProps) {
  const { t } = useTranslation("handling");
  const { members } = useEntryChoices();
  const { send, isSending } = useSend();
  if (!mayMove) return <Text>{`${t("assignee")}：${assignee?.name ?? t("nobody")}`}</Text>;
  const known = assignee && members.every((member) => member.id !== assignee.id) ? [...members, assignee] : members;
  const give = async (memberId: string) => {
    const { errors } = await send(assignEntries, { entryIds: [id], memberId: memberId || null });
    showOutcome(errors, t("assigned", { count: 1 }));
  };
  return (
    <Select
      label={t("assignee")}
      value={assignee?.id ?? ""}
      disabled={isSending}
      onChange={({ currentTarget: { value } }) => void give(value)}
      choices={[{ value: "", label: t("nobody") }, ...known.map((member) => ({ value: member.id, label: member.name }))]}
    />
  );
}

function Tags({ entry: { id, tags }, mayMove }: PartProps) {
  const { t } = useTranslation("handling");
  const { tags: known } = useEntryChoices();
  const [name, setName] = useState("");
  const { send, isSending } = useSend();
  const change = async (input: { add: string[]; removeIds: string[] }) => {
    const { errors } = await send(tagEntries, { entryIds: [id], ...input }, { refetch: [entryChoicesQuery] });
    if (showOutcome(errors, t("tagsSaved"))) setName("");
  };
  return (
    <Stack gap={6}>
      <Text strong size="sm">
        {t("tag")}
      </Text>
      {tags.length > 0 && (
        <Group gap={4} component="ul" className={classes["tags"] ?? ""}>
          {tags.map((tag) => (
            <li key={tag.id} className={classes["tag"]}>
              {tag.name}
              {mayMove && (
                <button
                  type="button"
                  className={classes["remove"]}
                  aria-label={t("removeTag", { name: tag.name })}
                  disabled={isSending}
                  onClick={() => void change({ add: [], removeIds: [tag.id] })}
                >
                  <Icon name="x" size={14} />
                </button>
              )}
            </li>
          ))}
        </Group>
      )}
      {mayMove && (
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <Input
            aria-label={t("newTag")}
            placeholder={t("newTag")}
            value={name}
            maxLength={30}
            list="known-tags"
            onChange={({ currentTarget: { value } }) => setName(value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing && name.trim()) void change({ add: [name], removeIds: [] });
            }}
          />
          <datalist id="known-tags">
            {known.map((tag) => (
              <option key={tag.id} value={tag.name}>
                {tag.name}
              </option>
            ))}
          </datalist>
          <Button
            variant="outline"
            size="md"
            loading={isSending}
            disabled={name.trim() === ""}
            onClick={() => void change({ add: [name], removeIds: [] })}
          >
            {t("addTag")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

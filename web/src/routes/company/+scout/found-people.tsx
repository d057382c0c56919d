import { useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { saveCompanyTemplate } from "#features/conversation/conversation.mutations.ts";
import { ScoutCard } from "#features/scout/scout-card.tsx";
import type { CompanyScoutScreenQuery, ScoutListQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Section } from "#ui/lists/section.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { scoutListQuery, sendScout } from "./company-scout.mutations.ts";

interface FoundPeopleProps {
  listId: string;
  templates: CompanyScoutScreenQuery["companyTemplates"];
  /** Scouts that may still be sent today. */
  left: number;
  onChange(): void;
}

const onPage = 20;

/** The people of a list, a page at a time, with the template to ask them with. */
export function FoundPeople({ listId, templates, left, onChange }: FoundPeopleProps) {
  const { t } = useTranslation("companyScout");
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(scoutListQuery, { variables: { id: listId, page }, fetchPolicy: "network-only" });
  const usable = templates.filter(({ body }) => !body.includes("{氏名}"));
  const [chosen, setChosen] = useState("");
  const templateId = usable.find(({ id }) => id === chosen)?.id ?? usable[0]?.id ?? "";
  if (error) return <ErrorPanel message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (!data.scoutList) return <ErrorPanel message={t("listGone")} onRetry={() => void refetch()} />;
  const { cards, pages, size } = data.scoutList;
  const settle = () => {
    void refetch();
    onChange();
  };
  return (
    <Section title={t("searched", { size: t(`size.${size}`) })}>
      <Stack gap="md">
        <Template templates={usable} chosen={templateId} onChoose={setChosen} onChange={onChange} />
        <Text size="sm">{t("left", { count: left })}</Text>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {cards.map((card, index) => (
            <ScoutCard key={card.id} card={card} title={t("person", { number: (page - 1) * onPage + index + 1 })}>
              <AskPerson card={card} listId={listId} templateId={templateId} onAsked={settle} />
            </ScoutCard>
          ))}
        </SimpleGrid>
        <Group gap="sm" align="center">
          <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("previous")}
          </Button>
          <Text>{t("page", { page, pages })}</Text>
          <Button variant="outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t("next")}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

interface TemplateProps {
  templates: FoundPeopleProps["templates"];
  chosen: string;
  onChoose(id: string): void;
  onChange(): void;
}

/** The text that is sent; a sample where the company has none. */
function Template({ templates, chosen, onChoose, onChange }: TemplateProps) {
  const { t } = useTranslation("companyScout");
  const make = async () => {
    const { errors } = await send(saveCompanyTemplate, { name: t("templateName"), body: t("templateBody") });
    const [problem] = errors;
    if (problem) showToast({ type: "danger", title: problem.message });
    onChange();
  };
  if (templates.length === 0) {
    return (
      <Group gap="md">
        <Text>{t("noTemplates")}</Text>
        <Button variant="outline" onClick={() => void make()}>
          {t("makeTemplate")}
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="xs">
      <Select
        label={t("template")}
        width={320}
        value={chosen}
        choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <Text size="sm">{templates.find(({ id }) => id === chosen)?.body}</Text>
    </Stack>
  );
}

interface AskPersonProps {
  card: NonNullable<ScoutListQuery["scoutList"]>["cards"][number];
  listId: string;
  templateId: string;
  onAsked(): void;
}

/** Asks a person once; sending it again after a break of the line is the same act. */
function AskPerson({ card, listId, templateId, onAsked }: AskPersonProps) {
  const { t } = useTranslation("companyScout");
  const [isSending, setSending] = useState(false);
  const operation = useRef(crypto.randomUUID());
  if (card.isAsked) return <StatusChip tone="good">{t("asked")}</StatusChip>;
  const ask = async () => {
    setSending(true);
    try {
      const { errors } = await send(sendScout, { listId, personId: card.id, templateId, operationId: operation.current });
      const [problem] = errors;
      if (problem) operation.current = crypto.randomUUID();
      showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("sent") });
      if (!problem) onAsked();
    } finally {
      setSending(false);
    }
  };
  return (
    <Group>
      <Button loading={isSending} disabled={templateId === ""} onClick={() => void ask()}>
        {t("ask")}
      </Button>
    </Group>
  );
}

import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import type { FilledPhrase, PhraseSide } from "./filled-phrase.ts";
import { companyPhrasesQuery, type Phrase, seekerPhrasesQuery } from "./phrase.queries.ts";
import { PhraseForm } from "./phrase-form.tsx";
import { PhraseList } from "./phrase-list.tsx";

interface PhrasePanelProps {
  side: PhraseSide;
  /** Sends; returns the problems. */
  onSend(phrase: FilledPhrase): Promise<readonly FieldProblem[]>;
}

/** Things to say in one's own language, which the other side reads in theirs: behind a button, until one is wanted. */
export function PhrasePanel({ side, onSend }: PhrasePanelProps) {
  const { t } = useTranslation("conversation");
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t("phrase.open")}
        </Button>
      </div>
    );
  return (
    <Card padding="md" component="section" aria-label={t("phrase.open")}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <Text size="sm">{t(side === "SEEKER" ? "phrase.hintSeeker" : "phrase.hintCompany")}</Text>
          <Button variant="subtle" onClick={() => setOpen(false)}>
            {t("phrase.close")}
          </Button>
        </Group>
        <OpenPanel side={side} onSend={onSend} onSent={() => setOpen(false)} />
      </Stack>
    </Card>
  );
}

function OpenPanel({ side, onSend, onSent }: PhrasePanelProps & { onSent(): void }) {
  const { t } = useTranslation("conversation");
  const query = side === "SEEKER" ? seekerPhrasesQuery : companyPhrasesQuery;
  const { data, error, refetch } = useQuery(query);
  const [chosen, setChosen] = useState<Phrase | null>(null);
  if (error) return <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (!chosen) return <PhraseList phrases={data.phrases} onChoose={setChosen} />;
  return <PhraseForm key={chosen.key} side={side} phrase={chosen} onSend={onSend} onBack={() => setChosen(null)} onSent={onSent} />;
}

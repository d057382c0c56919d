import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { useDebouncedValue } from "#ui/debounced.ts";
import { BareForm, type FieldProblem, FormProblem, useDomainForm } from "#ui/forms/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import type { FilledPhrase, PhraseSide } from "./filled-phrase.ts";
import { companyPhrasePreviewQuery, type Phrase, seekerPhrasePreviewQuery } from "./phrase.queries.ts";
import { SlotField } from "./slot-field.tsx";
import { usePlaces } from "./use-places.ts";

interface PhraseFormProps {
  side: PhraseSide;
  phrase: Phrase;
  onSend(phrase: FilledPhrase): Promise<readonly FieldProblem[]>;
  onBack(): void;
  onSent(): void;
}

type Filled = FilledPhrase["slots"];

/** Fills the places of a phrase and sends it; as soon as all are filled, it shows how both sides will read it. */
export function PhraseForm({ side, phrase, onSend, onBack, onSent }: PhraseFormProps) {
  const { t } = useTranslation("conversation");
  const places = usePlaces();
  const [operationId] = useState(() => crypto.randomUUID());
  const filledIn = (values: Readonly<Record<string, string>>): Filled =>
    phrase.slots.map(({ name }) => ({ name, value: values[name] ?? "" }));
  const domainForm = useDomainForm({
    initialValues: { slots: Object.fromEntries(phrase.slots.map(({ name }) => [name, ""])) },
    onSubmit: async ({ slots }) => {
      const problems = await onSend({ key: phrase.key, slots: filledIn(slots), operationId });
      if (problems.length > 0) return problems;
      onSent();
      return undefined;
    },
  });
  const { form, isSubmitting } = domainForm;
  const slots = filledIn(form.values.slots);
  return (
    <BareForm of={domainForm} label={t("phrase.fill")}>
      <Stack gap="sm">
        <Text strong>{places.shown(phrase)}</Text>
        <FormProblem of={domainForm} />
        {phrase.slots.map((slot) => (
          <SlotField key={slot.name} form={form} slot={slot} label={places.labelOf(slot)} />
        ))}
        {slots.every(({ value }) => value.trim() !== "") && <Preview side={side} phraseKey={phrase.key} slots={slots} />}
        <Group justify="space-between">
          <Button variant="subtle" onClick={onBack}>
            {t("phrase.back")}
          </Button>
          <Button type="submit" size="md" loading={isSubmitting}>
            <Icon name="send" />
            {t("common:send")}
          </Button>
        </Group>
      </Stack>
    </BareForm>
  );
}

/** How the phrase reads on both sides; nothing while the server would refuse it. */
function Preview({ side, phraseKey, slots }: { side: PhraseSide; phraseKey: string; slots: Filled }) {
  const { t } = useTranslation("conversation");
  const [input] = useDebouncedValue(JSON.stringify({ key: phraseKey, slots }), 300);
  const query = side === "SEEKER" ? seekerPhrasePreviewQuery : companyPhrasePreviewQuery;
  const { data } = useQuery(query, { variables: { input: JSON.parse(input) }, fetchPolicy: "no-cache" });
  if (!data?.preview) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t("phrase.preview")}>
      <Text size="sm" tone="dimmed">
        {t("phrase.yours")}
      </Text>
      <Text>{data.preview.text}</Text>
      <Text size="sm" tone="dimmed">
        {t(side === "SEEKER" ? "phrase.theirsCompany" : "phrase.theirsSeeker")}
      </Text>
      <Text lang="ja">{data.preview.otherText}</Text>
    </Stack>
  );
}

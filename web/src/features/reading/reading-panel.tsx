import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { BareForm, type FieldProblem, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import type { Word } from "./words-of.ts";

interface ReadingPanelProps {
  lead: string;
  /** Words of the texts with the reading shown now; null while the readings are being computed. */
  words: readonly Word[] | null;
  /** The readings the author has set. */
  corrections: readonly Word[];
  /** Sets a reading, or takes it back with an empty one; returns the problems. */
  onSet(word: string, reading: string): Promise<readonly FieldProblem[] | undefined>;
}

/** The panel where the author of a text says how its words are read. */
export function ReadingPanel({ lead, words, corrections, onSet }: ReadingPanelProps) {
  const { t } = useTranslation("reading");
  return (
    <Card component="section" padding="lg">
      <Stack gap="md">
        <Title order={2} size={3}>
          {t("title")}
        </Title>
        <Text size="sm">{lead}</Text>
        {words === null && <Text tone="dimmed">{t("computing")}</Text>}
        {words?.length === 0 && <Text tone="dimmed">{t("noWords")}</Text>}
        {words && words.length > 0 && <ReadingForm words={words} onSet={onSet} />}
        <Corrections corrections={corrections} onSet={onSet} />
      </Stack>
    </Card>
  );
}

function ReadingForm({ words, onSet }: Pick<ReadingPanelProps, "onSet"> & { words: readonly Word[] }) {
  const { t } = useTranslation("reading");
  const domainForm = useDomainForm({
    initialValues: { chosen: "", typed: "" },
    onSubmit: async ({ chosen, typed }) => {
      const problems = (await onSet(chosen, typed)) ?? [];
      if (problems.length === 0) domainForm.form.reset();
      return problems;
    },
  });
  const { form, general, isSubmitting } = domainForm;
  const { chosen, typed } = form.values;
  const [problem] = general;
  return (
    <BareForm of={domainForm} label={t("title")}>
      <Group align="flex-end">
        <Select
          label={t("word")}
          width={320}
          value={chosen}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ chosen: value, typed: words.find(({ word }) => word === value)?.reading ?? "" })
          }
          choices={[
            { value: "", label: t("choose") },
            ...words.map((word) => ({ value: word.word, label: t("wordWithReading", { word: word.word, reading: word.reading }) })),
          ]}
        />
        <Input
          label={t("reading")}
          width={240}
          maxLength={80}
          lang="ja"
          autoComplete="off"
          value={typed}
          onChange={(event) => form.setFieldValue("typed", event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" size="md" loading={isSubmitting} disabled={chosen === "" || typed === ""}>
          {t("save")}
        </Button>
      </Group>
      {problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
    </BareForm>
  );
}

function Corrections({ corrections, onSet }: Pick<ReadingPanelProps, "corrections" | "onSet">) {
  const { t } = useTranslation("reading");
  if (corrections.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t("set")}>
      <Title order={3}>{t("set")}</Title>
      {corrections.map(({ word, reading }) => (
        <Group key={word} gap="sm">
          <Text component="span">{t("wordWithReading", { word, reading })}</Text>
          <Button variant="subtle" onClick={() => void onSet(word, "")} aria-label={t("takeBackWord", { word })}>
            {t("takeBack")}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

import { ReadingPanel } from "#features/reading/reading-panel.tsx";
import { type Word, wordsOf } from "#features/reading/words-of.ts";
import { formatDateTime } from "#platform/dates.ts";
import type { RubySegment } from "#platform/furigana/readings.ts";
import { inBrackets, joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./newsroom.module.css";
import { setNewsReading } from "./newsroom.mutations.ts";

interface Act {
  id: string;
  at: string;
  action: string;
  by: string | null;
  changed: readonly string[];
  reason: string | null;
}

/** The acts on an item and who did them, newest first. */
export function NewsHistory({ acts }: { acts: readonly Act[] }) {
  const { t } = useTranslation("newsroom");
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("history")}
        </Title>
        {acts.length === 0 && <Text tone="dimmed">{t("noHistory")}</Text>}
        <ul className={classes["history"]}>
          {acts.map(({ id, at, action, by, changed, reason }) => (
            <li key={id}>
              <strong>{t.code("acts", action.replace("news.", ""))}</strong>
              {changed.length > 0 && inBrackets(changed.map((name) => t.code("fields", name)).join(t("conflict.and")))}
              <Text size="sm" tone="dimmed" component="div">
                {joinFacts([formatDateTime(at), by ?? t("system")])}
              </Text>
              {reason && <Text size="sm">{reason}</Text>}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

interface NewsReadingsProps {
  newsId: string;
  ruby: { readonly [field: string]: RubySegment[] };
  bodyRuby: readonly RubySegment[][];
  corrections: readonly Word[];
  onDone(): Promise<void>;
}

/** The readings of words in the saved item. */
export function NewsReadings({ newsId, ruby, bodyRuby, corrections, onDone }: NewsReadingsProps) {
  const { t } = useTranslation("newsroom");
  return (
    <ReadingPanel
      lead={t("readingLead")}
      words={wordsOf([ruby, Object.fromEntries(bodyRuby.map((piece, index) => [String(index), piece]))])}
      corrections={corrections}
      onSet={async (word, reading) => {
        const { errors } = await send(setNewsReading, { newsId, word, reading });
        if (errors.length === 0) await onDone();
        return errors;
      }}
    />
  );
}

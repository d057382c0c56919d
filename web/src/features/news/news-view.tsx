import { OnlyIn } from "#features/language/only-in.tsx";
import type { NewsTopic } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import type { Readings } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { NewsBody } from "./news-body.tsx";

interface NewsViewProps {
  news: { language?: string; title: string; summary: string; topic: NewsTopic; bodyHtml: string; publishedAt: string };
  /** Of headline and summary; null while they are being computed. */
  readings: { readonly [field: string]: Readings } | null;
  bodyReadings: readonly Readings[] | null;
  /** Place of the headline in the page's outline. */
  level?: 1 | 2;
}

/** An item as its readers see it: on the site, and in the preview of the back office. */
export function NewsView({ news, readings, bodyReadings, level = 1 }: NewsViewProps) {
  const { t } = useTranslation("vocabulary");
  const mark = news.language ? markOf(news.language) : undefined;
  return (
    <Stack gap="md" component="article" style={{ maxWidth: "47.5rem" }}>
      <Group gap="md">
        <Text component="span" tone="dimmed">
          <time dateTime={news.publishedAt}>{formatDate(news.publishedAt)}</time>
        </Text>
        <Text component="span">{t(`newsTopic.${news.topic}`)}</Text>
      </Group>
      {news.language && <OnlyIn language={news.language} />}
      <Title order={level} size={1} lang={mark}>
        <Ruby text={news.title} readings={readings?.["title"]} />
      </Title>
      <Text strong lang={mark}>
        <Ruby text={news.summary} readings={readings?.["summary"]} />
      </Text>
      <div lang={mark}>
        <NewsBody html={news.bodyHtml} readings={bodyReadings} />
      </div>
    </Stack>
  );
}

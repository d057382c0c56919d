import { useState } from "react";
import { NewsView } from "#features/news/news-view.tsx";
import type { NewsPreviewQuery } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { contentOf, type NewsValues } from "./news-values.ts";
import classes from "./newsroom.module.css";
import { newsPreview } from "./newsroom-commands.ts";

type Preview = NonNullable<NewsPreviewQuery["newsPreview"]> & { at: string };

/** The unsaved text as its readers would see it, by the same parts that show it on the site. */
export function NewsPreview({ newsId, values, publishAt }: { newsId: string | null; values: NewsValues; publishAt: string | null }) {
  const { t } = useTranslation("newsroom");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isLoading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      const variables = { newsId, content: contentOf(values) };
      const { data } = await client.query({ query: newsPreview, variables, fetchPolicy: "network-only" });
      if (data?.newsPreview) setPreview({ ...data.newsPreview, at: publishAt ?? new Date().toISOString() });
    } catch {
      adminToast.error(t("common:error.unknown"));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Stack gap="sm" component="section" aria-label={t("preview")}>
      <Group justify="space-between">
        <Title order={2} size={3}>
          {t("preview")}
        </Title>
        <Group gap="sm">
          {preview && (
            <Button variant="subtle" onClick={() => setPreview(null)}>
              {t("previewClose")}
            </Button>
          )}
          <Button variant="outline" loading={isLoading} onClick={() => void show()}>
            {t(preview ? "previewAgain" : "previewShow")}
          </Button>
        </Group>
      </Group>
      {!preview && (
        <Text size="sm" tone="dimmed">
          {t("previewNote")}
        </Text>
      )}
      {preview && (
        <div className={classes["preview"]}>
          <NewsView news={{ ...preview, publishedAt: preview.at }} readings={preview.ruby} bodyReadings={preview.bodyRuby} level={2} />
        </div>
      )}
    </Stack>
  );
}

import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** What a list shows when it has nothing, and what to do about it. `level` 1 where it is the whole page. */
export function EmptyState({ title, level = 2, children }: { title: string; level?: 1 | 2; children?: ReactNode }) {
  return (
    <Paper withBorder p="xl" radius="md">
      <Stack align="center" gap="md" ta="center">
        <Title order={level} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}

/** A problem of the page with what to do next. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { t } = useTranslation("common");
  return (
    <Alert color="red" variant="light" role="alert" title={t("error.title")}>
      <Stack gap="md" align="flex-start">
        <Text>{message}</Text>
        {onRetry && (
          <Button variant="outline" color="red" onClick={onRetry}>
            {t("error.retry")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

/** A screen whose data did not come: says so and tries again, inside the area's own frame. */
export function ScreenError() {
  const { t } = useTranslation("common");
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const text = isRouteErrorResponse(error) || !(error instanceof Error) ? t("error.unknown") : error.message;
  return <ErrorPanel message={text} onRetry={() => void revalidate()} />;
}

/** Grey cards in the place of a list that loads. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Stack gap="md" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={row} height={132} radius="md" />
      ))}
    </Stack>
  );
}

/** A page's title with what may be done with the page. */
export function PageHeader({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <Stack gap={4}>
        <Title order={1}>{title}</Title>
        {lead && <Text c="dimmed">{lead}</Text>}
      </Stack>
      {actions}
    </Group>
  );
}

/** もっと見る: the next page of a list below the last row. */
export function MoreButton({ hasMore, isLoading, onMore }: { hasMore: boolean; isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation("common");
  if (!hasMore) return null;
  return (
    <Group justify="center">
      <Button variant="outline" size="md" loading={isLoading} onClick={onMore}>
        {t("more")}
      </Button>
    </Group>
  );
}

import type { ReactNode } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { Card, Group, Stack } from "./layout.tsx";
import { Notice } from "./notice.tsx";
import classes from "./states.module.css";
import { Text, Title } from "./text/text.tsx";

interface EmptyStateProps {
  title: string;
  level?: 1 | 2;
  /** Its drawing: nothing was found, nothing was opened, nothing has happened yet. */
  art?: "search" | "unread" | "wait";
  children?: ReactNode;
}

/** Shown by a list that has nothing, with a drawing and what to do about it. `level` 1 where it is the whole page. */
export function EmptyState({ title, level = 2, art = "search", children }: EmptyStateProps) {
  return (
    <Card padding="xl" className={classes["empty"] ?? ""}>
      <Stack align="center">
        <svg aria-hidden="true" width={128} height={96}>
          <use href={`/art/steps.svg#${art}`} />
        </svg>
        <Title order={level} size={3}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

/** A problem of the page with what to do next. */
export function ErrorPanel({ message, onRetry, onBack }: { message: string; onRetry?: () => void; onBack?: () => void }) {
  const { t } = useTranslation("common");
  return (
    <Notice tone="error" title={t("error.title")}>
      <Stack gap="md" align="flex-start">
        <Text>{message}</Text>
        <Group>
          {onRetry && (
            <Button variant="outline" color="red" onClick={onRetry}>
              {t("error.retry")}
            </Button>
          )}
          {onBack && (
            <Button variant="subtle" onClick={onBack}>
              {t("back")}
            </Button>
          )}
        </Group>
      </Stack>
    </Notice>
  );
}

/** A screen whose data did not come, or that broke: says so, tries again and leads back, inside the area's own frame. */
export function ScreenError() {
  const { t } = useTranslation("common");
  const error = useRouteError();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  // Asking for the data alone would leave a screen that has none, and broke, as it is.
  const again = () => void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  // Who came here first has nowhere to go back to.
  const back = () => (window.history.length > 1 ? void navigate(-1) : again());
  return <ErrorPanel message={failureWords(t, error)} onRetry={again} onBack={back} />;
}

/** Grey cards in the place of a list that loads. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <Stack gap="md" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={row} className={classes["bone"]} />
      ))}
    </Stack>
  );
}

/** A page's title with the acts open on the page. */
export function PageHeader({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <Stack gap={4}>
        <Title order={1}>{title}</Title>
        {lead && (
          <Text tone="dimmed" component="div">
            {lead}
          </Text>
        )}
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

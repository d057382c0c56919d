import { useCallback, useEffect, useState } from "react";
import type { PracticeSetInput } from "#graphql/operations.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { loadPractice, type PracticeGrade, type PracticeItem } from "./practice-commands.ts";
import { PracticeQuestion } from "./practice-question.tsx";

interface PracticeSetProps {
  /** Of a movie, of a level and perhaps a skill, or what is due. */
  movieId?: string;
  level?: "N5" | "N4" | "N3" | "N2" | "N1";
  skill?: Skill;
  due?: boolean;
  /** The last open item was answered. */
  onFinished?: () => void;
}

type Skill = NonNullable<PracticeSetInput["skill"]>;
type Asked = Pick<PracticeSetProps, "movieId" | "level" | "skill" | "due">;
type Loaded = { items: PracticeItem[]; failed: { error: unknown } | null } | null;

function inputOf({ movieId, level = "N5", skill, due }: Asked): PracticeSetInput {
  if (movieId) return { movieId };
  return due ? { due } : { level, ...(skill && { skill }) };
}

function fetchSet(asked: Asked): Promise<Loaded> {
  return loadPractice(inputOf(asked)).then(
    (items): Loaded => ({ items, failed: null }),
    (error: unknown): Loaded => ({ items: [], failed: { error } }),
  );
}

function useSet({ movieId, level, skill, due }: Asked) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const fetch = useCallback(
    () => fetchSet({ ...(movieId && { movieId }), ...(level && { level }), ...(skill && { skill }), ...(due && { due }) }),
    [movieId, level, skill, due],
  );
  useEffect(
    function loadFirst() {
      let isShown = true;
      void fetch().then((next) => {
        if (isShown) setLoaded(next);
      });
      return () => {
        isShown = false;
      };
    },
    [fetch],
  );
  const load = async () => setLoaded(await fetch());
  return { loaded, load, setLoaded };
}

function Summary({ items, again, onAgain }: { items: readonly PracticeItem[]; again: string; onAgain: () => void }) {
  const { t } = useTranslation("teaching");
  const right = items.filter(({ grade }) => grade?.correct).length;
  return (
    <Card padding="lg">
      <Stack gap="sm">
        <Title order={3} aria-live="polite">
          {t("practice.result", { right, items: items.length })}
        </Title>
        <Text>{t(right === items.length ? "practice.allRight" : "practice.someWrong")}</Text>
        <Group>
          <Button variant="outline" onClick={onAgain}>
            {again}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

/** Practice, one question at a time; the right answer is shown after each. */
export function PracticeSet(props: PracticeSetProps) {
  const { t } = useTranslation("teaching");
  const { loaded, load, setLoaded } = useSet(props);
  const [at, setAt] = useState(0);
  const [retried, setRetried] = useState<ReadonlySet<string>>(new Set());
  if (!loaded) return <ListSkeleton rows={1} />;
  if (loaded.failed) return <ErrorPanel message={failureWords(t, loaded.failed.error)} onRetry={() => void load()} />;
  const { items } = loaded;
  const item = items[at];
  if (items.length === 0) return <Text tone="dimmed">{t(props.due ? "daily.done" : "practice.none")}</Text>;
  const again = () => {
    setAt(0);
    // A movie's set is the same again; of a level others come.
    setRetried(new Set(items.map(({ id }) => id)));
    if (!props.movieId) void load().then(() => setRetried(new Set()));
  };
  if (!item) return <Summary items={items} again={t(props.movieId ? "practice.again" : "practice.more")} onAgain={again} />;
  const isOpen = item.grade === null || retried.has(item.id);
  const graded = (grade: PracticeGrade) => {
    const next = items.map((one) => (one.id === item.id ? { ...one, grade } : one));
    setRetried((before) => new Set([...before].filter((id) => id !== item.id)));
    setLoaded({ items: next, failed: null });
    if (next.every((one) => one.grade !== null) && item.grade === null) props.onFinished?.();
  };
  return (
    <Stack gap="sm">
      <Text size="sm" tone="dimmed">
        {t("practice.position", { position: at + 1, items: items.length })}
      </Text>
      <PracticeQuestion
        key={`${item.id}-${isOpen}`}
        item={item}
        grade={isOpen ? null : item.grade}
        onGraded={graded}
        onNext={() => setAt(at + 1)}
        isLast={at + 1 === items.length}
      />
    </Stack>
  );
}

import { useSearchParams } from "react-router-dom";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { lessonPath } from "#paths/user.paths.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Button } from "#ui/button.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { allLessons, lessonsByTask } from "./all-lessons.ts";
import { useDoneLessons } from "./done-lessons.ts";
import { Japanese } from "./japanese.tsx";
import classes from "./lesson.module.css";
import { type Lesson, workTasks } from "./lesson.ts";
import { useLessonWords } from "./lesson-words.ts";
import { readsJapanese } from "./reads-japanese.ts";
import { Scene } from "./scene.tsx";

function LessonCard({ lesson, isDone }: { lesson: Lesson; isDone: boolean }) {
  const { t } = useTranslation("teaching");
  const own = useLessonWords()?.[lesson.id]?.[0];
  return (
    <Card component="article" className={classes["card"]} padding={0}>
      <Scene lesson={lesson} />
      <Stack gap="xs" className={classes["words"]}>
        <Group gap="xs">
          <LevelBadge level={lesson.level} />
          {isDone && <Badge tone="good">{t("lesson.done")}</Badge>}
        </Group>
        <Title order={3}>
          <Link to={lessonPath(lesson.id)} className={classes["link"]}>
            <Japanese text={lesson.title[0]} />
          </Link>
        </Title>
        {!readsJapanese(currentLanguage()) && (
          <Text size="sm" tone="dimmed">
            {own ?? <span lang="en">{lesson.title[1]}</span>}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The short lessons, by what people do at work. */
export function LessonShelf() {
  const { t } = useTranslation("teaching");
  const [search, setSearch] = useSearchParams();
  const { done } = useDoneLessons();
  const task = workTasks.find((one) => one === search.get("task")) ?? workTasks[0];
  const choose = (next: string) => {
    const address = new URLSearchParams(search);
    address.set("task", next);
    setSearch(address, { preventScrollReset: true });
  };
  const lessons = lessonsByTask[task];
  return (
    <Stack gap="md" component="section" aria-labelledby="lessons">
      <Title order={2} id="lessons">
        {t("lesson.title")}
      </Title>
      <Text>{t("lesson.lead", { lessons: allLessons.length })}</Text>
      <Group gap="sm" role="group" aria-label={t("lesson.choose")}>
        {workTasks.map((one) => (
          <Button key={one} variant={one === task ? "filled" : "outline"} aria-pressed={one === task} onClick={() => choose(one)}>
            {t(`lesson.task.${one}`)}
          </Button>
        ))}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} isDone={done.has(lesson.id)} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

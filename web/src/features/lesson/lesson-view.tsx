import { type ReactNode, useEffect, useState } from "react";
import { OnlyIn } from "#features/language/only-in.tsx";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { lessonPath, lessonsPath } from "#paths/user.paths.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { canSpeakJapanese, speakJapanese, stopSpeaking } from "#platform/sound/speech.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { lessonsByTask } from "./all-lessons.ts";
import { useDoneLessons } from "./done-lessons.ts";
import { Japanese } from "./japanese.tsx";
import classes from "./lesson.module.css";
import type { Gloss, Lesson } from "./lesson.ts";
import { LessonTasks } from "./lesson-tasks.tsx";
import { useLessonWords } from "./lesson-words.ts";
import { readsJapanese } from "./reads-japanese.ts";
import { Scene } from "./scene.tsx";

/** A text and, for who reads another language or asks for it, its English. */
function Both({ text: [japanese, english], shown }: { text: Gloss; shown: boolean }) {
  return (
    <>
      <Japanese text={japanese} />
      {shown && (
        <span lang="en" className={classes["english"]}>
          {english}
        </span>
      )}
    </>
  );
}

interface ToldProps {
  text: Gloss;
  /** The same in the reader's language, where there is one beside Japanese and English. */
  own: string | undefined;
  withEnglish: boolean;
}

/** What a lesson is about: its Japanese, and below it the reader's own words, else the English ones. */
function Told({ text, own, withEnglish }: ToldProps) {
  if (own === undefined) return <Both text={text} shown={withEnglish} />;
  return (
    <>
      <Japanese text={text[0]} />
      <span className={classes["english"]}>{own}</span>
    </>
  );
}

/** Reads the turns so far aloud by the device's own voice, which is no recording and says so. */
function ListenButton({ lesson, count }: { lesson: Lesson; count: number }) {
  const { t } = useTranslation("teaching");
  const [can, setCan] = useState(false);
  useEffect(() => {
    void canSpeakJapanese().then(setCan);
    return stopSpeaking;
  }, []);
  if (!can) return null;
  const script = lesson.turns
    .slice(0, count)
    .map(([speaker, japanese]) => `${speaker === "A" ? "女" : "男"}：${japanese}`)
    .join("\n");
  return (
    <Button variant="subtle" onClick={() => void speakJapanese(script)}>
      {t("lesson.listen")}
    </Button>
  );
}

/** The dialogue, turn by turn: what comes next is shown when the reader wants it. */
function Dialogue({ lesson, withEnglish }: { lesson: Lesson; withEnglish: boolean }) {
  const { t } = useTranslation("teaching");
  const [count, setCount] = useState(1);
  const shown = lesson.turns.slice(0, count);
  return (
    <Stack gap="md">
      <div className={classes["stage"]}>
        <Scene lesson={lesson} speaker={shown.at(-1)?.[0]} />
      </div>
      <ol className={classes["turns"]} aria-live="polite">
        {shown.map(([speaker, japanese, english]) => (
          <li key={japanese} data-speaker={speaker}>
            <span className={classes["who"]}>
              <Both text={lesson.roles[speaker]} shown={withEnglish} />
            </span>
            <span className={classes["bubble"]}>
              <Both text={[japanese, english]} shown={withEnglish} />
            </span>
          </li>
        ))}
      </ol>
      <Group>
        {count < lesson.turns.length && (
          <Button size="md" onClick={() => setCount(count + 1)}>
            {t("lesson.nextTurn")}
          </Button>
        )}
        <ListenButton lesson={lesson} count={count} />
      </Group>
    </Stack>
  );
}

function Phrases({ phrases, withEnglish }: { phrases: readonly Gloss[]; withEnglish: boolean }) {
  return (
    <ul className={classes["phrases"]}>
      {phrases.map((phrase) => (
        <li key={phrase[0]}>
          <Both text={phrase} shown={withEnglish} />
        </li>
      ))}
    </ul>
  );
}

/** The lesson after this one of the same task; undefined at the last. */
function nextOf({ id, task }: Lesson): Lesson | undefined {
  const lessons = lessonsByTask[task];
  return lessons[lessons.findIndex((one) => one.id === id) + 1];
}

function Finished({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation("teaching");
  const next = nextOf(lesson);
  return (
    <Notice tone="good" title={t("lesson.finished")}>
      <Stack gap="sm">
        <Text>{t("lesson.finishedText")}</Text>
        <Group>
          {next && <LinkButton to={lessonPath(next.id)}>{t("lesson.next")}</LinkButton>}
          <TextLink to={lessonsPath(lesson.task)}>{t("lesson.back")}</TextLink>
        </Group>
      </Stack>
    </Notice>
  );
}

interface HeadProps {
  lesson: Lesson;
  withEnglish: boolean;
  onEnglish: () => void;
}

function Head({ lesson, withEnglish, onEnglish }: HeadProps) {
  const { t } = useTranslation("teaching");
  const [title, aim] = useLessonWords()?.[lesson.id] ?? [];
  const [japanese, english] = lesson.title;
  useTitle(readsJapanese(currentLanguage()) ? japanese : (title ?? english));
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <LevelBadge level={lesson.level} />
        <Badge tone="plain">{t(`lesson.task.${lesson.task}`)}</Badge>
      </Group>
      <Title order={1}>
        <Told text={lesson.title} own={title} withEnglish={withEnglish} />
      </Title>
      <Text>
        {t("lesson.aim")} <Told text={lesson.aim} own={aim} withEnglish={withEnglish} />
      </Text>
      <Group>
        <Button variant="subtle" aria-pressed={withEnglish} onClick={onEnglish}>
          {t(withEnglish ? "lesson.hideEnglish" : "lesson.showEnglish")}
        </Button>
      </Group>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2}>{title}</Title>
        {children}
      </Stack>
    </Card>
  );
}

/** One lesson: what one can do afterwards, the picture with its dialogue, what to remember, and tasks. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation("teaching");
  const { done, markDone } = useDoneLessons();
  const [withEnglish, setEnglish] = useState(!readsJapanese(currentLanguage()));
  return (
    <Stack gap="lg" maxWidth={760}>
      <TextLink to={lessonsPath(lesson.task)}>{t("lesson.back")}</TextLink>
      <Head lesson={lesson} withEnglish={withEnglish} onEnglish={() => setEnglish(!withEnglish)} />
      <Part title={t("lesson.dialogue")}>
        <OnlyIn language="en" />
        <Dialogue lesson={lesson} withEnglish={withEnglish} />
      </Part>
      <Part title={t("lesson.phrases")}>
        <Phrases phrases={lesson.phrases} withEnglish={withEnglish} />
      </Part>
      <Part title={t("lesson.tasks")}>
        <LessonTasks tasks={lesson.tasks} withEnglish={withEnglish} onDone={() => markDone(lesson.id)} />
      </Part>
      {done.has(lesson.id) && <Finished lesson={lesson} />}
    </Stack>
  );
}

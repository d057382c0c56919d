import { useRef, useState } from "react";
import classes from "#features/exam/exam.module.css";
import { MarkedText } from "#features/exam/marked-text.tsx";
import { QuestionOptions } from "#features/exam/question-options.tsx";
import type { ExamScreenQuery, GradeExamSamplesMutation } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { gradeSamples } from "./exam.mutations.ts";

type Sample = ExamScreenQuery["examSamples"][number];
type Grade = GradeExamSamplesMutation["gradeExamSamples"]["grades"][number];

interface SampleCardProps {
  sample: Sample;
  number: number;
  choice: number | null;
  grade: Grade | undefined;
  onChoose: (choice: number) => void;
}

function SampleCard({ sample, number, choice, grade, onChoose }: SampleCardProps) {
  const { t } = useTranslation("exam");
  const place = { number, level: t(`level.${sample.level}`), skill: t(`skill.${sample.skill}`) };
  return (
    <Card padding="lg" component="article">
      <Stack gap="md">
        <Title order={3}>{t("sample.number", place)}</Title>
        {sample.passage && (
          <div className={classes["passage"]}>
            <MarkedText text={sample.passage} />
          </div>
        )}
        <QuestionOptions
          name={sample.id}
          legend={<MarkedText text={sample.stem} />}
          options={sample.options}
          choice={choice}
          onChoose={onChoose}
          {...(grade && { rightChoice: grade.rightChoice })}
        />
        {grade && (
          <Text>
            <strong>{t("sample.explanation")}</strong>
            {"　"}
            {grade.explanation}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Five items that anybody may answer; the server tells the right answers. */
export function SampleSet({ samples }: { samples: readonly Sample[] }) {
  const { t } = useTranslation("exam");
  const [choices, setChoices] = useState<Readonly<Record<string, number>>>({});
  const [grades, setGrades] = useState<readonly Grade[]>([]);
  const [problem, setProblem] = useState<string>();
  const { send, isSending } = useSend();
  const outcome = useRef<HTMLDivElement>(null);
  const answered = Object.keys(choices).length;
  const check = async () => {
    const answers = samples.map(({ id }) => ({ sampleId: id, choice: choices[id] ?? null }));
    const { errors, grades: found } = await send(gradeSamples, { answers });
    setProblem(errors[0]?.message);
    setGrades(found);
    requestAnimationFrame(() => outcome.current?.focus());
  };
  const again = () => {
    setChoices({});
    setGrades([]);
  };
  const right = grades.filter(({ correct }) => correct).length;
  return (
    <Stack gap="md">
      <div ref={outcome} tabIndex={-1}>
        {grades.length > 0 && <Notice tone="plain" title={t("sample.score", { count: right, total: samples.length })} />}
        {problem && <Notice tone="error" title={problem} />}
      </div>
      {samples.map((sample, index) => (
        <SampleCard
          key={sample.id}
          sample={sample}
          number={index + 1}
          choice={choices[sample.id] ?? null}
          grade={grades.find(({ sampleId }) => sampleId === sample.id)}
          onChoose={(choice) => setChoices({ ...choices, [sample.id]: choice })}
        />
      ))}
      <Group>
        {grades.length > 0 ? (
          <Button size="md" variant="outline" onClick={again}>
            {t("sample.again")}
          </Button>
        ) : (
          <Button size="md" loading={isSending} disabled={answered === 0} onClick={() => void check()}>
            {t("sample.grade")}
          </Button>
        )}
        {grades.length === 0 && <Text tone="dimmed">{t("sample.answered", { count: answered, total: samples.length })}</Text>}
      </Group>
    </Stack>
  );
}

import { useState } from "react";
import type { ScoutConditionsInput } from "#graphql/operations.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { qualificationValues } from "#graphql/values/qualification.ts";
import { scoutExperienceValues } from "#graphql/values/scout-experience.ts";
import { scoutStartValues } from "#graphql/values/scout-start.ts";
import { scoutVerdictValues } from "#graphql/values/scout-verdict.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxGroup } from "#ui/forms/choices.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { searchForScouts } from "./company-scout.mutations.ts";

type Level = "N5" | "N4" | "N3" | "N2" | "N1";
const levels = inOrder<Level>()(["N5", "N4", "N3", "N2", "N1"]);

interface Chosen {
  level: Level | "";
  prefecture: string;
  experience: (typeof scoutExperienceValues)[number] | "";
  start: (typeof scoutStartValues)[number] | "";
  employmentTypes: (typeof employmentTypeValues)[number][];
  qualifications: (typeof qualificationValues)[number][];
  verdicts: (typeof scoutVerdictValues)[number][];
}
const nothing: Chosen = { level: "", prefecture: "", experience: "", start: "", employmentTypes: [], qualifications: [], verdicts: [] };

/** What is sent of what is chosen: nothing for what demands nothing. */
function conditionsOf({ level, prefecture, experience, start, ...lists }: Chosen): ScoutConditionsInput {
  return {
    ...lists,
    level: level || null,
    prefectures: prefecture === "" ? [] : [prefecture],
    experience: experience || null,
    start: start || null,
  };
}

/** The published conditions, and the search. */
export function ScoutConditions({ workId, onFound }: { workId: string; onFound(listId: string | null): void }) {
  const { t } = useTranslation(["companyScout", "scout", "vocabulary"]);
  const [chosen, setChosen] = useState(nothing);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isSending } = useSend();
  const change = (changes: Partial<Chosen>) => setChosen({ ...chosen, ...changes });
  const any = { value: "", label: t("any") };
  const run = async () => {
    const { listId, errors } = await send(searchForScouts, { workId, conditions: conditionsOf(chosen) });
    setProblem(errors[0]?.message ?? null);
    onFound(listId);
  };
  return (
    <Stack gap="md">
      <Group gap="md" align="flex-end">
        <Select
          label={t("level")}
          value={chosen.level}
          choices={[any, ...levels.map((value) => ({ value, label: t(`vocabulary:japaneseLevel.${value}`) }))]}
          onChange={({ currentTarget }) => change({ level: levels.find((one) => one === currentTarget.value) ?? "" })}
        />
        <Select
          label={t("places")}
          value={chosen.prefecture}
          choices={[any, ...prefectureValues.map((value) => ({ value, label: t.code("vocabulary:prefecture", value) }))]}
          onChange={({ currentTarget }) => change({ prefecture: currentTarget.value })}
        />
        <Select
          label={t("experience")}
          value={chosen.experience}
          choices={[any, ...scoutExperienceValues.map((value) => ({ value, label: t(`scout:years.${value}`) }))]}
          onChange={({ currentTarget }) => change({ experience: scoutExperienceValues.find((one) => one === currentTarget.value) ?? "" })}
        />
        <Select
          label={t("start")}
          value={chosen.start}
          choices={[any, ...scoutStartValues.map((value) => ({ value, label: t(`scout:startBand.${value}`) }))]}
          onChange={({ currentTarget }) => change({ start: scoutStartValues.find((one) => one === currentTarget.value) ?? "" })}
        />
      </Group>
      <CheckboxGroup
        label={t("contracts")}
        choices={employmentTypeValues.map((value) => ({ value, label: t(`vocabulary:employmentType.${value}`) }))}
        value={chosen.employmentTypes}
        onChange={(said) => change({ employmentTypes: employmentTypeValues.filter((value) => said.includes(value)) })}
      />
      <CheckboxGroup
        label={t("verdicts")}
        choices={scoutVerdictValues.map((value) => ({ value, label: t(`scout:verdict.${value}`) }))}
        value={chosen.verdicts}
        onChange={(said) => change({ verdicts: scoutVerdictValues.filter((value) => said.includes(value)) })}
      />
      <details>
        <summary>{t("qualifications")}</summary>
        <CheckboxGroup
          label={t("qualifications")}
          choices={qualificationValues.map((value) => ({ value, label: t(`vocabulary:qualification.${value}`) }))}
          value={chosen.qualifications}
          onChange={(said) => change({ qualifications: qualificationValues.filter((value) => said.includes(value)) })}
        />
      </details>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Group>
        <Button loading={isSending} onClick={() => void run()}>
          {t("search")}
        </Button>
      </Group>
    </Stack>
  );
}

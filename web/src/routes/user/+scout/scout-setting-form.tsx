import { useState } from "react";
import type { JobCategory, UserScoutScreenQuery } from "#graphql/operations.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CheckboxGroup } from "#ui/forms/choices.tsx";
import { Checkbox, Select } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Text } from "#ui/text/text.tsx";
import { changeScoutSetting, endScouts, startScouts } from "./scout.mutations.ts";

interface ScoutSettingFormProps {
  setting: UserScoutScreenQuery["scoutSetting"];
  onChange(): void;
}

const mostYears = 60;
type Problem = { message: string } | undefined;

/** Families of jobs, experience, and the agreement; once it stands, pausing and ending too. */
export function ScoutSettingForm({ setting, onChange }: ScoutSettingFormProps) {
  const { t } = useTranslation(["scout", "vocabulary"]);
  const [families, setFamilies] = useState<readonly JobCategory[]>(setting.families);
  const [years, setYears] = useState(() => new Map(setting.experience.map((one) => [one.family, one.years])));
  const [isAgreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<{ families?: string; agree?: string }>({});
  const { send, isSending } = useSend();
  const experience = families.flatMap((family) => (years.has(family) ? [{ family, years: years.get(family) ?? 0 }] : []));
  const tell = ([error]: readonly Problem[], done: string) => {
    showToast(error ? { type: "danger", title: error.message } : { type: "success", title: done });
    onChange();
  };
  const submit = async (isPaused: boolean) => {
    const wrong = {
      ...(families.length === 0 && { families: t("chooseFamily") }),
      ...(!setting.isOn && !isAgreed && { agree: t("mustAgree") }),
    };
    setProblem(wrong);
    if (Object.keys(wrong).length > 0) return;
    const said = { families: [...families], experience };
    const { errors } = setting.isOn
      ? await send(changeScoutSetting, { ...said, isPaused })
      : await send(startScouts, { ...said, consentVersion: setting.consentVersion });
    tell(errors, t("saved"));
  };
  return (
    <Stack gap="md">
      <ScoutState setting={setting} />
      <CheckboxGroup
        label={t("families")}
        choices={jobCategoryValues.map((value) => ({ value, label: t(`vocabulary:jobCategory.${value}`) }))}
        value={families}
        onChange={(chosen) => setFamilies(jobCategoryValues.filter((value) => chosen.includes(value)))}
        error={problem.families}
      />
      {families.map((family) => (
        <Select
          key={family}
          label={t("experience", { family: t(`vocabulary:jobCategory.${family}`) })}
          width={160}
          value={String(years.get(family) ?? 0)}
          choices={Array.from({ length: mostYears + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
          onChange={(event) => setYears(new Map(years).set(family, Number(event.currentTarget.value)))}
        />
      ))}
      {!setting.isOn && (
        <>
          <Text>{t("consent")}</Text>
          <Checkbox
            label={t("agree")}
            checked={isAgreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
            error={problem.agree}
          />
        </>
      )}
      <Group gap="sm">
        <Button loading={isSending} onClick={() => void submit(setting.isPaused)}>
          {setting.isOn ? t("save") : t("start")}
        </Button>
        {setting.isOn && (
          <>
            <Button variant="outline" loading={isSending} onClick={() => void submit(!setting.isPaused)}>
              {setting.isPaused ? t("resume") : t("pause")}
            </Button>
            <EndScouts onEnd={(errors) => tell(errors, t("ended"))} />
          </>
        )}
      </Group>
    </Stack>
  );
}

function ScoutState({ setting }: Pick<ScoutSettingFormProps, "setting">) {
  const { t } = useTranslation("scout");
  if (!setting.isOn) return <StatusChip tone="plain">{t("off")}</StatusChip>;
  return setting.isPaused ? <StatusChip tone="wait">{t("paused")}</StatusChip> : <StatusChip tone="good">{t("on")}</StatusChip>;
}

function EndScouts({ onEnd }: { onEnd(errors: readonly { message: string }[]): void }) {
  const { t } = useTranslation("scout");
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useSend();
  const run = async () => {
    const { errors } = await send(endScouts, undefined);
    setAsking(false);
    onEnd(errors);
  };
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {t("end")}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={t("end")}
        onClose={() => setAsking(false)}
        action={{ label: t("end"), isLoading: isSending, run: () => void run() }}
      >
        <Text>{t("endLead")}</Text>
      </Dialog>
    </>
  );
}

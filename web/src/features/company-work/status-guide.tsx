import { useState } from "react";
import type { ResidenceStatus } from "#graphql/operations.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { formatDate } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FieldGroup } from "#ui/forms/choices.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Text } from "#ui/text/text.tsx";
import type { PostingCheck } from "./posting-check.ts";
import { valueAt, type WorkForm } from "./work-values.ts";

/** Kinds of people a company looks for, with the statuses that a choice names. */
const kinds = {
  PART_TIMERS: ["STUDENT", "DEPENDENT"],
  SPECIFIED_SKILL: ["SPECIFIED_SKILLED_WORKER"],
  PROFESSIONALS: ["ENGINEER_HUMANITIES_INTERNATIONAL", "HIGHLY_SKILLED_PROFESSIONAL"],
  RESIDENTS: ["PERMANENT_RESIDENT", "LONG_TERM_RESIDENT", "SPOUSE_OF_JAPANESE", "SPOUSE_OF_PERMANENT_RESIDENT"],
  ANYONE: [],
} as const satisfies Record<string, readonly ResidenceStatus[]>;
const kindNames = ["PART_TIMERS", "SPECIFIED_SKILL", "PROFESSIONALS", "RESIDENTS", "ANYONE"] as const;
type Kind = (typeof kindNames)[number];

const tones = { OK: "good", CONDITIONAL: "wait", NEEDS_CHECK: "wait", NG: "bad" } as const;

interface StatusGuideProps {
  form: WorkForm;
  label: string;
  check: PostingCheck | null;
}

function chosenIn(form: WorkForm): readonly string[] {
  const value: unknown = valueAt(form.values, "acceptedStatuses");
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** Asks whom the company looks for, says what that means, and judges every status for the work as it stands in the form. */
export function StatusGuide({ form, label, check }: StatusGuideProps) {
  const { t } = useTranslation("company");
  const [kind, setKind] = useState<Kind | null>(null);
  const choose = (next: Kind) => {
    setKind(next);
    form.setFieldValue("acceptedStatuses", [...kinds[next]]);
  };
  return (
    <Stack gap="md">
      <RadioGroup
        label={t("statusGuide.question")}
        support={t("statusGuide.lead")}
        value={kind ?? ""}
        onChange={(next) => {
          const known = kindNames.find((one) => one === next);
          if (known) choose(known);
        }}
        choices={kindNames.map((value) => ({ value, label: t(`statusGuide.kind.${value}`) }))}
      />
      {kind && (
        <Stack gap={4} aria-live="polite">
          {(["first", "second", "third"] as const).map((line) => (
            <Text key={line} size="sm">
              {t(`statusGuide.${line}.${kind}`)}
            </Text>
          ))}
          <Text size="sm" tone="dimmed">
            {t("statusGuide.source")}
          </Text>
        </Stack>
      )}
      <Statuses form={form} label={label} check={check} />
    </Stack>
  );
}

/** What the deciding rule says, and where it is written. */
function ruleOf({ check: { reasons } }: PostingCheck["statuses"][number]): string {
  const [reason] = reasons;
  return joinFacts([reason?.evidence, reason?.source, reason?.sourceDate && formatDate(reason.sourceDate)]);
}

/** Every status with its verdict; one that may not do the work can only be taken off. */
function Statuses({ form, label, check }: StatusGuideProps) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const chosen = chosenIn(form);
  const verdicts = new Map((check?.statuses ?? []).map((one) => [one.status, one]));
  return (
    <details open={chosen.length > 0}>
      <summary>{t("statusGuide.details")}</summary>
      {verdicts.size === 0 && <Text size="sm">{t("statusGuide.chooseCategory")}</Text>}
      <FieldGroup label={label}>
        <Stack gap="xs">
          {residenceStatusValues.map((status) => {
            const found = verdicts.get(status);
            const isShut = found?.check.verdict === "NG" && !found.needsGraduation && !chosen.includes(status);
            return (
              <Group key={status} gap="xs">
                <Checkbox
                  value={status}
                  label={t(`vocabulary:residenceStatus.${status}`)}
                  disabled={isShut}
                  checked={chosen.includes(status)}
                  onChange={({ currentTarget: { checked } }) =>
                    form.setFieldValue("acceptedStatuses", checked ? [...chosen, status] : chosen.filter((one) => one !== status))
                  }
                />
                {found && <StatusChip tone={tones[found.check.verdict]}>{t(`statusGuide.verdict.${found.check.verdict}`)}</StatusChip>}
                {found?.needsGraduation && found.earliestStart && (
                  <Text size="sm">{t("statusGuide.graduation", { date: formatDate(found.earliestStart) })}</Text>
                )}
                {found && chosen.includes(status) && found.check.verdict !== "OK" && (
                  <Text size="sm" tone="dimmed">
                    {ruleOf(found)}
                  </Text>
                )}
              </Group>
            );
          })}
        </Stack>
      </FieldGroup>
    </details>
  );
}

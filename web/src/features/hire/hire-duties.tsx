import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { HireDuties_EntryFragment, ResidenceStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { CardDuty } from "./card-duty.tsx";
import { HireDuties_entry } from "./hire.fragment.ts";
import { NoticeDuty } from "./notice-duty.tsx";
import { TermsDuty } from "./terms-duty.tsx";

interface HireDutiesProps {
  entry: FragmentType<HireDuties_EntryFragment>;
  /** The status the applicant states: the first choice of the card's form. */
  stated: ResidenceStatus | null;
}

/** The employer's duties for somebody it hired: what it checks and files. Nothing is shown before 内定承諾. */
export function HireDuties({ entry, stated }: HireDutiesProps) {
  const { t } = useTranslation("hire");
  const { data, complete } = useFragment({ fragment: HireDuties_entry, fragmentName: "HireDuties_entry", from: entry });
  const mayWrite = useViewer().company?.can.moveEntries ?? false;
  if (!complete || !data.hire) return null;
  const { hire } = data;
  const part = { entryId: data.id, hire, mayWrite };
  return (
    <Panel title={t("title")}>
      <Text size="sm">{t("lead")}</Text>
      {hire.warnings.length > 0 && (
        <Notice tone="error" title={t("warningsTitle")}>
          <ul>
            {hire.warnings.map((warning) => (
              <li key={warning}>{t(`warning.${warning}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Stack component="ol" gap="xl">
        <TermsDuty {...part} />
        {!hire.isExempt && <CardDuty {...part} stated={stated} />}
        {!hire.isExempt && <NoticeDuty {...part} />}
      </Stack>
      <Text size="sm" tone="dimmed">
        {t("stored")}
      </Text>
    </Panel>
  );
}

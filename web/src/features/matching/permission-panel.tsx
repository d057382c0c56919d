import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import type { ResidenceStatus, WorkPermission_WorkFragment } from "#graphql/operations.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Select } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import { PermissionBadge } from "./permission-badge.tsx";
import { PermissionReasons } from "./permission-reasons.tsx";
import { residenceParameter } from "./residence-statuses.ts";
import { StatusVerdicts } from "./status-verdicts.tsx";
import { type Permission, WorkPermission_work } from "./work-fit.fragment.ts";

interface PermissionPanelProps {
  work: FragmentType<WorkPermission_WorkFragment>;
  /** The status the address asks for. */
  residenceStatus: ResidenceStatus | null;
}

/** The verdict on a work's page: whether a status permits it, why, and by which rule. Anyone may choose one; a seeker's own is first. */
export function PermissionPanel({ work, residenceStatus }: PermissionPanelProps) {
  const { t } = useTranslation(["matching", "vocabulary"]);
  const variables = { residenceStatus };
  const { data, complete } = useFragment({ fragment: WorkPermission_work, fragmentName: "WorkPermission_work", from: work, variables });
  const permission = complete ? data.permission : null;
  return (
    <Stack gap="md">
      <StatusSelect chosen={residenceStatus} />
      {permission && <Verdict permission={permission} assumed={residenceStatus} />}
      {complete && <StatusVerdicts named={data.namedStatuses} />}
      <Text size="sm">{t("permission.lead")}</Text>
    </Stack>
  );
}

function StatusSelect({ chosen }: { chosen: ResidenceStatus | null }) {
  const { t } = useTranslation(["matching", "vocabulary"]);
  const { seeker } = useViewer();
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      label={t("permission.choose")}
      value={chosen ?? ""}
      width={420}
      choices={[
        { value: "", label: t(seeker ? "permission.own" : "permission.none") },
        ...residenceStatusValues.map((value) => ({ value, label: t(`vocabulary:residenceStatus.${value}`) })),
      ]}
      onChange={(event) => {
        const next = new URLSearchParams(search);
        if (event.currentTarget.value) next.set(residenceParameter, event.currentTarget.value);
        else next.delete(residenceParameter);
        setSearch(next, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

interface VerdictProps {
  permission: Permission;
  assumed: ResidenceStatus | null;
}

function Verdict({ permission, assumed }: VerdictProps) {
  const { t } = useTranslation(["matching", "vocabulary"]);
  const mayHavePermission = assumed === "STUDENT" || assumed === "DEPENDENT";
  return (
    <Stack gap="sm" aria-live="polite">
      <Stack gap={4} align="flex-start">
        {permission.residenceStatus && <Text>{t(`vocabulary:residenceStatus.${permission.residenceStatus}`)}</Text>}
        <PermissionBadge verdict={permission.verdict} />
      </Stack>
      <PermissionReasons permission={permission} />
      {assumed === null && permission.reasons.some(({ maxWeeklyHours }) => maxWeeklyHours !== null) && (
        <TextLink to={userPaths.shifts}>{t("permission.toShifts")}</TextLink>
      )}
      <Text size="sm" tone="dimmed">
        {mayHavePermission && `${t("permission.assumed")} `}
        {t("permission.judgedOn", { date: formatDate(permission.judgedOn) })}
      </Text>
    </Stack>
  );
}

import { useFragment } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { useNavigate, useRevalidator } from "react-router-dom";
import { actOnWork, copyWork, type WorkAct } from "#features/company-work/work-commands.ts";
import { CompanyWorkRow_work, type CompanyWorkRowRef } from "#features/company-work/work-row.ts";
import { WorkStatusChip, workTones } from "#features/company-work/work-status-chip.tsx";
import type { CompanyWorkRow_WorkFragment, WorkStatus } from "#graphql/operations.ts";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import { formatDateTime, formatDay } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { Link } from "#platform/routing/link.tsx";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { NoBreak, Text } from "#ui/text/text.tsx";
import { ReferenceNumber } from "./reference-number.tsx";
import { workActs } from "./work-acts.ts";
import classes from "./work-filters.module.css";

/** One work of the company with the acts open on it. */
export function CompanyWorkRow({ work, choice }: { work: CompanyWorkRowRef; choice: ReactNode }) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: CompanyWorkRow_work, fragmentName: "CompanyWorkRow_work", from: work });
  if (!complete) return null;
  return (
    <tr>
      {choice && <td>{choice}</td>}
      <td data-name="true">
        <Stack gap={2}>
          <Link to={companyWorkEditPath(data.id)}>{data.title || t("works.untitled")}</Link>
          <Text size="sm" tone="dimmed">
            {joinFacts(factsOf(t, data))}
          </Text>
          {data.returnReason && (
            <Text size="sm" tone="error">
              {t("works.reason", { reason: data.returnReason })}
            </Text>
          )}
        </Stack>
      </td>
      <td data-label={t("works.status")}>
        <Stack gap={4} align="flex-start">
          <WorkStatusChip status={data.status} />
          {data.missingCount !== null && (
            <StatusChip tone={data.missingCount > 0 ? "wait" : "good"}>
              {data.missingCount > 0 ? t("works.missing", { count: data.missingCount }) : t("works.complete")}
            </StatusChip>
          )}
          {data.revisionStatus && (
            <StatusChip tone={workTones[data.revisionStatus]}>
              {t("works.revision", { status: t(`vocabulary:workStatus.${data.revisionStatus}`) })}
            </StatusChip>
          )}
        </Stack>
      </td>
      <td data-label={t("works.period")}>
        <Period work={data} />
      </td>
      <td data-label={t("works.entries")}>
        <Group gap={6} align="center">
          <Link to={`${companyPaths.entries}?work=${data.id}`}>{data.entryCount}</Link>
          {data.newEntryCount > 0 && <StatusChip tone="wait">{t("works.newEntries", { count: data.newEntryCount })}</StatusChip>}
        </Group>
      </td>
      <td data-label={t("works.views")} data-number="true">
        {formatCount(data.viewCount)}
      </td>
      <td data-label={t("works.likes")} data-number="true">
        {formatCount(data.likeCount)}
      </td>
      <td data-label={t("works.updated")} title={formatDateTime(data.updatedAt)}>
        <NoBreak>{formatDay(data.updatedAt)}</NoBreak>
      </td>
      <td>
        <Acts work={data} />
      </td>
    </tr>
  );
}

type Row = CompanyWorkRow_WorkFragment;

/** The short facts under a title: number, kind of employment, place. */
function factsOf(t: TFunction<"company", "vocabulary">, { number, referenceNumber, employmentType, workplace }: Row): string[] {
  const { prefecture, city } = workplace ?? {};
  const place = [prefecture && t.code("vocabulary:prefecture", prefecture), city].filter(Boolean).join(" ");
  const own = referenceNumber ? t("reference.shown", { number: referenceNumber }) : "";
  const employment = employmentType ? t(`vocabulary:employmentType.${employmentType}`) : "";
  return [own, t("works.number", { number }), employment, place].filter(Boolean);
}

function Period({ work: { status, publishAt, publishedAt, publishedUntil, applyBy, confirmAskedAt } }: { work: Row }) {
  const { t } = useTranslation("company");
  const waits = (status === "REVIEW" || status === "SCHEDULED") && publishAt;
  if (!waits && !publishedAt && !applyBy) return "－";
  return (
    <Stack gap={2} style={{ whiteSpace: "nowrap" }}>
      {waits && <Text size="sm">{t("works.publishAt", { time: formatDateTime(waits) })}</Text>}
      {publishedAt && <Text size="sm">{t("works.since", { day: formatDay(publishedAt) })}</Text>}
      <Text size="sm">{applyBy ? t("works.until", { day: formatDay(applyBy) }) : t("works.noDeadline")}</Text>
      {publishedUntil && publishedUntil !== applyBy && <Text size="sm">{t("works.standsUntil", { day: formatDay(publishedUntil) })}</Text>}
      {publishedUntil && confirmAskedAt && <StatusChip tone="wait">{t("works.stillOpen")}</StatusChip>}
    </Stack>
  );
}

interface ActsProps {
  work: {
    id: string;
    title: string;
    referenceNumber: string | null;
    version: number;
    status: WorkStatus;
    legalMoves: readonly WorkStatus[];
  };
}

function Acts({ work }: ActsProps) {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const canEdit = useViewer().company?.can.editWorks ?? false;
  const [asked, setAsked] = useState<WorkAct | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [copyId] = useState(() => crypto.randomUUID());
  const legal = workActs.filter((one) => one.isFor(work));
  const run = async () => {
    if (!asked) return;
    setBusy(true);
    const problem = await actOnWork(asked, work).finally(() => setBusy(false));
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t(`works.done.${asked}`) });
    setAsked(null);
    if (asked === "discard" && !problem) await revalidate();
  };
  const copy = async () => {
    const { id, problem } = await copyWork(work.id, copyId);
    if (id) await navigate(companyWorkEditPath(id));
    else showToast({ type: "danger", title: problem ?? "" });
  };
  if (!canEdit) return null;
  return (
    <Group gap={4} className={classes["acts"] ?? ""}>
      {legal.map(({ act }) => (
        <Button key={act} size="xs" variant="soft" onClick={() => setAsked(act)}>
          {t(`works.act.${act}`)}
        </Button>
      ))}
      <Button size="xs" variant="soft" onClick={() => void copy()}>
        {t("works.act.copy")}
      </Button>
      <ReferenceNumber work={work} />
      <Dialog
        title={asked ? t(`works.ask.${asked}`) : ""}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: asked ? t(`works.act.${asked}`) : "", isLoading: isBusy, run: () => void run() }}
      >
        <Text>{work.title || t("works.untitled")}</Text>
        {asked === "discard" && <Text>{t("works.discardNote")}</Text>}
        {asked === "withdraw" && <Text>{t("works.withdrawNote")}</Text>}
        {asked === "confirm" && <Text>{t("works.confirmNote")}</Text>}
        {asked === "submit" && <Text>{t("submit.lead")}</Text>}
        {(asked === "close" || asked === "fill") && <Text>{t("works.closeNote")}</Text>}
      </Dialog>
    </Group>
  );
}

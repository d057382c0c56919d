import { useFragment } from "@apollo/client/react";
import { Badge, Button, Group, Stack, Table, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { actOnWork, copyWork, type WorkAct } from "#features/company-work/work-commands.ts";
import { CompanyWorkRow_work, type CompanyWorkRowRef } from "#features/company-work/work-row.ts";
import type { WorkStatus } from "#graphql/operations.ts";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Dialog } from "#ui/dialog.tsx";
import { workActs } from "./work-acts.ts";

/** One work of the company with what may be done with it. */
export function CompanyWorkRow({ work, choice }: { work: CompanyWorkRowRef; choice: ReactNode }) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: CompanyWorkRow_work, fragmentName: "CompanyWorkRow_work", from: work });
  if (!complete) return null;
  return (
    <Table.Tr>
      {choice && <Table.Td>{choice}</Table.Td>}
      <Table.Td>
        <Stack gap={2}>
          <Link to={companyWorkEditPath(data.id)}>{data.title || t("works.untitled")}</Link>
          {data.returnReason && (
            <Text size="sm" c="#8b3200">
              {t("works.reason", { reason: data.returnReason })}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td>
        <Badge tt="none" variant={data.status === "OPEN" ? "filled" : "light"} color={data.status === "RETURNED" ? "shu" : undefined}>
          {t(`vocabulary:workStatus.${data.status}`)}
        </Badge>
        {data.revisionStatus && (
          <Badge tt="none" variant="outline" color={data.revisionStatus === "RETURNED" ? "shu" : undefined} mt={4}>
            {t("works.revision", { status: t(`vocabulary:workStatus.${data.revisionStatus}`) })}
          </Badge>
        )}
      </Table.Td>
      <Table.Td>
        <Link to={`${companyPaths.entries}?work=${data.id}`}>{data.entryCount}</Link>
      </Table.Td>
      <Table.Td>{data.likeCount}</Table.Td>
      <Table.Td>{formatDateTime(data.updatedAt)}</Table.Td>
      <Table.Td>
        <Acts work={data} />
      </Table.Td>
    </Table.Tr>
  );
}

interface ActsProps {
  work: { id: string; title: string; version: number; status: WorkStatus; legalMoves: readonly WorkStatus[] };
}

function Acts({ work }: ActsProps) {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const canEdit = useViewer().company?.can.editWorks ?? false;
  const [asked, setAsked] = useState<WorkAct | null>(null);
  const [isBusy, setBusy] = useState(false);
  const legal = workActs.filter((one) => one.isFor(work));
  const run = async () => {
    if (!asked) return;
    setBusy(true);
    const problem = await actOnWork(asked, work).finally(() => setBusy(false));
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t(`works.done.${asked}`) });
    setAsked(null);
  };
  const copy = async () => {
    const { id, problem } = await copyWork(work.id);
    if (id) await navigate(companyWorkEditPath(id));
    else showToast({ type: "danger", title: problem ?? "" });
  };
  if (!canEdit) return null;
  return (
    <Group gap={4}>
      {legal.map(({ act }) => (
        <Button key={act} size="compact-sm" variant="subtle" onClick={() => setAsked(act)}>
          {t(`works.act.${act}`)}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => void copy()}>
        {t("works.act.copy")}
      </Button>
      <Dialog
        title={asked ? t(`works.ask.${asked}`) : ""}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: asked ? t(`works.act.${asked}`) : "", isLoading: isBusy, run: () => void run() }}
      >
        <Text>{work.title}</Text>
        {(asked === "close" || asked === "fill") && <Text>{t("works.closeNote")}</Text>}
      </Dialog>
    </Group>
  );
}

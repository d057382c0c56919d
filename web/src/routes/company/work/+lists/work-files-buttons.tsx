import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router-dom";
import { type ImportReport, sendWorksFile } from "#features/company-work/work-files.ts";
import { readWorkListSearch } from "#features/company-work/work-list-search.ts";
import { download } from "#platform/download.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";

/** The company's works out as CSV and in again. */
export function WorkFilesButtons() {
  const { t } = useTranslation("company");
  const [search] = useSearchParams();
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const run = async () => {
    setLoading(true);
    const { filter } = readWorkListSearch(search);
    const problems = await download("/api/company/work/export", filter).finally(() => setLoading(false));
    const [problem] = problems ?? [];
    if (problem) showToast({ type: "danger", title: problem.message });
  };
  return (
    <Group gap="sm">
      <Button variant="outline" loading={isLoading} onClick={() => void run()}>
        <Icon name="download" />
        {t("files.export")}
      </Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon name="upload" />
        {t("files.import")}
      </Button>
      <ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Group>
  );
}

function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("company");
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setReport(null);
    setProblem(null);
  };
  const send = async (kind: "TRIAL" | "KEEP") => {
    if (!file) return;
    setBusy(true);
    const answer = await sendWorksFile(file, kind).finally(() => setBusy(false));
    if ("problem" in answer) return setProblem(answer.problem);
    if (!answer.isKept) return setReport(answer);
    showToast({ type: "success", title: t("files.kept", { count: answer.rows.length }) });
    choose(null);
    onClose();
    await revalidate();
  };
  const isWhole = report?.rows.every(({ outcome }) => outcome !== "REFUSED") ?? false;
  return (
    <Window title={t("files.import")} isOpen={isOpen} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text size="sm">{t("files.lead")}</Text>
        <Input
          type="file"
          label={t("files.file")}
          accept=".csv,.json,.jsonl"
          onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
        />
        {problem !== null && <Notice tone="error" title={problem} />}
        {report && <Report report={report} isWhole={isWhole} />}
        <Group justify="flex-end">
          <Button variant="outline" disabled={!file} loading={isBusy} onClick={() => void send("TRIAL")}>
            {t("files.check")}
          </Button>
          <Button disabled={!isWhole} loading={isBusy} onClick={() => void send("KEEP")}>
            {t("files.keep")}
          </Button>
        </Group>
      </Stack>
    </Window>
  );
}

function Report({ report, isWhole }: { report: ImportReport; isWhole: boolean }) {
  const { t } = useTranslation("company");
  const counts = Map.groupBy(report.rows, ({ outcome }) => outcome);
  const summary = joinFacts([...counts].map(([outcome, rows]) => `${t(`files.outcome.${outcome}`)} ${rows.length}`));
  const columns = (["row", "column", "message"] as const).map((id) => ({ id, label: t(`files.${id}`) }));
  const told = report.rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
  return (
    <Stack gap="sm" role="status">
      <Notice tone={isWhole ? "good" : "error"} title={t(isWhole ? "files.ready" : "files.refused")}>
        <Text>{summary}</Text>
      </Notice>
      {told.length > 0 && (
        <Table columns={columns}>
          {told.slice(0, 50).map(({ row, column, code, message }) => (
            <tr key={`${row}${column}${code}`}>
              <td data-label={t("files.row")}>{row}</td>
              <td data-label={t("files.column")}>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </Table>
      )}
    </Stack>
  );
}

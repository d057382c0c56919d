import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { type ImportReport, sendWorksFile } from "#features/company-work/work-files.ts";
import { save } from "#platform/download.ts";
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

const templatePath = "/api/company/work/template";
const goodRows = ({ rows }: ImportReport) => rows.filter(({ outcome }) => outcome !== "REFUSED").length;

/** Brings a table of works in: checked first, then all rows, or the good ones while the others come back with the reasons. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
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
  const send = async (kind: "TRIAL" | "KEEP" | "GOOD") => {
    if (!file) return;
    setBusy(true);
    const answer = await sendWorksFile(file, kind).finally(() => setBusy(false));
    if ("problem" in answer) return setProblem(answer.problem);
    if (!answer.isKept || answer.refused !== null) setReport(answer);
    if (!answer.isKept) return;
    const count = goodRows(answer);
    showToast({ type: "success", title: t(answer.refused === null ? "files.kept" : "files.keptPartly", { count }) });
    await revalidate();
    if (answer.refused !== null) return;
    choose(null);
    onClose();
  };
  const good = report ? goodRows(report) : 0;
  const isWhole = report !== null && good === report.rows.length;
  const isPartly = report !== null && !report.isKept && !isWhole && good > 0;
  return (
    <Window title={t("files.import")} isOpen={isOpen} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text size="sm">{t("files.lead")}</Text>
        <a href={templatePath} download>
          <Icon name="download" /> {t("files.template")}
        </a>
        <Input
          type="file"
          label={t("files.file")}
          accept=".xlsx,.csv,.tsv,.txt,.json,.jsonl"
          onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
        />
        {problem !== null && <Notice tone="error" title={problem} />}
        {report && <Report report={report} isWhole={isWhole} isPartly={isPartly} />}
        <Group justify="flex-end">
          <Button variant="outline" disabled={!file} loading={isBusy} onClick={() => void send("TRIAL")}>
            {t("files.check")}
          </Button>
          {isPartly ? (
            <Button loading={isBusy} onClick={() => void send("GOOD")}>
              {t("files.keepGood", { count: good })}
            </Button>
          ) : (
            <Button disabled={!isWhole} loading={isBusy} onClick={() => void send("KEEP")}>
              {t("files.keep")}
            </Button>
          )}
        </Group>
      </Stack>
    </Window>
  );
}

interface ReportProps {
  report: ImportReport;
  isWhole: boolean;
  isPartly: boolean;
}

function Report({ report, isWhole, isPartly }: ReportProps) {
  const { t } = useTranslation("company");
  const { isKept, refused, rows } = report;
  const counts = Map.groupBy(rows, ({ outcome }) => outcome);
  const summary = joinFacts([...counts].map(([outcome, found]) => `${t(`files.outcome.${outcome}`)} ${found.length}`));
  const columns = (["row", "column", "message"] as const).map((id) => ({ id, label: t(`files.${id}`) }));
  const told = rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
  const title = isKept ? t("files.keptPartly", { count: goodRows(report) }) : t(isWhole ? "files.ready" : "files.refused");
  return (
    <Stack gap="sm" role="status">
      <Notice tone={isWhole || isKept ? "good" : "error"} title={title}>
        <Text>{summary}</Text>
        {isPartly && <Text>{t("files.partly")}</Text>}
        {isKept && refused !== null && (
          <Group>
            <Button variant="outline" onClick={() => save(new Blob([refused], { type: "text/csv" }), "works-refused.csv")}>
              <Icon name="download" />
              {t("files.saveRefused")}
            </Button>
          </Group>
        )}
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

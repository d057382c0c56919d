import { Alert, Button, FileInput, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router-dom";
import { type ImportReport, sendWorksFile } from "#features/company-work/work-files.ts";
import { readWorkListSearch } from "#features/company-work/work-list-search.ts";
import { download } from "#platform/download.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";

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
        {t("files.export")}
      </Button>
      <Button variant="outline" onClick={() => setOpen(true)}>
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
    <Modal opened={isOpen} onClose={onClose} title={t("files.import")} size="lg" closeButtonProps={{ "aria-label": t("common:close") }}>
      <Stack gap="md">
        <Text size="sm">{t("files.lead")}</Text>
        <FileInput label={t("files.file")} placeholder={t("files.choose")} accept=".csv,.json,.jsonl" value={file} onChange={choose} />
        {problem !== null && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
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
    </Modal>
  );
}

function Report({ report, isWhole }: { report: ImportReport; isWhole: boolean }) {
  const { t } = useTranslation("company");
  const counts = Map.groupBy(report.rows, ({ outcome }) => outcome);
  const summary = joinFacts([...counts].map(([outcome, rows]) => `${t(`files.outcome.${outcome}`)} ${rows.length}`));
  const told = report.rows.flatMap(({ row, problems }) => problems.map((problem) => ({ row, ...problem })));
  return (
    <Stack gap="sm" role="status">
      <Alert color={isWhole ? "green" : "red"} title={t(isWhole ? "files.ready" : "files.refused")}>
        {summary}
      </Alert>
      {told.length > 0 && (
        <Table withTableBorder fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("files.row")}</Table.Th>
              <Table.Th>{t("files.column")}</Table.Th>
              <Table.Th>{t("files.message")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {told.slice(0, 50).map(({ row, column, code, message }) => (
              <Table.Tr key={`${row}${column}${code}`}>
                <Table.Td>{row}</Table.Td>
                <Table.Td>{column}</Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

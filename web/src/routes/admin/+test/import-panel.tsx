import { useState } from "react";
import type { TestItemPool } from "#graphql/operations.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { uploadFile } from "#platform/upload.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { type ImportReport, importItems } from "./exam-item-commands.ts";
import { ImportResult } from "./import-result.tsx";

const pools = inOrder<TestItemPool>()(["PRACTICE", "EXAM"]);

/** A file of items or words: first a trial with its report, then the import itself. */
export function ImportPanel() {
  const { t } = useTranslation("adminExam");
  const [file, setFile] = useState<File>();
  const [pool, setPool] = useState<(typeof pools)[number]>("PRACTICE");
  const [level, setLevel] = useState<(typeof readabilityLevelValues)[number]>("N5");
  const [tried, setTried] = useState<{ fileId: string; report: ImportReport }>();
  const [done, setDone] = useState<ImportReport>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const act = async (run: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    await run().catch((error: unknown) => setProblem(error instanceof Error && error.message ? error.message : t("common:error.unknown")));
    setBusy(false);
  };
  const tryOut = () =>
    act(async () => {
      if (!file) return;
      setDone(undefined);
      const { id } = await uploadFile({ file, purpose: "ITEMS", as: "ADMIN" });
      setTried({ fileId: id, report: await importItems({ fileId: id, pool, level, dryRun: true }) });
    });
  const take = (fileId: string) =>
    act(async () => {
      setDone(await importItems({ fileId, pool, level, dryRun: false }));
      setTried(undefined);
      adminToast.success(t("import.done"));
    });
  const choose = (next: File | undefined) => {
    setFile(next);
    setTried(undefined);
  };
  const count = tried ? tried.report.added + tried.report.changed : 0;
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2}>{t("view.import")}</Title>
        <Text>{t("import.lead")}</Text>
        <Text size="sm">{t("import.columns")}</Text>
        <Input
          label={t("import.file")}
          support={t("import.fileSupport")}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
        <Group gap="md" align="flex-end">
          <Select
            label={t("pool")}
            width={260}
            value={pool}
            choices={pools.map((value) => ({ value, label: t(`import.${value}`) }))}
            onChange={(event) => setPool(pools.find((one) => one === event.target.value) ?? "PRACTICE")}
          />
          <Select
            label={t("import.level")}
            width={200}
            value={level}
            choices={readabilityLevelValues.map((value) => ({ value, label: value }))}
            onChange={(event) => setLevel(readabilityLevelValues.find((one) => one === event.target.value) ?? "N5")}
          />
          <Button size="md" variant="outline" disabled={!file} loading={isBusy} onClick={() => void tryOut()}>
            {t("import.try")}
          </Button>
        </Group>
        {problem && <Notice tone="error" title={problem} />}
        {tried && (
          <Stack gap="md">
            <ImportResult title={t("import.trial")} report={tried.report} />
            <Group>
              <Button size="md" disabled={count === 0} loading={isBusy} onClick={() => void take(tried.fileId)}>
                {t("import.take", { count })}
              </Button>
            </Group>
          </Stack>
        )}
        {done && <ImportResult title={t("import.result")} report={done} />}
      </Stack>
    </Card>
  );
}

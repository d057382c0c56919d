import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { readEntryListSearch } from "#features/company-entry/entry-list-search.ts";
import { download } from "#platform/download.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** The applicants that are shown, as a CSV file; the server notes who took it. */
export function ExportButton() {
  const { t } = useTranslation("applicants");
  const [search] = useSearchParams();
  const [isLoading, setLoading] = useState(false);
  const mayExport = useViewer().company?.can.moveEntries ?? false;
  if (!mayExport) return null;
  const run = async () => {
    setLoading(true);
    const problems = await download("/api/company/entry/export", readEntryListSearch(search).filter);
    const [problem] = problems ?? [];
    if (problem) showToast({ type: "danger", title: problem.message });
    setLoading(false);
  };
  return (
    <Button variant="outline" loading={isLoading} onClick={() => void run()}>
      <Icon name="download" />
      {t("bulk.csv")}
    </Button>
  );
}

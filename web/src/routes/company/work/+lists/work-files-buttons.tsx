import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { readWorkListSearch } from "#features/company-work/work-list-search.ts";
import { download } from "#platform/download.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group } from "#ui/layout.tsx";
import { ImportDialog } from "./import-dialog.tsx";

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

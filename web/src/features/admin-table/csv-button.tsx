import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { saveAs } from "#platform/save-as.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { withSearch } from "./table-search.ts";

/** The whole list, as it is narrowed and ordered, as a file; who sits there is asked for first. */
export function CsvButton({ pathOf }: { pathOf(search: URLSearchParams): string }) {
  const { t } = useTranslation("adminTable");
  const [search] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const { ensure } = useReauthentication();
  const start = async () => {
    setAsking(true);
    if (await ensure()) saveAs(pathOf(withSearch(search, {})));
    setAsking(false);
  };
  return (
    <Button variant="outline" loading={isAsking} onClick={() => void start()}>
      <Icon name="download" />
      {t("csv")}
    </Button>
  );
}

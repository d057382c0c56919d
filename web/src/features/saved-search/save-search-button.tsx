import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { readSearch } from "#features/work/search-url.ts";
import type { AlertFrequency } from "#graphql/operations.ts";
import { alertFrequencyValues } from "#graphql/values/alert-frequency.ts";
import { memberEditPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Checkbox, Input, Select } from "#ui/forms/control.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { saveSearch } from "./saved-search.mutations.ts";
import { searchText } from "./saved-search-text.ts";

/** Keeps the search of the address, with mails about new works when they are wanted. */
export function SaveSearchButton() {
  const { t } = useTranslation(["settings", "work", "search", "vocabulary"]);
  const [search] = useSearchParams();
  const { filter } = readSearch(search);
  const conditions = searchText(t, filter);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [alert, setAlert] = useState(true);
  const [frequency, setFrequency] = useState<AlertFrequency>("DAILY");
  const [problem, setProblem] = useState("");
  const { send, isSending } = useSend();
  const open = () => {
    setName((conditions || t("searches.all")).slice(0, 80));
    setProblem("");
    setOpen(true);
  };
  const run = async () => {
    if (name.trim() === "") return setProblem(t("common:validation.required"));
    const { errors, savedSearch } = await send(saveSearch, { name, filter, alert, frequency });
    const refused = errors[0]?.message;
    if (refused) return setProblem(refused);
    setOpen(false);
    const message = savedSearch?.alert === "UNCONFIRMED" ? t("searches.mailSent") : "";
    return showToast({ type: "success", title: t("searches.saved"), message });
  };
  return (
    <>
      <Button variant="outline" onClick={open}>
        {t("searches.save")}
      </Button>
      <Dialog
        title={t("searches.save")}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action={{ label: t("common:save"), isLoading: isSending, run: () => void run() }}
      >
        {problem && <Notice tone="error">{problem}</Notice>}
        <Text>{conditions || t("searches.all")}</Text>
        <Input label={t("searches.name")} maxLength={80} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <Checkbox label={t("searches.wantMail")} checked={alert} onChange={(event) => setAlert(event.currentTarget.checked)} />
        {alert && (
          <Select
            label={t("searches.frequency")}
            value={frequency}
            choices={alertFrequencyValues.map((value) => ({ value, label: t(`frequency.${value}`) }))}
            onChange={(event) => setFrequency(alertFrequencyValues.find((value) => value === event.currentTarget.value) ?? "DAILY")}
          />
        )}
        <TextLink to={memberEditPath("searches")}>{t("section.searches")}</TextLink>
      </Dialog>
    </>
  );
}

import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SettingKind, SettingTime } from "#graphql/operations.ts";
import { formatDate, formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Badge, Text } from "#ui/text/text.tsx";
import { withdrawSetting } from "./settings.mutations.ts";

export interface DatedRow {
  id: string;
  validFrom: string;
  when: SettingTime;
  by: string | null;
  createdAt: string | null;
  /** The row in one line. */
  text: string;
  /** More about the row, in lines of its own. */
  note?: string;
}

/** Rows of one thing, newest first; one that is not in force yet can be taken back. */
export function RowHistory({ kind, label, rows }: { kind: SettingKind; label: string; rows: readonly DatedRow[] }) {
  const { t } = useTranslation("operatorSettings");
  return (
    <Stack component="ul" gap="sm" aria-label={t("historyOf", { name: label })} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <li key={row.id}>
          <Group gap="sm" align="center">
            <Badge tone={row.when === "NOW" ? "good" : "plain"}>{t(`when.${row.when}`)}</Badge>
            <span>{t("from", { day: formatDate(row.validFrom) })}</span>
            {row.text && <strong>{row.text}</strong>}
            {row.when === "FUTURE" && <TakeBack kind={kind} row={row} />}
          </Group>
          {row.note?.split("\n").map((line) => (
            <Text key={line} size="sm">
              {line}
            </Text>
          ))}
          <Text size="sm" tone="dimmed">
            {row.by && row.createdAt ? t("addedBy", { name: row.by, time: formatDateTime(row.createdAt) }) : t("shipped")}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function TakeBack({ kind, row }: { kind: SettingKind; row: DatedRow }) {
  const { t } = useTranslation("operatorSettings");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { errors } = await send(withdrawSetting, { kind, id: row.id });
      const problem = errors[0]?.message;
      if (problem) adminToast.error(problem);
      else adminToast.success(t("takenBack"));
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="subtle"
      color="red"
      loading={isBusy}
      aria-label={t("takeBackRow", { day: formatDate(row.validFrom) })}
      onClick={() => void run()}
    >
      {t("takeBack")}
    </Button>
  );
}

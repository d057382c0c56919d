import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Text } from "#ui/text/text.tsx";
import type { BulkAction, BulkResult } from "./admin-column.ts";
import classes from "./admin-table.module.css";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps<R> {
  actions: readonly BulkAction<R>[];
  selection: Selection<R>;
  bulk: ((rows: readonly R[], clear: () => void) => ReactNode) | undefined;
}

/** The acts on the marked rows; nothing while none is marked. */
export function BulkBar<R>({ actions, selection, bulk }: BulkBarProps<R>) {
  const { t } = useTranslation("adminTable");
  const [asked, setAsked] = useState<BulkAction<R> | null>(null);
  if ((actions.length === 0 && !bulk) || selection.rows.length === 0) return null;
  return (
    <div className={classes["bulk"]} role="region" aria-label={t("marked", { count: selection.rows.length })}>
      <strong>{t("marked", { count: selection.rows.length })}</strong>
      {actions.map((action) => (
        <Button key={action.id} {...(action.isDangerous && { color: "red" })} variant="outline" onClick={() => setAsked(action)}>
          {action.label}
        </Button>
      ))}
      {bulk?.(selection.rows, selection.clear)}
      <Button variant="subtle" onClick={selection.clear}>
        {t("unmark")}
      </Button>
      {asked && <Question action={asked} selection={selection} onClose={() => setAsked(null)} />}
    </div>
  );
}

function useBulkRun<R>(action: BulkAction<R>, onDone: () => void) {
  const { t } = useTranslation("adminTable");
  const { revalidate } = useRevalidator();
  const [isRunning, setRunning] = useState(false);
  const tell = ({ done, problems }: BulkResult) => {
    if (done > 0) adminToast.success(t("bulkDone", { count: done }));
    const texts = [...new Set(problems)].join(" ");
    if (problems.length > 0) adminToast.error(t("bulkFailed", { count: problems.length, texts }));
  };
  const run = async (rows: readonly R[]) => {
    setRunning(true);
    const waiting = adminToast.loading(t("bulkRunning", { count: rows.length }));
    try {
      tell(await action.run(rows));
    } catch {
      adminToast.error(t("common:error.unknown"));
    } finally {
      adminToast.dismiss(waiting);
      await revalidate();
      onDone();
    }
  };
  return { isRunning, run };
}

function Question<R>({ action, selection, onClose }: { action: BulkAction<R>; selection: Selection<R>; onClose(): void }) {
  const { t } = useTranslation("adminTable");
  const rows = selection.rows.filter((row) => action.isFor?.(row) ?? true);
  const leftOut = selection.rows.length - rows.length;
  const { isRunning, run } = useBulkRun(action, () => {
    onClose();
    selection.clear();
  });
  return (
    <Dialog
      title={action.label}
      isOpen
      onClose={onClose}
      action={{ label: action.label, isLoading: isRunning, isDisabled: rows.length === 0, run: () => void run(rows) }}
    >
      <Text>{t("bulkQuestion", { count: rows.length })}</Text>
      {leftOut > 0 && <Text>{t("bulkLeftOut", { count: leftOut })}</Text>}
      {action.explanation && <Text>{action.explanation}</Text>}
    </Dialog>
  );
}

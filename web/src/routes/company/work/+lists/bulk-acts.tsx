import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { actOnWork, type WorkAct } from "#features/company-work/work-commands.ts";
import type { WorkStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group } from "#ui/layout.tsx";
import cards from "#ui/lists/card-table.module.css";
import { Text } from "#ui/text/text.tsx";
import { BulkEdit } from "./bulk-edit.tsx";
import { type BulkResult, BulkResults } from "./bulk-results.tsx";
import { workActs } from "./work-acts.ts";

interface ChosenWork {
  id: string;
  title: string;
  version: number;
  status: WorkStatus;
  legalMoves: readonly WorkStatus[];
}

/** One act on all chosen works that allow it; when one of them could not be done, the result of each is shown. */
export function BulkActs({ works, onDone }: { works: readonly ChosenWork[]; onDone(): void }) {
  const { t } = useTranslation("company");
  const [asked, setAsked] = useState<WorkAct | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const { revalidate } = useRevalidator();
  const fit = (act: WorkAct) => works.filter((work) => workActs.some((one) => one.act === act && one.isFor(work)));
  const possible = workActs.filter(({ act }) => fit(act).length > 0);
  const run = async () => {
    if (!asked) return;
    setBusy(true);
    const told: BulkResult[] = [];
    for (const work of fit(asked)) told.push({ id: work.id, title: work.title, problem: await actOnWork(asked, work) });
    setBusy(false);
    setAsked(null);
    const failed = told.filter(({ problem }) => problem !== undefined);
    if (failed.length > 0) setResults(told);
    else {
      showToast({ type: "success", title: t("bulk.done", { act: t(`works.act.${asked}`), count: told.length }) });
      onDone();
    }
    await revalidate();
  };
  return (
    <div className={cards["bar"]} role="region" aria-label={t("bulk.title")}>
      <Group gap="sm" align="center">
        <Text strong>{t("bulk.chosen", { count: works.length })}</Text>
        {possible.map(({ act }) => (
          <Button key={act} variant="outline" onClick={() => setAsked(act)}>
            {t("bulk.act", { act: t(`works.act.${act}`), count: fit(act).length })}
          </Button>
        ))}
        <Button variant="outline" onClick={() => setEditing(true)}>
          {t("bulkEdit.open", { count: works.length })}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t("bulk.clear")}
        </Button>
      </Group>
      <Dialog
        title={asked ? t("bulk.ask", { act: t(`works.act.${asked}`), count: fit(asked).length }) : ""}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        action={{ label: asked ? t(`works.act.${asked}`) : "", isLoading: isBusy, run: () => void run() }}
      >
        {asked === "discard" && <Text>{t("works.discardNote")}</Text>}
        {asked === "withdraw" && <Text>{t("works.withdrawNote")}</Text>}
        {asked === "submit" && <Text>{t("submit.lead")}</Text>}
        {asked === "confirm" && <Text>{t("works.confirmNote")}</Text>}
        {(asked === "close" || asked === "fill") && <Text>{t("works.closeNote")}</Text>}
      </Dialog>
      {isEditing && <BulkEdit works={works} onClose={() => setEditing(false)} onDone={onDone} />}
      {results && (
        <BulkResults
          results={results}
          onClose={() => {
            setResults(null);
            onDone();
          }}
        />
      )}
    </div>
  );
}

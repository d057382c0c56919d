import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { NewsStatus } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { newsPath } from "#paths/public.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { deleteNews, publishNews, withdrawNews } from "./newsroom.mutations.ts";
import type { NewsroomEditor, SavedNews } from "./use-newsroom-editor.ts";

type Act = "publish" | "schedule" | "withdraw" | "delete";
interface Answer {
  news?: SavedNews | null;
  errors: readonly FieldProblem[];
}

async function run(act: Act, target: SavedNews, typed: { time: string; reason: string }): Promise<Answer> {
  if (act === "delete") return send(deleteNews, target);
  if (act === "withdraw") return send(withdrawNews, { ...target, reason: typed.reason || null });
  const publishAt = act === "schedule" ? new Date(`${typed.time}:00+09:00`).toISOString() : null;
  return send(publishNews, { ...target, publishAt });
}

interface PublishPanelProps {
  news: {
    id: string;
    category: "NEWS" | "COLUMN";
    audience: string;
    status: NewsStatus;
    publishAt: string | null;
    publishedAt: string | null;
    legalMoves: readonly NewsStatus[];
  };
  editor: NewsroomEditor;
  onDone(): Promise<void>;
}

/** Returns the key of an act's texts: taking back a reservation is worded differently from taking back a public item. */
function nameOf(act: Act, status: NewsStatus) {
  if (act !== "withdraw") return act;
  return status === "SCHEDULED" ? "withdrawSCHEDULED" : "withdrawPUBLISHED";
}

function actsOf({ status, legalMoves, publishedAt }: PublishPanelProps["news"]): Act[] {
  return [
    ...(legalMoves.includes("PUBLISHED") ? (["publish"] as const) : []),
    ...(legalMoves.includes("SCHEDULED") ? (["schedule"] as const) : []),
    ...(status === "SCHEDULED" || status === "PUBLISHED" ? (["withdraw"] as const) : []),
    ...(status === "DRAFT" && !publishedAt ? (["delete"] as const) : []),
  ];
}

/** The state of an item and where it may go. What is typed is saved first. */
export function PublishPanel({ news, editor, onDone }: PublishPanelProps) {
  const { t } = useTranslation(["newsroom", "vocabulary"]);
  const [asked, setAsked] = useState<Act | null>(null);
  const isPublic = news.status === "PUBLISHED" && news.audience === "PUBLIC";
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Group gap="sm" align="center">
          <Title order={2} size={3}>
            {t("publishing")}
          </Title>
          <Badge tone={news.status === "PUBLISHED" ? "good" : "plain"}>{t(`vocabulary:newsStatus.${news.status}`)}</Badge>
        </Group>
        {news.status === "SCHEDULED" && news.publishAt && <Text>{t("scheduledFor", { time: formatDateTime(news.publishAt) })}</Text>}
        {news.publishedAt && <Text size="sm">{t("publishedAt", { time: formatDateTime(news.publishedAt) })}</Text>}
        {isPublic && <TextLink to={newsPath(news)}>{t("seePublic")}</TextLink>}
        <Group gap="sm">
          {actsOf(news).map((act) => (
            <Button
              key={act}
              variant={act === "publish" ? "filled" : "outline"}
              {...((act === "delete" || act === "withdraw") && { color: "red" as const })}
              onClick={() => setAsked(act)}
            >
              {t(`act.${nameOf(act, news.status)}`)}
            </Button>
          ))}
        </Group>
      </Stack>
      {asked && <ActDialog act={asked} news={news} editor={editor} onClose={() => setAsked(null)} onDone={onDone} />}
    </Card>
  );
}

function ActDialog({ act, news, editor, onClose, onDone }: PublishPanelProps & { act: Act; onClose(): void }) {
  const { t } = useTranslation("newsroom");
  const navigate = useNavigate();
  const [time, setTime] = useState("");
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const name = nameOf(act, news.status);
  const carryOut = async () => {
    const target = editor.isDirty && act !== "delete" ? await editor.save() : editor.saved;
    if (!target) return;
    const { news: moved, errors } = await run(act, { id: target.id, version: target.version }, { time, reason });
    editor.show(errors);
    for (const { message } of errors) adminToast.error(message);
    if (errors.length > 0) return;
    adminToast.success(t(`done.${name}`));
    if (act === "delete") return navigate(adminPaths.news, { replace: true });
    if (moved) editor.adopt(moved);
    await onDone();
  };
  const start = async () => {
    setBusy(true);
    await carryOut()
      .catch(() => void adminToast.error(t("common:error.unknown")))
      .finally(() => setBusy(false));
    onClose();
  };
  return (
    <Dialog
      title={t(`act.${name}`)}
      isOpen
      onClose={onClose}
      action={{ label: t(`act.${name}`), isLoading: isBusy, isDisabled: act === "schedule" && time === "", run: () => void start() }}
    >
      <Text>{t(`ask.${name}`)}</Text>
      {act === "schedule" && (
        <Input
          label={t("scheduleTime")}
          support={t("scheduleSupport")}
          type="datetime-local"
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
      {act === "withdraw" && (
        <Input label={t("withdrawReason")} value={reason} maxLength={400} onChange={(event) => setReason(event.currentTarget.value)} />
      )}
    </Dialog>
  );
}

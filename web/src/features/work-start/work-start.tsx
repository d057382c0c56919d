import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CategoryArt } from "#features/work/category-art.tsx";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { readSheetFile } from "./sheet-file.ts";
import { type PostingStarts, startWork } from "./start-work.ts";

/** The address of the empty form. */
export const blankWorkPath = `${companyPaths.workRegist}?from=blank`;

type Source = { templateId: string } | { sheet: string } | Record<never, never>;

/** Starts a draft once, however often it is pressed, and opens it. */
function useStart() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [operationId] = useState(() => crypto.randomUUID());
  const start = async (source: Source) => {
    setBusy(true);
    const answer = await startWork({ operationId, ...source }).finally(() => setBusy(false));
    if ("problem" in answer) return showToast({ type: "danger", title: answer.problem });
    return navigate(companyWorkEditPath(answer.id), { state: { start: answer.note } });
  };
  return { isBusy, start };
}

/** Where a new work starts: a template of the trade, a sheet or page that is there, an earlier work, or nothing. */
export function WorkStart({ starts }: { starts: PostingStarts | null }) {
  const { t } = useTranslation("company");
  const { isBusy, start } = useStart();
  return (
    <Stack gap="lg">
      <Templates starts={starts} isBusy={isBusy} onChoose={(templateId) => void start({ templateId })} />
      <Sheet isBusy={isBusy} onSend={(sheet) => void start({ sheet })} />
      <Card padding="xl">
        <Stack gap="md">
          <Title order={2}>{t("start.other")}</Title>
          <Text size="sm" tone="dimmed">
            {t("start.otherLead")}
          </Text>
          <Group gap="sm">
            <Button variant="outline" loading={isBusy} onClick={() => void start({})}>
              {t("start.profile")}
            </Button>
            <LinkButton to={companyPaths.works} variant="outline">
              {t("start.copy")}
            </LinkButton>
            <LinkButton to={blankWorkPath} variant="outline">
              {t("start.blank")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Templates shown before somebody asks for more. */
const few = 6;

interface TemplatesProps {
  starts: PostingStarts | null;
  isBusy: boolean;
  onChoose(id: string): void;
}

function Templates({ starts, isBusy, onChoose }: TemplatesProps) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const [sought, setSought] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const all = (starts?.postingTemplates ?? []).map((template) => ({
    ...template,
    name: isJapanese() ? template.title : template.titleEn,
    kind: joinFacts([t(`vocabulary:jobCategory.${template.category}`), t(`vocabulary:employmentType.${template.employmentType}`)]),
  }));
  const words = sought.normalize("NFKC").toLowerCase().trim();
  const found = all.filter((one) => `${one.title}${one.titleEn}${one.kind}${one.description}`.toLowerCase().includes(words));
  const shown = words !== "" || showsAll ? found : found.slice(0, few);
  return (
    <Card padding="xl">
      <Stack gap="md">
        <Title order={2}>{t("start.templates")}</Title>
        <Text size="sm" tone="dimmed">
          {t("start.templatesLead")}
        </Text>
        <Input label={t("start.seek")} type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
        <Stack gap="xs">
          {shown.map(({ id, name, kind, category }) => (
            <Group key={id} gap="md" wrap="nowrap">
              <CategoryArt category={category} size={48} />
              <div style={{ flex: 1, minWidth: 0 }}>
                <strong>{name}</strong>
                <Text size="sm" tone="dimmed">
                  {kind}
                </Text>
              </div>
              <Button variant="soft" disabled={isBusy} aria-label={t("start.useOf", { name })} onClick={() => onChoose(id)}>
                {t("start.use")}
              </Button>
            </Group>
          ))}
        </Stack>
        {shown.length < found.length && (
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            {t("start.all", { count: found.length })}
          </Button>
        )}
        {starts && found.length === 0 && <Text>{t("start.none")}</Text>}
      </Stack>
    </Card>
  );
}

function Sheet({ isBusy, onSend }: { isBusy: boolean; onSend(sheet: string): void }) {
  const { t } = useTranslation("company");
  const [sheet, setSheet] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const take = async (file: File | undefined) => {
    setProblem(null);
    if (!file) return;
    setReading(true);
    const answer = await readSheetFile(file).finally(() => setReading(false));
    if ("problem" in answer) setProblem(answer.problem || t("start.noText"));
    else setSheet(answer.text.slice(0, 60_000));
  };
  return (
    <Card padding="xl">
      <Stack gap="md">
        <Title order={2}>{t("start.sheet")}</Title>
        <Text size="sm" tone="dimmed">
          {t("start.sheetLead")}
        </Text>
        <TextArea
          label={t("start.sheetText")}
          rows={8}
          maxLength={60_000}
          value={sheet}
          onChange={(event) => setSheet(event.currentTarget.value)}
        />
        <Input
          label={t("start.file")}
          type="file"
          accept=".pdf,.txt,.html,.htm,.json,.csv,.tsv,text/*"
          {...(problem && { error: problem })}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <Group>
          <Button loading={isBusy || isReading} disabled={sheet.trim() === ""} onClick={() => onSend(sheet)}>
            <Icon name="upload" />
            {t("start.read")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

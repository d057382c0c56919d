import { lazy, Suspense, useState } from "react";
import type { LanguageVersion_VersionFragment } from "#graphql/operations.ts";
import { type Language, languageFacts, languages } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import controls from "#ui/forms/control.module.css";
import { Control, Input, Select } from "#ui/forms/control.tsx";
import { FieldLabel } from "#ui/forms/fields.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Bubbles } from "#ui/spinner.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const BodyEditor = lazy(async () => ({ default: (await import("./rich-text-editor.tsx")).BodyEditor }));

type Version = LanguageVersion_VersionFragment;
export interface VersionText {
  title: string;
  summary: string;
  bodyHtml: string;
}
type Answer = Promise<{ errors: readonly FieldProblem[] }>;

interface VersionPanelProps {
  /** The Japanese text, which a version may begin with, its pictures included. */
  source: VersionText & { id: string };
  versions: readonly Version[];
  /** Names of the texts, as the form of the Japanese ones calls them; a movie has no body. */
  labels: { title: string; summary: string; body: string | null };
  limits: { title: number; summary: number };
  onSave(target: { language: string; version: number | null }, text: VersionText): Answer;
  onRemove(target: { language: string; version: number }): Answer;
  onDone(): Promise<void>;
}

const offered = languages.filter((language) => language !== "ja");
const empty: VersionText = { title: "", summary: "", bodyHtml: "" };
/** What was typed and not saved, so that another language or screen in between loses nothing. */
const typed = new Map<string, VersionText>();

/** A text of the operator in the readers' other languages, one at a time. */
export function VersionPanel(props: VersionPanelProps) {
  const { t } = useTranslation("newsroom");
  const [language, setLanguage] = useState<Language>();
  const { versions, source } = props;
  const known = versions.find((version) => version.language === language);
  const choices = offered.map((value) => {
    const found = versions.find((version) => version.language === value);
    const named = { language: languageFacts[value].name };
    const there = found?.isBehind ? t("versions.behind", named) : t("versions.present", named);
    return { value, label: found ? there : t("versions.missing", named) };
  });
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} size={3}>
          {t("versions.title")}
        </Title>
        <Text size="sm">{t("versions.lead")}</Text>
        <Select
          id="version-language"
          label={t("versions.language")}
          value={language ?? ""}
          choices={[{ value: "", label: t("versions.choose") }, ...choices]}
          onChange={({ currentTarget: { value } }) => setLanguage(offered.find((one) => one === value))}
        />
        {language && <VersionForm key={`${source.id} ${language} ${known?.version ?? 0}`} {...props} language={language} known={known} />}
      </Stack>
    </Card>
  );
}

function VersionForm({
  known,
  labels,
  language,
  limits,
  onDone,
  onRemove,
  onSave,
  source,
}: VersionPanelProps & { language: Language; known: Version | undefined }) {
  const { t } = useTranslation("newsroom");
  const kept = `${source.id} ${language}`;
  const [text, setText] = useState<VersionText>(typed.get(kept) ?? known ?? empty);
  const write = (change: Partial<VersionText>) =>
    setText((before) => {
      const { title, summary, bodyHtml } = { ...before, ...change };
      typed.set(kept, { title, summary, bodyHtml });
      return { title, summary, bodyHtml };
    });
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const errorOf = (...names: string[]) => problems.find(({ path }) => names.includes(path.at(-1) ?? ""))?.message;
  const marked = (...names: string[]) => {
    const error = errorOf(...names);
    return error ? `＊${error}` : undefined;
  };
  const other = problems.find(({ path }) => !["title", "summary", "description", "bodyHtml"].includes(path.at(-1) ?? ""))?.message;
  const run = async (act: () => Answer, done: string) => {
    setBusy(true);
    const answer = await act().catch(() => ({ errors: [{ path: [], code: "UNKNOWN", message: t("common:error.unknown") }] }));
    setBusy(false);
    setProblems(answer.errors);
    if (answer.errors.length > 0) return;
    typed.delete(kept);
    adminToast.success(done);
    await onDone();
  };
  const lang = languageFacts[language].html;
  const body = labels.body;
  return (
    <Stack gap="md">
      {known?.isBehind && <Notice tone="warning" title={t("versions.behindText")} />}
      {other && <Notice tone="error" title={other} />}
      {text.title === "" && text.summary === "" && text.bodyHtml === "" && (
        <div>
          <Button variant="outline" onClick={() => write(source)}>
            {t("versions.begin")}
          </Button>
        </div>
      )}
      <Input
        id="version-title"
        lang={lang}
        label={<FieldLabel label={labels.title} required />}
        error={marked("title")}
        value={text.title}
        maxLength={limits.title}
        onChange={({ currentTarget: { value } }) => write({ title: value })}
      />
      <Control id="version-summary" label={<FieldLabel label={labels.summary} required />} error={marked("summary", "description")}>
        <textarea
          id="version-summary"
          lang={lang}
          className={controls["input"]}
          rows={3}
          maxLength={limits.summary}
          value={text.summary}
          onChange={({ currentTarget: { value } }) => write({ summary: value })}
        />
      </Control>
      {body !== null && (
        <div lang={lang}>
          <span className={controls["label"]}>
            <FieldLabel label={body} required />
          </span>
          <Suspense fallback={<Bubbles />}>
            <BodyEditor
              html={text.bodyHtml}
              label={body}
              error={errorOf("bodyHtml")}
              onChange={(bodyHtml) => write({ bodyHtml })}
              id="version-bodyHtml"
            />
          </Suspense>
        </div>
      )}
      <Group gap="sm">
        <Button
          disabled={isBusy}
          onClick={() => void run(() => onSave({ language, version: known?.version ?? null }, text), t("versions.saved"))}
        >
          {t("versions.save")}
        </Button>
        {known && (
          <Button
            variant="outline"
            color="red"
            disabled={isBusy}
            onClick={() => void run(() => onRemove({ language, version: known.version }), t("versions.removed"))}
          >
            {t("versions.remove")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

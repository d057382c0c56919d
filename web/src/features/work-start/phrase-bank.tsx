import { useEffect, useState } from "react";
import { valueAt, type WorkForm } from "#features/company-work/work-values.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { type PostingStarts, readPostingStarts } from "./start-work.ts";

/** Sentences for one field, put in with a press; a longer text gets them behind what is there. */
export function PhraseBank({ form, path, adds }: { form: WorkForm; path: string; adds: boolean }) {
  const { t } = useTranslation("company");
  const [starts, setStarts] = useState<PostingStarts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readPostingStarts().then((read) => isCurrent && setStarts(read));
    return () => {
      isCurrent = false;
    };
  }, []);
  const phrases = (starts?.postingPhrases ?? []).filter((phrase) => phrase.path === path);
  if (phrases.length === 0) return null;
  const put = (text: string) => {
    const typed = valueAt(form.values, path);
    const before = typeof typed === "string" ? typed.trim() : "";
    form.setFieldValue(path, adds && before !== "" ? `${before}\n${text}` : text);
  };
  return (
    <details style={{ marginTop: "0.25rem" }}>
      <summary style={{ minHeight: "1.75rem", cursor: "pointer" }}>{t("start.phrases")}</summary>
      <Stack gap={4} align="flex-start">
        {phrases.map(({ text }) => (
          <Button key={text} variant="subtle" size="sm" onClick={() => put(text)}>
            <span lang="ja">{text}</span>
          </Button>
        ))}
      </Stack>
    </details>
  );
}

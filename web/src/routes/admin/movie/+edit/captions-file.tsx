import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Input } from "#ui/forms/control.tsx";

/** Takes captions from a file into the text below it, where they can be changed; the server checks them line by line. */
export function CaptionsFile({ id, language, onText }: { id: string; language: "ja" | "en"; onText: (text: string) => void }) {
  const { t } = useTranslation("adminMovie");
  const read = async (file: File | undefined) => {
    if (file) onText((await file.text()).replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"));
  };
  return (
    <Input
      id={id}
      label={t(language === "ja" ? "field.captionsFile" : "field.captionsFileEn")}
      support={t("support.captionsFile")}
      type="file"
      accept=".vtt,text/vtt"
      onChange={(event) => void read(event.currentTarget.files?.[0])}
    />
  );
}

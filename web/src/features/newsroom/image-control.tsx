import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { UploadError, uploadFile } from "#platform/upload.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Checkbox, Input } from "#ui/forms/control.tsx";
import { RichTextEditor } from "#ui/forms/rich-text.ts";
import { Text } from "#ui/text/text.tsx";
import classes from "./newsroom.module.css";

/** Uploads a picture and puts it in, with a text for those who cannot see it. */
export function ImageControl({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation("newsroom");
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState("");
  const [isDecoration, setDecoration] = useState(false);
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setOpen(false);
    setFile(null);
    setAlt("");
    setDecoration(false);
    setProblem("");
  };
  const insert = async () => {
    if (!file || !editor) return;
    setBusy(true);
    try {
      const { id } = await uploadFile({ file, purpose: "NEWS", as: "ADMIN" });
      editor
        .chain()
        .focus()
        .setImage({ src: `/api/news_image/${id}`, alt: isDecoration ? "" : alt.trim() })
        .run();
      close();
    } catch (error) {
      setProblem((error instanceof UploadError && error.message) || t("common:error.unknown"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <RichTextEditor.Control className={classes["control"] ?? ""} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("editor.image")}
      </RichTextEditor.Control>
      <Dialog
        title={t("editor.imageTitle")}
        isOpen={isOpen}
        onClose={close}
        action={{
          label: t("editor.imageInsert"),
          isLoading: isBusy,
          isDisabled: !file || (alt.trim() === "" && !isDecoration),
          run: () => void insert(),
        }}
      >
        <Input
          label={t("editor.imageFile")}
          support={t("editor.imageTypes")}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
        />
        <Input
          label={t("editor.alt")}
          support={t("editor.altWhy")}
          value={alt}
          maxLength={200}
          disabled={isDecoration}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Checkbox label={t("editor.decoration")} checked={isDecoration} onChange={(event) => setDecoration(event.currentTarget.checked)} />
        {problem && (
          <Text tone="error" role="alert">
            {problem}
          </Text>
        )}
      </Dialog>
    </>
  );
}

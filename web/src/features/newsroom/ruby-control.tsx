import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { RichTextEditor } from "#ui/forms/rich-text.ts";
import classes from "./newsroom.module.css";

/** Writes a reading over the marked word, here only; readings of the whole item are set below the form. */
export function RubyControl({ editor }: { editor: Editor | null }) {
  const { t } = useTranslation("newsroom");
  const [word, setWord] = useState("");
  const [reading, setReading] = useState("");
  const open = () => {
    if (!editor) return;
    const { from, to } = editor.state.selection;
    setWord(editor.state.doc.textBetween(from, to).trim().slice(0, 40));
  };
  const close = () => {
    setWord("");
    setReading("");
  };
  const insert = () => {
    editor
      ?.chain()
      .focus()
      .insertContent({ type: "ruby", attrs: { word, reading: reading.trim() } })
      .run();
    close();
  };
  return (
    <>
      <RichTextEditor.Control
        className={classes["control"] ?? ""}
        aria-haspopup="dialog"
        disabled={editor?.state.selection.empty ?? true}
        onClick={open}
      >
        {t("editor.ruby")}
      </RichTextEditor.Control>
      <Dialog
        title={t("editor.rubyTitle", { word })}
        isOpen={word !== ""}
        onClose={close}
        action={{ label: t("editor.rubyInsert"), isLoading: false, isDisabled: !/^[ぁ-ゖァ-ヺー]+$/u.test(reading.trim()), run: insert }}
      >
        <Input
          label={t("editor.reading")}
          support={t("editor.readingWhy")}
          lang="ja"
          value={reading}
          maxLength={80}
          onChange={(event) => setReading(event.currentTarget.value)}
        />
      </Dialog>
    </>
  );
}

import type { TFunction } from "#platform/i18n/text-key.ts";

/** The names of the editor's buttons, for those who cannot see them. */
export function editorLabels(t: TFunction<"newsroom">) {
  return {
    boldControlLabel: t("editor.bold"),
    italicControlLabel: t("editor.italic"),
    underlineControlLabel: t("editor.underline"),
    strikeControlLabel: t("editor.strike"),
    clearFormattingControlLabel: t("editor.clear"),
    linkControlLabel: t("editor.link"),
    unlinkControlLabel: t("editor.unlink"),
    bulletListControlLabel: t("editor.bullets"),
    orderedListControlLabel: t("editor.numbers"),
    h2ControlLabel: t("editor.h2"),
    h3ControlLabel: t("editor.h3"),
    blockquoteControlLabel: t("editor.quote"),
    hrControlLabel: t("editor.line"),
    undoControlLabel: t("editor.undo"),
    redoControlLabel: t("editor.redo"),
    linkEditorInputLabel: t("editor.linkAddress"),
    linkEditorInputPlaceholder: "https://",
    linkEditorExternalLink: t("editor.linkNewTab"),
    linkEditorInternalLink: t("editor.linkSameTab"),
    linkEditorSave: t("editor.linkSave"),
  };
}

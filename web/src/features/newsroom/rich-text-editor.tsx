import Image from "@tiptap/extension-image";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { RichTextEditor } from "#ui/forms/rich-text.ts";
import { cleanPasted } from "./clean-pasted.ts";
import { editorLabels } from "./editor-labels.ts";
import { ImageControl } from "./image-control.tsx";
import classes from "./newsroom.module.css";
import { RubyControl } from "./ruby-control.tsx";
import { RubyNode } from "./ruby-node.ts";

/** Only pictures uploaded here; one pasted from elsewhere would not be shown. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/api/news_image/"]' }] });

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: { openOnClick: false, protocols: ["https", "http", "mailto", "tel"], HTMLAttributes: { target: null, rel: null } },
  }),
  OwnImage,
  RubyNode,
];

interface BodyEditorProps {
  html: string;
  /** Names the field for those who cannot see it. */
  label: string;
  error: string | undefined;
  onChange(html: string): void;
  /** Where two bodies stand on one screen. */
  id?: string;
}

/** The body of an item. What is pasted keeps only what a body may hold; the server cleans it once more. */
export function BodyEditor({ html, label, error, onChange, id = "field-bodyHtml" }: BodyEditorProps) {
  const { t } = useTranslation("newsroom");
  const shown = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true", id },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? "" : changed.getHTML();
      onChange(shown.current);
    },
  });
  // Another text was put in from outside: a kept draft, or what a colleague saved.
  useEffect(() => {
    if (!editor || html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div>
      <RichTextEditor editor={editor} labels={editorLabels(t)} className={classes["editor"] ?? ""} data-invalid={Boolean(error)}>
        <RichTextEditor.Toolbar sticky stickyOffset={0} aria-label={t("editor.tools")}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
            <RichTextEditor.ClearFormatting />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.Hr />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            <ImageControl editor={editor} />
            <RubyControl editor={editor} />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {error && (
        <p className={classes["error"]} role="alert">
          ＊{error}
        </p>
      )}
    </div>
  );
}

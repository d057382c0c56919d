import "@mantine/tiptap/styles.css";

export { RichTextEditor } from "@mantine/tiptap";

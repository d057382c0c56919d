import classes from "./rich-text.module.css";

/** Text with paragraphs, headings and links. The server sanitises it when it is saved and when it is read. */
export function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the contract says it is sanitised HTML
  return <div className={classes["text"]} dangerouslySetInnerHTML={{ __html: html }} />;
}

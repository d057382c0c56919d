import { escapeUTF8 } from "entities/escape";

/** Signs that XML 1.0 cannot hold in any way, halves of surrogate pairs among them. */
const unfit =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text for XML, in elements and in quoted attributes. */
export function escapeXml(text: string): string {
  return escapeUTF8(text.replace(unfit, ""));
}

/** An element with a text; nothing for no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === "" ? "" : `<${name}>${escapeXml(String(text))}</${name}>`;
}

/** An element with a text that readers expect as CDATA. */
export function cdata(name: string, text: string | null | undefined): string {
  if (!text) return "";
  return `<${name}><![CDATA[${text.replace(unfit, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`;
}

import { decodeHTML } from "entities/decode";
import sanitize from "sanitize-html";

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd", "blockquote"],
    ...["strong", "em", "b", "i", "u", "s", "a", "code", "pre", "img", "figure", "figcaption"],
    ...["table", "thead", "tbody", "tr", "th", "td", "ruby", "rt", "rp"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // Only our own host: a picture from elsewhere would tell its owner who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !/^\/(?!\/)/.test(attribs["src"] ?? ""),
  transformTags: {
    h1: "h2",
    a: (tagName, { href = "" }): sanitize.Tag => {
      if (/^https?:/i.test(href)) return { tagName, attribs: { href, rel: "noopener noreferrer" } };
      return { tagName, attribs: { href } };
    },
  },
};

/** HTML that an editor wrote, without anything that could run, load from elsewhere or change the page around it. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, allowed);
}

/** Returns the text a person reads in a piece of HTML; readings over kanji (ruby) are left out. */
export function textOfHtml(html: string): string {
  const plain = sanitize(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ["script", "style", "textarea", "option", "rt", "rp"],
  });
  return decodeHTML(plain);
}

import { mergeAttributes, Node } from "@tiptap/react";

/** A word with the reading that its author wrote over it: kept whole, so that pasting and editing never mix the two. */
export const RubyNode = Node.create({
  name: "ruby",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ word: { default: "" }, reading: { default: "" } }),
  parseHTML: () => [
    {
      tag: "ruby",
      getAttrs: (element) => {
        const copy = new DOMParser().parseFromString(element.outerHTML, "text/html").body;
        const reading = [...copy.querySelectorAll("rt")].map((part) => part.textContent ?? "").join("");
        for (const part of copy.querySelectorAll("rt, rp")) part.remove();
        return { word: copy.textContent ?? "", reading };
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { word, reading } = node.attrs;
    const { word: _word, reading: _reading, ...rest } = HTMLAttributes;
    return ["ruby", mergeAttributes(rest), String(word), ["rp", "("], ["rt", String(reading)], ["rp", ")"]];
  },
  renderText: ({ node }) => String(node.attrs["word"]),
});

import { type RichNode, renderScope } from "#platform/drawn/render-scope.ts";

function nodesOf(parent: Node): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ""];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.tagName.toLowerCase(), attributes, children: nodesOf(node) }];
  });
}

/** Reads HTML as a browser does; the server has a reader of its own that follows the same standard. */
export function readHtml(html: string): RichNode[] {
  if (import.meta.env.SSR) return renderScope().readHtml(html);
  return nodesOf(new DOMParser().parseFromString(html, "text/html").body);
}

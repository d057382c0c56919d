import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { RichNode } from "#platform/drawn/render-scope.ts";

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): RichNode[] {
  if ("value" in node) return [node.value];
  if (!("tagName" in node)) return [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }];
}

function bodyOf(node: Node): Node | undefined {
  if (node.nodeName === "body") return node;
  return "childNodes" in node ? node.childNodes.map(bodyOf).find((found) => found !== undefined) : undefined;
}

/** Reads HTML where there is no browser, by the same standard. */
export function readHtml(html: string): RichNode[] {
  const body = bodyOf(parse(html));
  return body && "childNodes" in body ? body.childNodes.flatMap(nodeOf) : [];
}

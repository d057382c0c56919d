import { createElement, Fragment, type ReactNode, useMemo } from "react";
import type { RichElement, RichNode } from "#platform/drawn/render-scope.ts";
import { Link } from "#platform/routing/link.tsx";
import { readHtml } from "./rich-node.ts";
import classes from "./rich-text.module.css";

const tags: ReadonlySet<string> = new Set(
  "p br hr h2 h3 h4 ul ol li dl dt dd blockquote strong em b i u s code pre figure figcaption table thead tbody tr th td ruby rt rp".split(
    " ",
  ),
);
const empty: ReadonlySet<string> = new Set(["br", "hr"]);

/** Renders a piece of text. */
type ShowText = (text: string) => ReactNode;

const plain: ShowText = (text) => text;

function childrenOf(nodes: readonly RichNode[], show: ShowText): ReactNode[] {
  return nodes.map((child, index) => <Fragment key={index}>{elementOf(child, show)}</Fragment>);
}

function link({ attributes, children }: RichElement, show: ShowText): ReactNode {
  const href = attributes["href"] ?? "";
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{childrenOf(children, show)}</Link>;
  if (!/^(https?:|mailto:|tel:)/i.test(href)) return childrenOf(children, show);
  return (
    <a href={href} rel="noopener noreferrer">
      {childrenOf(children, show)}
    </a>
  );
}

/** Returns one node as an element of ours: a tag that is not on the list becomes its text, scripts and styles nothing. */
function elementOf(node: RichNode, show: ShowText): ReactNode {
  if (typeof node === "string") return show(node);
  const { tag, attributes, children } = node;
  if (tag === "script" || tag === "style") return null;
  if (tag === "a") return link(node, show);
  if (tag === "img") {
    const source = attributes["src"] ?? "";
    return /^\/(?![/\\])/.test(source) ? <img src={source} alt={attributes["alt"] ?? ""} loading="lazy" /> : null;
  }
  if (!tags.has(tag)) return childrenOf(children, show);
  if (empty.has(tag)) return createElement(tag);
  // A reading that the editor wrote is not read again, and like all readings it is not read aloud beside its word.
  const inside = childrenOf(children, tag === "ruby" ? plain : show);
  if (tag === "rt") return <rt aria-hidden="true">{inside}</rt>;
  return createElement(tag, tag === "th" ? { scope: attributes["scope"] ?? "col" } : null, inside);
}

/** HTML of an editor as elements, never as markup of the page: building them here repeats the server's cleaning. */
export function RichText({ html, showText = plain }: { html: string; showText?: ShowText }) {
  const content = useMemo(() => childrenOf(readHtml(html), showText), [html, showText]);
  return <div className={classes["text"]}>{content}</div>;
}

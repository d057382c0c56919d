import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { Link } from "#platform/routing/link.tsx";
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

function childrenOf(node: Node, show: ShowText): ReactNode[] {
  return [...node.childNodes].map((child, index) => <Fragment key={index}>{elementOf(child, show)}</Fragment>);
}

function link(element: Element, show: ShowText): ReactNode {
  const href = element.getAttribute("href") ?? "";
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{childrenOf(element, show)}</Link>;
  if (!/^(https?:|mailto:|tel:)/i.test(href)) return childrenOf(element, show);
  return (
    <a href={href} rel="noopener noreferrer">
      {childrenOf(element, show)}
    </a>
  );
}

/** Returns one node as an element of ours: a tag that is not on the list becomes its text, scripts and styles nothing. */
function elementOf(node: Node, show: ShowText): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return show(node.textContent ?? "");
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  if (tag === "script" || tag === "style") return null;
  if (tag === "a") return link(node, show);
  if (tag === "img") {
    const source = node.getAttribute("src") ?? "";
    return /^\/(?![/\\])/.test(source) ? <img src={source} alt={node.getAttribute("alt") ?? ""} loading="lazy" /> : null;
  }
  if (!tags.has(tag)) return childrenOf(node, show);
  if (empty.has(tag)) return createElement(tag);
  // A reading that the editor wrote is not read again, and like all readings it is not read aloud beside its word.
  const inside = childrenOf(node, tag === "ruby" ? plain : show);
  if (tag === "rt") return <rt aria-hidden="true">{inside}</rt>;
  return createElement(tag, tag === "th" ? { scope: node.getAttribute("scope") ?? "col" } : null, inside);
}

/** HTML of an editor as elements, never as markup of the page: building them here repeats the server's cleaning. */
export function RichText({ html, showText = plain }: { html: string; showText?: ShowText }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, "text/html").body, showText), [html, showText]);
  return <div className={classes["text"]}>{content}</div>;
}

import type { Page } from "playwright-core";

/** A text of a page as somebody sees it or hears it read. */
export interface ShownText {
  text: string;
  /** The language it is marked with; that of the page where it has no mark of its own. */
  language: string;
  /** Whether it is a name, which nobody translates. */
  isName: boolean;
  /** Whether it is the title of the tab. */
  isTitle: boolean;
}

/** Every text of a page but those of drawings that is shown or read aloud: with the labels, placeholders and pictures' texts, and the title of its tab. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  // A function with a name cannot be handed to the page: the loader of these scripts wraps it.
  return page.evaluate(() => {
    const said: [element: Element, text: string | null][] = [[document.documentElement, document.title]];
    for (const details of document.querySelectorAll("details")) details.open = true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && !element.closest("script, style, noscript, template, svg, rt, rp")) said.push([element, node.textContent]);
    }
    for (const name of ["aria-label", "alt", "placeholder", "title"]) {
      for (const element of document.querySelectorAll(`body [${name}]`)) said.push([element, element.getAttribute(name)]);
    }
    return said
      .filter(
        ([element, text]) =>
          text?.trim() && (element === document.documentElement || element.checkVisibility({ visibilityProperty: true })),
      )
      .map(([element, text]) => ({
        text: (text ?? "").replace(/\s+/g, " ").trim(),
        language: element.closest("[lang]")?.getAttribute("lang") ?? "",
        isName: element.closest("[translate=no]") !== null,
        isTitle: element === document.documentElement,
      }));
  });
}

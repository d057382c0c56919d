import { Fragment, type ReactNode } from "react";
import { TextLink } from "../link-button.tsx";

interface LinkedTextProps {
  text: string;
  /** For links inside a form, where reading on must not lose the entries. */
  newTab?: boolean;
}

/** Text of a content file: `[text](/path)` becomes a link inside the site, everything else stays as it is. */
export function LinkedText({ text, newTab = false }: LinkedTextProps): ReactNode {
  const parts = text.split(/(\[[^\]]+\]\(\/[^)\s]*\))/);
  return parts.map((part, index) => {
    const [, label, path] = /^\[([^\]]+)\]\((\/[^)\s]*)\)$/.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    return (
      <Fragment key={index}>
        {label && path ? (
          <TextLink to={path} newTab={newTab}>
            {label}
          </TextLink>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}

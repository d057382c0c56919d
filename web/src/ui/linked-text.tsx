import { Fragment, type ReactNode } from "react";
import { TextLink } from "./link-button.tsx";

interface LinkedTextProps {
  text: string;
  /** Inside a form: what is typed must not be lost by reading on. */
  newTab?: boolean;
}

/** Text of a content file: `[text](/path)` is a link inside the site, everything else stands as it is. */
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

import type { ReactNode } from "react";

interface OutsideLinkProps {
  /** An address that somebody wrote. */
  href: string;
  /** The address itself when left out. */
  children?: ReactNode;
}

/** True for an address on the web; `javascript:`, `data:` and whatever is no address at all are not. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}

/** A link to another site in a tab of its own; an address that is not on the web stays plain text. */
export function OutsideLink({ href, children = href }: OutsideLinkProps): ReactNode {
  if (!isWebAddress(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

import type { ComponentProps, MouseEvent } from "react";
import { createPath, type To, useHref, useLinkClickHandler, useLocation } from "react-router-dom";
import { usePreferredLanguage } from "#platform/i18n/use-preferred-language.ts";
import { otherDocument } from "./way-to.ts";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: To;
  replace?: boolean;
  /** What stands where the reader looks changes, the rest of the page stays. */
  keepsScroll?: boolean;
}

function useOtherDocument(to: To): string | undefined {
  const base = useHref("/");
  const { pathname } = useLocation();
  const language = usePreferredLanguage();
  return otherDocument(typeof to === "string" ? to : createPath({ pathname: "", ...to }), { base, path: pathname, language });
}

/** A link within the page's language and area: the router's own brings along the prefetching of its framework. */
function WithinPage({ to, replace = false, keepsScroll = false, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, preventScrollReset: keepsScroll });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  return <a href={useHref(to)} onClick={press} {...rest} />;
}

/** The one link of the site: stays in the language of the page, and loads the page anew where another language is spoken. */
export function Link({ to, replace = false, keepsScroll = false, ...rest }: LinkProps) {
  const address = useOtherDocument(to);
  if (address === undefined) return <WithinPage to={to} replace={replace} keepsScroll={keepsScroll} {...rest} />;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the rest
  return <a href={address} {...rest} />;
}

const withoutSlash = (path: string) => path.toLowerCase().replace(/\/$/, "");

/** A link of a menu, which knows whether its page is the open one. */
export function NavLink({ to, ...rest }: LinkProps & { to: string }) {
  const isOpen = withoutSlash(useLocation().pathname) === withoutSlash(to);
  return <Link to={to} aria-current={isOpen ? "page" : undefined} {...rest} />;
}

import { matchPath, useLocation } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { addressIn } from "#platform/i18n/address.ts";
import { languageFacts, languages } from "#platform/i18n/languages.ts";
import classes from "./language-list.module.css";

const patterns: readonly string[] = [...Object.values(publicPaths), ...Object.values(userPaths)];

/** The page that an address in an unknown language means: `/japanesejob` of `/fr/japanesejob`; the top where there is no such page. */
function meantPath(pathname: string): string {
  const [, rest = "/"] = /^\/[a-z]{2,3}(?:-[a-z0-9]+)*(\/.*)?$/i.exec(pathname) ?? [];
  return patterns.some((pattern) => matchPath(pattern, rest)) ? rest : "/";
}

/** The languages of the site for somebody whose address leads nowhere. */
export function LanguageList() {
  const { pathname, search } = useLocation();
  const path = meantPath(pathname);
  return (
    <ul className={classes["list"]}>
      {languages.map((language) => {
        const { html, name } = languageFacts[language];
        return (
          <li key={language}>
            <a href={addressIn(language, path === "/" ? path : path + search)} lang={html} hrefLang={html}>
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

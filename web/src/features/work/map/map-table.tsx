import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import classes from "./works-map.module.css";

export interface MapRow {
  key: string;
  name: string;
  to: string;
  number: string;
  isChosen?: boolean;
}

/** The same as the drawing in words and numbers. */
export function MapTable({ caption, rows }: { caption: string; rows: readonly MapRow[] }) {
  const { t } = useTranslation("search");
  if (rows.length === 0) return null;
  return (
    <details className={classes["table"]}>
      <summary>{t("map.table")}</summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("place")}</th>
            <th scope="col">{t("map.number")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, to, number, isChosen }) => (
            <tr key={key}>
              <th scope="row">
                <Link to={to} keepsScroll aria-current={isChosen || undefined}>
                  {name}
                </Link>
              </th>
              <td>{number}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./change-list.module.css";
import { difference, shownValue } from "./shown-value.ts";

export interface Change {
  path: readonly string[];
  before: string;
  after: string;
}

/** The changes to a posting, field by field: before and after beside each other, the difference marked. */
export function ChangeList({ changes, caption }: { changes: readonly Change[]; caption: string }) {
  const { t } = useTranslation(["company", "vocabulary", "common"]);
  return (
    <div className={classes["frame"]}>
      <table className={classes["table"]}>
        <caption className={classes["caption"]}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("change.field")}</th>
            <th scope="col">{t("change.before")}</th>
            <th scope="col">{t("change.after")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.path.join(".")} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChangeRow({ change: { path, before, after } }: { change: Change }) {
  const { t } = useTranslation(["company", "vocabulary", "common"]);
  const name = path.join(".");
  const [old, next] = [shownValue(t, name, before), shownValue(t, name, after)];
  const { head, removed, added, tail } = difference(old ?? "", next ?? "");
  const none = <span className={classes["none"]}>{t("change.none")}</span>;
  return (
    <tr>
      <th scope="row">{t.code("field", name.replaceAll(".", "_"))}</th>
      <td data-label={t("change.before")}>
        {old === undefined ? none : head}
        {removed && <del>{removed}</del>}
        {old !== undefined && tail}
      </td>
      <td data-label={t("change.after")}>
        {next === undefined ? none : head}
        {added && <ins>{added}</ins>}
        {next !== undefined && tail}
      </td>
    </tr>
  );
}

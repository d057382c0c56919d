import { Link } from "#platform/routing/link.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./figure-cards.module.css";

interface Figure {
  id: string;
  label: string;
  value: string;
  icon: IconName;
  /** Below the number, e.g. since when. */
  note?: string;
  /** Where it is dealt with: then the whole card is the link. */
  to?: string;
  /** True while the reader has something to do about it. */
  isWaiting?: boolean;
}

/** Numbers at a glance, each a link to what it counts. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={classes["cards"]}>
      {figures.map((figure) => (
        <li key={figure.id} className={classes["card"]} data-waiting={figure.isWaiting ?? false}>
          <FigureCard figure={figure} />
        </li>
      ))}
    </ul>
  );
}

function FigureCard({ figure: { label, value, icon, note, to } }: { figure: Figure }) {
  return (
    <>
      <div className={classes["words"]}>
        {to ? (
          <Link to={to} className={classes["label"]}>
            {label}
          </Link>
        ) : (
          <span className={classes["label"]}>{label}</span>
        )}
        <strong className={classes["value"]}>{value}</strong>
        {note && <small className={classes["note"]}>{note}</small>}
      </div>
      <span className={classes["tile"]}>
        <Icon name={icon} size={22} />
      </span>
    </>
  );
}

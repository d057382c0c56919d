import type { To } from "react-router-dom";
import { Link } from "#platform/routing/link.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./choice-links.module.css";

interface ChoiceLink {
  id: string;
  label: string;
  to: To;
  count?: number;
  icon?: IconName;
}

interface ChoiceLinksProps {
  /** Of the group, for those who do not see it. */
  label: string;
  links: readonly ChoiceLink[];
  chosen: string;
  /** Chips narrow a list; segments switch between views of it. */
  look?: "chips" | "segments";
}

/** A choice of one whose every value is an address. */
export function ChoiceLinks({ label, links, chosen, look = "chips" }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes[look]}>
        {links.map(({ id, label: text, to, count, icon }) => (
          <li key={id}>
            <Link to={to} aria-current={id === chosen ? "true" : undefined}>
              {icon && <Icon name={icon} />}
              {text}
              {count !== undefined && <span> {count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

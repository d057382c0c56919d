import { Link } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./count-links.module.css";

interface CountLink {
  /** The search parameter and its value. */
  name: string;
  value: string;
  label: string;
  count: number;
}

/** Ways into the list, each with how many works wait there. */
export function CountLinks({ title, items }: { title: string; items: readonly CountLink[] }) {
  const { t } = useTranslation("work");
  return (
    <Stack gap="md" component="section">
      <Title order={2}>{title}</Title>
      <ul className={classes["list"]}>
        {items.map(({ name, value, label, count }) => (
          <li key={value}>
            <Link to={`${publicPaths.works}?${name}=${value}`} className={classes["link"]}>
              <span>{label}</span>
              <span className={classes["count"]}>{t("top.levelCount", { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

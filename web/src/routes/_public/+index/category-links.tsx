import { CategoryArt } from "#features/work/category-art.tsx";
import type { JobCategory } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./category-links.module.css";

/** The job categories, drawn, each with how many works wait there. */
export function CategoryLinks({ categories }: { categories: readonly { category: JobCategory; count: number }[] }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  return (
    <Stack gap="md" component="section">
      <Title order={2}>{t("top.byCategory")}</Title>
      <ul className={classes["list"]}>
        {categories.map(({ category, count }) => (
          <li key={category}>
            <Link to={`${publicPaths.works}?category=${category}`}>
              <CategoryArt category={category} />
              <span>
                {t(`vocabulary:jobCategory.${category}`)}
                <small>{t("top.levelCount", { count })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

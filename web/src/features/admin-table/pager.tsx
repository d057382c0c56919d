import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group } from "#ui/layout.tsx";
import type { PagerState } from "./use-pager.ts";

/** Back and on below the table; nothing when there is one page only. */
export function Pager({ pager, rows }: { pager: PagerState; rows: number }) {
  const { t } = useTranslation("adminTable");
  const { hasNext, hasPrevious } = pager;
  if (!hasNext && !hasPrevious) return null;
  return (
    <Group component="nav" aria-label={t("pages")} gap="sm" align="center">
      <Button variant="outline" disabled={!hasPrevious} onClick={pager.first}>
        {t("first")}
      </Button>
      <Button variant="outline" disabled={!hasPrevious} onClick={pager.previous}>
        {t("previous")}
      </Button>
      <span>{t("page", { page: pager.number, rows })}</span>
      <Button variant="outline" disabled={!hasNext} onClick={pager.next}>
        {t("next")}
      </Button>
    </Group>
  );
}

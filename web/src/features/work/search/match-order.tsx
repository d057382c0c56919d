import { useSearchParams } from "react-router-dom";
import { MatchingFormula } from "#features/matching/matching-formula.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

/** Says by what the list is ordered and how that is computed, with the newest first one press away: the order is the reader's own choice. */
export function MatchOrder() {
  const { t } = useTranslation(["matching", "work"]);
  const [search, setSearch] = useSearchParams();
  const newest = () => {
    const next = new URLSearchParams(search);
    next.set("sort", "NEWEST");
    setSearch(next);
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm">{t("order")}</Text>
        <Button variant="soft" onClick={newest}>
          {t("work:sort.NEWEST")}
        </Button>
      </Group>
      <MatchingFormula />
    </Stack>
  );
}

import { useSearchParams } from "react-router-dom";
import { MatchingFormula } from "#features/matching/matching-formula.tsx";
import type { WorkSort } from "#graphql/operations.ts";
import { profileStepPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import { readSearch } from "../search-url.ts";

/** Says by what the list is ordered and how that is computed, with other orders one press away: the order is the reader's own choice. */
export function MatchOrder() {
  const { t } = useTranslation(["matching", "work"]);
  const [search, setSearch] = useSearchParams();
  const isNearest = readSearch(search, true).sort === "NEAREST";
  const order = (sort: WorkSort) => {
    const next = new URLSearchParams(search);
    next.set("sort", sort);
    setSearch(next);
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm">{t(isNearest ? "orderNearest" : "order")}</Text>
        <Group gap="xs">
          {isNearest && (
            <LinkButton to={profileStepPath("contact")} variant="subtle">
              {t("fillAddress")}
            </LinkButton>
          )}
          <Button variant="soft" onClick={() => order(isNearest ? "MATCH" : "NEAREST")}>
            {t(isNearest ? "work:sort.MATCH" : "work:sort.NEAREST")}
          </Button>
          <Button variant="soft" onClick={() => order("NEWEST")}>
            {t("work:sort.NEWEST")}
          </Button>
        </Group>
      </Group>
      {!isNearest && <MatchingFormula />}
    </Stack>
  );
}

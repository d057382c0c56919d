import type { BankInvoicesScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Card, SimpleGrid } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

/** The figures the accountant looks at first: open, overdue and unassigned money. */
export function MoneyFigures({ figures }: { figures: BankInvoicesScreenQuery["moneyFigures"] }) {
  const { t } = useTranslation("adminMoney");
  const cards = [
    { name: "open", count: figures.openCount, amount: figures.openAmount },
    { name: "overdue", count: figures.overdueCount, amount: figures.overdueAmount },
    { name: "unassigned", count: figures.unassignedCount, amount: figures.unassignedAmount },
  ] as const;
  return (
    <>
      {figures.bookBalance !== 0 && (
        <Notice tone="error" title={t("bookWrong")}>
          <Text>{t("bookWrongText", { amount: formatYen(figures.bookBalance) })}</Text>
        </Notice>
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        {cards.map(({ name, count, amount }) => (
          <Card key={name} padding="sm">
            <Text size="sm" tone="dimmed">
              {t(`figure.${name}`)}
            </Text>
            <Text strong size="lg">
              {formatYen(amount)}
            </Text>
            <Text size="sm">{t("count", { count })}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}

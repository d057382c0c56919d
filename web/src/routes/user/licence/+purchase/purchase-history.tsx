import { Anchor, Card, Stack, Table, Text, Title } from "@mantine/core";
import { receiptPath, returnInvoicePath } from "#features/licence/receipt-path.ts";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import cards from "#ui/lists/card-table.module.css";
import { NoBreak } from "#ui/text/text.tsx";

interface PurchaseProps {
  purchase: LicenceScreenQuery["licencePurchases"]["items"][number];
}

/** The state of an order: a refund is shown in place of the payment. */
function PurchaseState({ purchase: { status, refund } }: PurchaseProps) {
  const { t } = useTranslation("licence");
  return refund ? t(`refund.${refund.status}`, { amount: formatYen(refund.amount) }) : t(`status.${status}`);
}

/** The receipt and, once money went back, the return invoice. */
function PurchasePapers({ purchase: { id, receiptNumber, refund } }: PurchaseProps) {
  const { t } = useTranslation("licence");
  if (!receiptNumber) return null;
  return (
    <Stack gap={4}>
      <Anchor href={receiptPath(id)}>
        <NoBreak>{t("history.receiptNumbered", { number: receiptNumber })}</NoBreak>
      </Anchor>
      {refund?.number && <Anchor href={returnInvoicePath(id)}>{t("refund.paper")}</Anchor>}
    </Stack>
  );
}

/** Orders so far with their receipts. */
export function PurchaseHistory({ purchases }: { purchases: LicenceScreenQuery["licencePurchases"]["items"] }) {
  const { t } = useTranslation("licence");
  return (
    <Card withBorder padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t("history.title")}
        </Title>
        {purchases.length === 0 && <Text>{t("history.empty")}</Text>}
        {purchases.length > 0 && (
          <Table.ScrollContainer minWidth={0}>
            <Table className={cards["table"] ?? ""}>
              <Table.Thead>
                <Table.Tr>
                  {(["date", "product", "price", "status", "receipt"] as const).map((name) => (
                    <Table.Th key={name}>{t(`history.${name}`)}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {purchases.map((purchase) => (
                  <Table.Tr key={purchase.id}>
                    <Table.Td>{formatDate(purchase.createdAt)}</Table.Td>
                    <Table.Td>{purchase.product.name}</Table.Td>
                    <Table.Td data-label={t("history.price")}>{formatYen(purchase.price)}</Table.Td>
                    <Table.Td data-label={t("history.status")}>
                      <PurchaseState purchase={purchase} />
                    </Table.Td>
                    <Table.Td>
                      <PurchasePapers purchase={purchase} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Stack>
    </Card>
  );
}

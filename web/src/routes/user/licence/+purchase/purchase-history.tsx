import { Anchor, Card, Stack, Table, Text, Title } from "@mantine/core";
import { receiptPath } from "#features/licence/receipt-path.ts";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";

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
          <Table.ScrollContainer minWidth={560}>
            <Table>
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
                    <Table.Td>{formatYen(purchase.price)}</Table.Td>
                    <Table.Td>{t(`status.${purchase.status}`)}</Table.Td>
                    <Table.Td>
                      {purchase.receiptNumber && <Anchor href={receiptPath(purchase.id)}>{purchase.receiptNumber}</Anchor>}
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

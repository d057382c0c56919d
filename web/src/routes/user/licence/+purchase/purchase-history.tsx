import { receiptPath, returnInvoicePath } from "#features/licence/receipt-path.ts";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Table } from "#ui/lists/table.tsx";
import { NoBreak, Text, Title } from "#ui/text/text.tsx";

interface PurchaseProps {
  purchase: LicenceScreenQuery["licencePurchases"]["items"][number];
}

const columns = ["date", "product", "price", "status", "receipt"] as const;

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
      <a href={receiptPath(id)}>
        <NoBreak>{t("history.receiptNumbered", { number: receiptNumber })}</NoBreak>
      </a>
      {refund?.number && <a href={returnInvoicePath(id)}>{t("refund.paper")}</a>}
    </Stack>
  );
}

/** Orders so far with their receipts. */
export function PurchaseHistory({ purchases }: { purchases: LicenceScreenQuery["licencePurchases"]["items"] }) {
  const { t } = useTranslation("licence");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("history.title")}
        </Title>
        {purchases.length === 0 && <Text>{t("history.empty")}</Text>}
        {purchases.length > 0 && (
          <Table columns={columns.map((id) => ({ id, label: t(`history.${id}`) }))}>
            {purchases.map((purchase) => (
              <tr key={purchase.id}>
                <td>{formatDate(purchase.createdAt)}</td>
                <td>{purchase.product.name}</td>
                <td data-label={t("history.price")}>{formatYen(purchase.price)}</td>
                <td data-label={t("history.status")}>
                  <PurchaseState purchase={purchase} />
                </td>
                <td>
                  <PurchasePapers purchase={purchase} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Stack>
    </Card>
  );
}

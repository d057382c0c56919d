import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { quantityText } from "./product-text.ts";

interface FinalConfirmationProps {
  product: { name: string; uses: number | null; days: number; price: number; taxRate: number };
}

/** Everything the law wants to be read before the order is sent (特定商取引法12条の6). */
export function FinalConfirmation({ product }: FinalConfirmationProps) {
  const { t } = useTranslation("licence");
  const { name, price, taxRate } = product;
  const rows = [
    { term: t("final.product"), value: name },
    { term: t("final.quantity"), value: quantityText(t, product) },
    { term: t("final.price"), value: t("final.priceText", { price: formatYen(price), rate: taxRate }) },
    { term: t("final.fees"), value: t("final.feesText") },
    { term: t("final.payment"), value: t("final.paymentText") },
    { term: t("final.delivery"), value: t("final.deliveryText") },
    { term: t("final.renewal"), value: t("final.renewalText") },
    { term: t("final.period"), value: t("final.periodText") },
    { term: t("final.cancel"), value: t("final.cancelText") },
  ];
  return (
    <Stack gap="md">
      <Title order={2}>{t("final.title")}</Title>
      <DescriptionList items={rows} />
      <Text>
        <TextLink to={publicPaths.law}>{t("final.law")}</TextLink>
      </Text>
    </Stack>
  );
}

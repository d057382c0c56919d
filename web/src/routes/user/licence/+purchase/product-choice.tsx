import { quantityText } from "#features/licence/product-text.ts";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

interface ProductChoiceProps {
  products: LicenceScreenQuery["licenceProducts"];
  onChoose(code: string): void;
}

/** The products for sale, with prices as they are paid. */
export function ProductChoice({ products, onChoose }: ProductChoiceProps) {
  const { t } = useTranslation("licence");
  if (products.length === 0) return <EmptyState title={t("none")} />;
  return (
    <Stack gap="md">
      {products.map((product) => (
        <Card key={product.code} padding="lg" component="section" aria-label={product.name}>
          <Group justify="space-between" align="flex-end" gap="md">
            <Stack gap={4}>
              <Title order={2} size={3}>
                {product.name}
              </Title>
              <Text>{t(`kind.${product.kind}`)}</Text>
              <Text tone="dimmed">{quantityText(t, product)}</Text>
            </Stack>
            <Group gap="md">
              <Text strong size="lg">
                {formatYen(product.price)} <small>{t("taxIncluded")}</small>
              </Text>
              <Button onClick={() => onChoose(product.code)} aria-label={t("chooseNamed", { name: product.name })}>
                {t("choose")}
              </Button>
            </Group>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}

import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { quantityText } from "#features/licence/product-text.ts";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { EmptyState } from "#ui/states.tsx";

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
        <Card key={product.code} withBorder padding="lg" component="section" aria-label={product.name}>
          <Group justify="space-between" align="flex-end" gap="md">
            <Stack gap={4}>
              <Title order={2} size="h3">
                {product.name}
              </Title>
              <Text>{t(`kind.${product.kind}`)}</Text>
              <Text c="dimmed">{quantityText(t, product)}</Text>
            </Stack>
            <Group gap="md">
              <Text fw={700} size="xl">
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

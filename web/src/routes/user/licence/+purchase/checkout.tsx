import { Suspense, useRef, useState } from "react";
import { FinalConfirmation } from "#features/licence/final-confirmation.tsx";
import { usePurchase } from "#features/licence/use-purchase.ts";
import { CardField } from "#features/payment/card-field.tsx";
import type { CardMethod } from "#features/payment/card-method.ts";
import type { LicenceScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

interface CheckoutProps {
  product: LicenceScreenQuery["licenceProducts"][number];
  form: LicenceScreenQuery["paymentForm"];
  onBack(): void;
  onDone(purchaseId: string): void;
}

/** The last look before paying: the facts the law wants to be read, the card, the consent. */
export function Checkout({ product, form, onBack, onDone }: CheckoutProps) {
  const { t } = useTranslation("licence");
  const method = useRef<CardMethod>(null);
  const { pay, isPaying, problem } = usePurchase(method);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const press = async () => {
    setAsked(true);
    if (!agreed) return;
    const outcome = await pay(product, agreed);
    if (outcome) onDone(outcome.purchaseId);
  };
  return (
    <Card padding="xl">
      <Stack gap="lg">
        <FinalConfirmation product={product} />
        <Suspense fallback={<Text>{t("common:loading")}</Text>}>
          <CardField form={form} ref={method} />
        </Suspense>
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={t("final.agree")}
          error={asked && !agreed ? `＊${t("common:validation.agree")}` : undefined}
        />
        {problem && (
          <Notice tone="error" title={t("pay.failed")}>
            {problem}
          </Notice>
        )}
        <Group>
          <Button size="lg" loading={isPaying} disabled={form.provider === null} onClick={() => void press()}>
            {t("pay.button", { price: formatYen(product.price) })}
          </Button>
          <Button size="lg" variant="outline" disabled={isPaying} onClick={onBack}>
            {t("common:back")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

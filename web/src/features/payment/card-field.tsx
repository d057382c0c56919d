import { lazy, type Ref } from "react";
import type { PaymentProvider } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";
import type { CardMethod } from "./card-method.ts";

const StripeCardField = lazy(() => import("./stripe-card-field.tsx").then((module) => ({ default: module.StripeCardField })));
const TestCardField = lazy(() => import("./test-card-field.tsx").then((module) => ({ default: module.TestCardField })));

interface CardFieldProps {
  form: { provider: PaymentProvider | null; publishableKey: string | null };
  /** Filled while the field is shown. */
  ref: Ref<CardMethod>;
}

/** The card field of the provider the server names. */
export function CardField({ form, ref }: CardFieldProps) {
  const { t } = useTranslation("licence");
  if (form.provider === "STRIPE") return <StripeCardField publishableKey={form.publishableKey ?? ""} ref={ref} />;
  if (form.provider === "TEST") return <TestCardField ref={ref} />;
  return <Text role="alert">{t("pay.off")}</Text>;
}

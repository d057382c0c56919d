import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";
import type { CardMethod } from "./card-method.ts";
import classes from "./stripe-card-field.module.css";

interface Mounted {
  stripe: Stripe;
  card: StripeCardElement;
}

async function mountCard(publishableKey: string, element: HTMLElement): Promise<Mounted | undefined> {
  const stripe = await loadStripe(publishableKey, { locale: isJapanese() ? "ja" : "auto" });
  if (!stripe) return undefined;
  const card = stripe.elements().create("card", { hidePostalCode: true, style: { base: { fontSize: "16px" } } });
  card.mount(element);
  return { stripe, card };
}

/** Stripe's own field in its own frame; it loads when it is shown. */
export function StripeCardField({ publishableKey, ref }: { publishableKey: string; ref: Ref<CardMethod> }) {
  const { t } = useTranslation("licence");
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let left = false;
    const element = place.current;
    if (!element) return undefined;
    const mount = async () => {
      const result = await mountCard(publishableKey, element).catch(() => undefined);
      if (left) result?.card.destroy();
      else if (result) mounted.current = result;
      else setFailed(true);
    };
    void mount();
    return () => {
      left = true;
      mounted.current?.card.destroy();
      mounted.current = undefined;
    };
  }, [publishableKey]);

  useImperativeHandle(ref, () => ({
    async tokenOf() {
      if (!mounted.current) return { problem: t("pay.fieldFailed") };
      const { stripe, card } = mounted.current;
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: "card", card });
      return paymentMethod ? { token: paymentMethod.id } : { problem: error.message ?? t("pay.fieldFailed") };
    },
    async letBankAsk(clientSecret) {
      await mounted.current?.stripe.handleNextAction({ clientSecret });
    },
  }));

  return (
    <div>
      <Text strong style={{ marginBottom: "0.375rem" }}>
        {t("pay.card")}
      </Text>
      <div ref={place} className={classes["place"]} />
      {failed && <Text role="alert">{t("pay.fieldFailed")}</Text>}
    </div>
  );
}

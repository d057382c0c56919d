import { useRef, useState } from "react";
import type { CardMethod } from "#features/payment/card-method.ts";
import type { CardPaymentStatus } from "#graphql/operations.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { setLoading } from "#platform/loading.ts";
import { send } from "#platform/send.ts";
import { completeLicencePurchase, purchaseLicence } from "./licence.mutations.ts";

interface Product {
  code: string;
  price: number;
}

interface Outcome {
  status: CardPaymentStatus;
  purchaseId: string;
}

/** Pays for a product. Pressing again, or after a lost answer, is the same order; after a refusal it is a new one. */
export function usePurchase(method: { readonly current: CardMethod | null }) {
  const { t } = useTranslation("common");
  const operationId = useRef<string>(undefined);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();

  const refused = (message: string | undefined): undefined => {
    operationId.current = undefined;
    setProblem(message);
  };

  const order = async (product: Product, agreed: boolean): Promise<Outcome | undefined> => {
    const card = await method.current?.tokenOf();
    if (!card || "problem" in card) return refused(card?.problem);
    operationId.current ??= crypto.randomUUID();
    const input = {
      productCode: product.code,
      expectedPrice: product.price,
      paymentMethod: card.token,
      operationId: operationId.current,
      agreed,
    };
    const { purchase: made, errors: refusals } = await send(purchaseLicence, input);
    if (!made) return refused(refusals[0]?.message);
    if (made.status !== "ACTION" || !made.clientSecret) return { status: made.status, purchaseId: made.id };
    setLoading(false);
    await method.current?.letBankAsk(made.clientSecret);
    setLoading(true);
    const { purchase: done, errors } = await send(completeLicencePurchase, { id: made.id });
    if (!done) return refused(errors[0]?.message);
    return { status: done.status, purchaseId: done.id };
  };

  const pay = async (product: Product, agreed: boolean): Promise<Outcome | undefined> => {
    setPaying(true);
    setLoading(true);
    setProblem(undefined);
    try {
      return await order(product, agreed);
    } catch (error) {
      // The outcome is unknown: the same press asks for the same order again.
      setProblem(failureWords(t, error));
      return undefined;
    } finally {
      setPaying(false);
      setLoading(false);
    }
  };
  return { pay, isPaying, problem };
}

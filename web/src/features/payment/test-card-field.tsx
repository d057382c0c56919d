import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";
import type { CardMethod } from "./card-method.ts";

const cards = ["test_visa", "test_three_d_secure", "test_declined", "test_insufficient", "test_expired", "test_lost_answer"] as const;

/** The built-in test gateway: cards by what they do. No number is typed and no money moves. */
export function TestCardField({ ref }: { ref: Ref<CardMethod> }) {
  const { t } = useTranslation("licence");
  const [card, setCard] = useState<string>(cards[0]);
  const [secret, setSecret] = useState<string>();
  const answered = useRef<() => void>(undefined);

  useImperativeHandle(ref, () => ({
    tokenOf: () => Promise.resolve({ token: card }),
    letBankAsk: (clientSecret) =>
      new Promise((resolve) => {
        answered.current = resolve;
        setSecret(clientSecret);
      }),
  }));

  const answer = async (agreed: boolean) => {
    const body = JSON.stringify({ clientSecret: secret, agreed });
    await fetch("/api/payment/test-bank", { method: "POST", headers: { "content-type": "application/json" }, body });
    setSecret(undefined);
    answered.current?.();
  };

  return (
    <Stack gap="sm">
      <Notice tone="plain" title={t("test.title")}>
        {t("test.text")}
      </Notice>
      <RadioGroup
        label={t("pay.card")}
        value={card}
        onChange={setCard}
        choices={cards.map((value) => ({ value, label: t(`test.card.${value}`) }))}
      />
      <Window isOpen={secret !== undefined} onClose={() => void answer(false)} title={t("test.bankTitle")}>
        <Stack gap="md">
          <Text>{t("test.bankText")}</Text>
          <Group justify="flex-end">
            <Button variant="outline" onClick={() => void answer(false)}>
              {t("test.bankNo")}
            </Button>
            <Button onClick={() => void answer(true)}>{t("test.bankYes")}</Button>
          </Group>
        </Stack>
      </Window>
    </Stack>
  );
}

import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./two-factor.module.css";

function save(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "kotoba-works-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(address);
}

/** The recovery codes, shown only once: the owner confirms having kept them before the screen goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { t } = useTranslation("twoFactor");
  const [isKept, setKept] = useState(false);
  return (
    <Stack gap="md">
      <Notice tone="plain" title={t("codes.title")}>
        <Text>{t("codes.lead")}</Text>
      </Notice>
      <ul className={classes["codes"]} aria-label={t("codes.title")}>
        {codes.map((code) => (
          <li key={code} className={classes["code"]}>
            {code}
          </li>
        ))}
      </ul>
      <Group>
        <Button variant="outline" onClick={() => save(codes)}>
          {t("codes.save")}
        </Button>
      </Group>
      <Checkbox label={t("codes.kept")} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <Group>
        <Button size="lg" disabled={!isKept} onClick={onDone}>
          {t("codes.done")}
        </Button>
      </Group>
    </Stack>
  );
}

import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Notice } from "#ui/notice.tsx";
import type { HourExcess } from "./shift-queries.ts";
import { excessText } from "./shift-text.ts";

/** Names every window that has too much; the first ones are enough to understand. */
export function ExcessNotice({ excesses, children }: { excesses: readonly HourExcess[]; children?: React.ReactNode }) {
  const { t } = useTranslation("shift");
  return (
    <Notice tone="error" title={t("excessTitle")}>
      <ul>
        {excesses.map((excess) => (
          <li key={`${excess.kind}${excess.from}`}>{excessText(t, excess)}</li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}

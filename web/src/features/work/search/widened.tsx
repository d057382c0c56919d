import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Notice } from "#ui/notice.tsx";

/** Says that no work is what was asked for, and that these are the nearest. */
export function Widened({ keyword }: { keyword: string }) {
  const { t } = useTranslation("search");
  return <Notice tone="plain" title={t("widened", { keyword })} />;
}

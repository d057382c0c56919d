import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Input } from "#ui/forms/control.tsx";

/** Asks an owner who sits there before somebody else becomes one. */
export function OwnPassword({ value, onChange }: { value: string; onChange(typed: string): void }) {
  const { t } = useTranslation(["account", "twoFactor"]);
  return (
    <Input
      type="password"
      label={t("account:password")}
      support={t("twoFactor:confirmPassword")}
      autoComplete="current-password"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";

interface CodeFieldProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- a field works with a form of any values
  form: Pick<FormOf<any>, "getInputProps" | "key">;
  /** A recovery code has letters too. */
  kind: "AUTHENTICATOR" | "RECOVERY";
}

/** The code of the authenticator, which telephones offer to fill in, or a recovery code. */
export function CodeField({ form, kind }: CodeFieldProps) {
  const { t } = useTranslation("twoFactor");
  const isRecovery = kind === "RECOVERY";
  return (
    <TextField
      form={form}
      name="code"
      label={t(isRecovery ? "recoveryCode" : "code")}
      support={t(isRecovery ? "recoveryCodeSupport" : "codeSupport")}
      required
      autoComplete={isRecovery ? "off" : "one-time-code"}
      inputMode={isRecovery ? "text" : "numeric"}
      maxLength={isRecovery ? 20 : 10}
      width={240}
    />
  );
}

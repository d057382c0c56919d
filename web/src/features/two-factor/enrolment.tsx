import { useState } from "react";
import type { StartTwoFactorMutation, TwoFactorKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { Text } from "#ui/text/text.tsx";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "./two-factor.module.css";
import { confirmTwoFactor, startTwoFactor } from "./two-factor.mutations.ts";

/** The secret an authenticator is set up with. */
export type Secret = NonNullable<StartTwoFactorMutation["startTwoFactor"]["enrolment"]>;

interface EnrolmentProps {
  kind: TwoFactorKind;
  /** Whether the password has to be typed once more. */
  asksPassword: boolean;
  /** Called when the recovery codes are kept; the browser has a new session by then. */
  onDone(): void;
}

/** Setting up an authenticator: secret, first code, recovery codes. */
export function Enrolment({ kind, asksPassword, onDone }: EnrolmentProps) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) return <FirstCode kind={kind} secret={secret} onConfirm={setCodes} />;
  return <Begin kind={kind} asksPassword={asksPassword} onSecret={setSecret} />;
}

function Begin({ kind, asksPassword, onSecret }: Omit<EnrolmentProps, "onDone"> & { onSecret(secret: Secret): void }) {
  const { t } = useTranslation(["twoFactor", "account"]);
  const [asks, setAsks] = useState(asksPassword);
  const domainForm = useDomainForm({
    initialValues: { password: "" },
    onSubmit: async ({ password }) => {
      const { enrolment, errors } = await send(startTwoFactor, { kind, password: password || null });
      if (enrolment) onSecret(enrolment);
      if (errors.some(({ code }) => code === "CONFIRM_PASSWORD")) setAsks(true);
      return errors;
    },
  });
  const label = t("account:password");
  return (
    <Form of={domainForm} labels={{ password: label }}>
      {asks && (
        <PasswordField
          form={domainForm.form}
          name="password"
          label={label}
          support={t("confirmPassword")}
          required
          autoComplete="current-password"
        />
      )}
      <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
        {t("start")}
      </Button>
    </Form>
  );
}

interface FirstCodeProps {
  kind: TwoFactorKind;
  secret: Secret;
  onConfirm(codes: readonly string[]): void;
}

/** The secret to scan, and the code that shows it was. */
export function FirstCode({ kind, secret, onConfirm }: FirstCodeProps) {
  const { t } = useTranslation("twoFactor");
  const domainForm = useDomainForm({
    initialValues: { code: "" },
    validate: { code: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ code }) => {
      const { recoveryCodes, errors } = await send(confirmTwoFactor, { kind, code });
      if (recoveryCodes.length > 0) onConfirm(recoveryCodes);
      return errors;
    },
  });
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text strong>{t("scan.title")}</Text>
        <Text>{t("scan.lead")}</Text>
        <QrCode text={secret.uri} label={t("scan.picture")} className={classes["qr"] ?? ""} />
        <Text>{t("scan.typed")}</Text>
        <Text className={classes["code"]} translate="no">
          {secret.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </Text>
      </Stack>
      <Form of={domainForm} labels={{ code: t("code") }}>
        <CodeField form={domainForm.form} kind="AUTHENTICATOR" />
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("confirm")}
        </Button>
      </Form>
    </Stack>
  );
}

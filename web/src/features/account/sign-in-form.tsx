import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField, TextField } from "#ui/fields.tsx";
import { type FieldProblem, Form, useDomainForm } from "#ui/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";

interface SignInFormProps {
  /** Signs in; answers the server's problems, or nothing when the session stands. */
  onSignIn(input: { email: string; password: string }): Promise<readonly FieldProblem[] | undefined>;
  /** Where somebody who has forgotten the password goes. */
  forgotPath: string;
}

/** Address and password, the same for the three kinds of account. */
export function SignInForm({ onSignIn, forgotPath }: SignInFormProps) {
  const { t } = useTranslation(["account", "password"]);
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { email: "", password: "" },
    validate: { email: required, password: required },
    onSubmit: onSignIn,
  });
  const labels = { email: t("email"), password: t("password") };
  return (
    <Form of={domainForm} labels={labels}>
      <TextField form={domainForm.form} name="email" label={labels.email} required type="email" autoComplete="username" inputMode="email" />
      <PasswordField form={domainForm.form} name="password" label={labels.password} required autoComplete="current-password" />
      <Stack align="flex-start">
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("common:signIn")}
        </Button>
        <TextLink to={forgotPath}>{t("password:forgot")}</TextLink>
      </Stack>
    </Form>
  );
}

import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField, TextField } from "#ui/forms/fields.tsx";
import { type FieldProblem, Form, useDomainForm } from "#ui/forms/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";

// Few accounts have a second factor: the others do not load it.
const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

interface SignInFormProps {
  /** Signs in; returns the server's problems, or nothing when it succeeded. */
  onSignIn(input: { email: string; password: string; code?: string }): Promise<readonly FieldProblem[] | undefined>;
  /** Path for somebody who has forgotten the password. */
  forgotPath: string;
}

/** Address and password, the same for the three kinds of account; then the code, where the account has a second factor. */
export function SignInForm({ onSignIn, forgotPath }: SignInFormProps) {
  const { t } = useTranslation(["account", "password"]);
  const [asksCode, setAsksCode] = useState(false);
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { email: "", password: "", code: "" },
    validate: { email: required, password: required, code: (value) => (asksCode ? required(value) : null) },
    onSubmit: async ({ email, password, code }) => {
      const problems = await onSignIn({ email, password, ...(asksCode && { code }) });
      const isFirst = !asksCode && problems?.some((problem) => problem.code === "TWO_FACTOR_REQUIRED");
      if (isFirst) setAsksCode(true);
      return isFirst ? undefined : problems;
    },
  });
  const labels = { email: t("email"), password: t("password") };
  if (asksCode)
    return (
      <Suspense fallback={null}>
        <CodeStep of={domainForm} onBack={() => setAsksCode(false)} />
      </Suspense>
    );
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

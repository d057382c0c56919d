import { useNavigate } from "react-router-dom";
import { cancelAccount } from "#features/account/account.mutations.ts";
import { OwnerProofPart, useOwnerProof } from "#features/sign-in/owner-proof.tsx";
import type { CancellationReason } from "#graphql/operations.ts";
import { cancellationReasonValues } from "#graphql/values/cancellation-reason.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { startSession } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, CheckboxGroupField, PasswordField, TextAreaField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { CancelStack } from "../+cancel/cancel-stack.tsx";
import { CancelSteps } from "../+cancel/cancel-steps.tsx";

interface Values extends Record<string, unknown> {
  reasons: CancellationReason[];
  comment: string;
  password: string;
  understood: boolean;
}

/** The last step: questions that need no answer, the password or another proof, and the one button that leaves. */
export function Component() {
  const { t } = useTranslation("cancel");
  const navigate = useNavigate();
  useTitle(t("question.title"));
  const proof = useOwnerProof();
  const domainForm = useDomainForm<Values>({
    initialValues: { reasons: [], comment: "", password: "", understood: false },
    validate: {
      password: (value) => (proof.hasPassword && value === "" ? t("common:validation.required") : null),
      understood: (value) => (value ? null : t("common:validation.agree")),
    },
    onSubmit: async (input) => {
      const { errors, eraseAfter } = await send(cancelAccount, { ...input, password: proof.hasPassword ? input.password : null });
      if (errors.length > 0) return errors;
      await navigate(userPaths.cancelComplete, { replace: true, state: { eraseAfter } });
      await startSession();
      return undefined;
    },
  });
  const { form } = domainForm;
  const labels = { password: t("question.password"), understood: t("question.understood"), comment: t("question.comment") };
  return (
    <CancelStack>
      <PageHeader title={t("question.title")} lead={t("question.lead")} />
      <CancelSteps current={1} />
      <Card padding="lg">
        <OwnerProofPart proof={proof} next={userPaths.cancelQuestion} />
        <Form of={domainForm} labels={labels}>
          <CheckboxGroupField
            form={form}
            name="reasons"
            label={t("question.reasons")}
            choices={cancellationReasonValues.map((value) => ({ value, label: t(`reason.${value}`) }))}
          />
          <TextAreaField form={form} name="comment" label={labels.comment} limit={2_000} rows={4} />
          {proof.hasPassword && (
            <PasswordField form={form} name="password" label={labels.password} required autoComplete="current-password" />
          )}
          <CheckboxField form={form} name="understood" label={labels.understood} />
          <Group>
            <Button type="submit" size="lg" color="red" disabled={proof.missing !== undefined} loading={domainForm.isSubmitting}>
              {t("question.submit")}
            </Button>
            <LinkButton to={userPaths.dashboard} size="lg" variant="outline">
              {t("stay")}
            </LinkButton>
          </Group>
        </Form>
      </Card>
    </CancelStack>
  );
}

export const ErrorBoundary = ScreenError;

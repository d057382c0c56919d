import { useNavigate } from "react-router-dom";
import { postJson, problemsOf } from "#features/account/sign-in.ts";
import { type Intent, intentSearch } from "#features/onward/intent.ts";
import { keptWords } from "#features/onward/kept-words.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { emailProblem } from "#ui/forms/email-problem.ts";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

/** The intent with the word that was written, for the server to keep until the mail is opened. */
const sentIntent = (intent: Intent) => ({ ...intent, message: keptWords(intent.workId, null)?.message ?? "" });

/**
 * Asks for the address to which the registration mail goes, and sends along what the visitor was about to do, so that it goes on wherever the
 * mail is opened. The answer is the same whether the address is known or not.
 */
export function RequestRegistration({ intent }: { intent: Intent | null }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const domainForm = useDomainForm({
    initialValues: { email: "" },
    validate: { email: (value) => emailProblem(t, value) },
    onSubmit: async ({ email }) => {
      const response = await postJson("/api/emali_send_for_registration", { email, intent: intent && sentIntent(intent) });
      if (!response.ok) return problemsOf(response);
      await navigate(publicPaths.registerComplete + intentSearch(intent), { state: { email } });
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ email: t("email") }}>
      <Text>{t("registerLead")}</Text>
      <TextField
        form={domainForm.form}
        name="email"
        label={t("email")}
        required
        type="email"
        autoComplete="email"
        inputMode="email"
        support={t("emailSupport")}
      />
      <Group>
        <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
          {t("sendMail")}
        </Button>
      </Group>
    </Form>
  );
}

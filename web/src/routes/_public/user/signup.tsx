import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { RequestRegistration } from "#features/account/request-registration.tsx";
import { postJson, problemsOf } from "#features/account/sign-in.ts";
import { AimedWork } from "#features/onward/aimed-work.tsx";
import { type Intent, intentSearch, pathOfIntent, readIntent } from "#features/onward/intent.ts";
import { forgetWords } from "#features/onward/kept-words.ts";
import { providerTitles } from "#features/sign-in/provider-visit.ts";
import { registerWithProvider } from "#features/sign-in/sign-in.mutations.ts";
import { useNewcomer } from "#features/sign-in/use-newcomer.ts";
import { publicPaths, workPath } from "#paths/public.paths.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { startSession } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField, PasswordField, TextField } from "#ui/forms/fields.tsx";
import { type FieldProblem, Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { LinkedText } from "#ui/text/linked-text.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { Promises } from "./+promises.tsx";
import classes from "./signup.module.css";

/** The token of the mail's link: in the fragment, which no server log sees, or in the query. */
function useToken(): string {
  const [search] = useSearchParams();
  return new URLSearchParams(location.hash.slice(1)).get("token") ?? search.get("token") ?? "";
}

/** The link of the mail is of no use: what happened, and both ways on. */
function DeadLink({ intent }: { intent: Intent | null }) {
  const { t } = useTranslation("account");
  return (
    <EmptyState level={1} title={t("deadLink.title")}>
      <Text role="alert">{t("deadLink.text")}</Text>
      <Group>
        <LinkButton to={publicPaths.register + intentSearch(intent)}>{t("deadLink.again")}</LinkButton>
        <LinkButton to={publicPaths.logIn + intentSearch(intent)} variant="outline">
          {t("common:signIn")}
        </LinkButton>
      </Group>
    </EmptyState>
  );
}

interface Person {
  familyName: string;
  givenName: string;
  familyNameKana: string;
  givenNameKana: string;
  latinName: string;
  password: string;
  agreeToTerms: boolean;
}

async function registerByMail(person: Person, token: string): Promise<readonly FieldProblem[] | undefined> {
  const response = await postJson("/api/signup", { ...person, token, locale: currentLanguage() });
  return response.ok ? undefined : problemsOf(response);
}

async function registerNewcomer(values: Person, token: string): Promise<readonly FieldProblem[] | undefined> {
  const { familyName, givenName, familyNameKana, givenNameKana, latinName, agreeToTerms } = values;
  const person = { familyName, givenName, familyNameKana, givenNameKana, latinName, agreeToTerms };
  const { errors } = await send(registerWithProvider, { ...person, token: token || null, locale: currentLanguage() });
  return errors.length > 0 ? errors : undefined;
}

/** A provider vouched for no address: our own mail has to prove one first. */
function ProveAddress() {
  const { t } = useTranslation(["account", "signIn"]);
  return (
    <Card padding="xl" maxWidth={560}>
      <Stack gap="lg">
        <Title order={1}>{t("registerTitle")}</Title>
        <Text>{t("signIn:newcomerMail")}</Text>
        <RequestRegistration intent={null} />
      </Stack>
    </Card>
  );
}

/** Where a new member goes on: to what they had begun, or to a welcome. */
function onwardPath(intent: Intent | null): string {
  return pathOfIntent(intent, intent ? workPath(intent.workId) : publicPaths.signUpComplete);
}

/** Name, password and consent after the mail's link; the rest of the name can wait. What was begun as a visitor goes on from here. */
export function Component() {
  const { t } = useTranslation(["account", "onward", "signIn"]);
  const intent = readIntent(useSearchParams()[0]);
  useTitle(t("signUpTitle"));
  const navigate = useNavigate();
  const token = useToken();
  const newcomer = useNewcomer();
  const [isDead, setDead] = useState(token === "");
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: {
      familyName: "",
      givenName: "",
      familyNameKana: "",
      givenNameKana: "",
      latinName: "",
      password: "",
      agreeToTerms: false,
    },
    validate: {
      familyName: required,
      password: (value) => (!newcomer && [...value].length < 15 ? t("passwordShort") : null),
      agreeToTerms: (value) => (value ? null : t("common:validation.agree")),
    },
    onSubmit: async (values) => {
      const problems = newcomer ? await registerNewcomer(values, token) : await registerByMail(values, token);
      if (problems) {
        setDead(problems.some(({ code }) => code === "TOKEN_INVALID"));
        return problems;
      }
      await startSession();
      // The word that was kept in this tab came along with the mail; on another device it is not in the tab at all.
      if (intent) forgetWords(intent.workId);
      if (intent?.kind === "LIKE") showToast({ type: "success", title: t("onward:kept") });
      await navigate(onwardPath(intent), { replace: true });
      return undefined;
    },
  });
  const { form } = domainForm;
  const labels = { familyName: t("familyName"), givenName: t("givenName"), password: t("password"), agreeToTerms: t("agreeLabel") };
  if (newcomer && newcomer.email === null && token === "") return <ProveAddress />;
  if (isDead && !newcomer) return <DeadLink intent={intent} />;
  return (
    <Stack gap="md" style={{ maxWidth: 640, marginInline: "auto" }}>
      {intent && <AimedWork intent={intent} />}
      <Card padding="xl">
        <Stack gap="lg">
          <Title order={1}>{t("signUpTitle")}</Title>
          {newcomer && <Text>{t("signIn:newcomer", { provider: providerTitles[newcomer.provider] })}</Text>}
          <Form of={domainForm} labels={labels}>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField
                form={form}
                name="familyName"
                label={t("familyName")}
                required
                autoComplete="family-name"
                support={t("familyNameSupport")}
              />
              <TextField form={form} name="givenName" label={t("givenName")} autoComplete="given-name" support={t("givenNameSupport")} />
            </SimpleGrid>
            {!newcomer && (
              <PasswordField
                form={form}
                name="password"
                label={t("password")}
                required
                autoComplete="new-password"
                support={t("passwordSupport")}
              />
            )}
            <details>
              <summary className={classes["later"]}>{t("onward:otherNames")}</summary>
              <Stack gap="md">
                <SimpleGrid cols={{ base: 1, sm: 2 }}>
                  <TextField form={form} name="familyNameKana" label={t("familyNameKana")} support={t("kanaSupport")} />
                  <TextField form={form} name="givenNameKana" label={t("givenNameKana")} support={t("kanaSupport")} />
                </SimpleGrid>
                <TextField form={form} name="latinName" label={t("latinName")} support={t("latinNameSupport")} />
              </Stack>
            </details>
            <Promises />
            <CheckboxField form={form} name="agreeToTerms" label={<LinkedText text={t("agree")} newTab />} />
            <UnsavedGuard isUnsaved={domainForm.isUnsaved} />
            <Group>
              <Button type="submit" size="lg" loading={domainForm.isSubmitting}>
                {t(intent?.kind === "APPLY" ? "onward:signUpAndApply" : "signUp")}
              </Button>
            </Group>
          </Form>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

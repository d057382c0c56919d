import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { tell } from "#features/account/tell.ts";
import type { OwnTwoFactorQuery, TwoFactorKind } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { ChangeForm } from "./change-form.tsx";
import { Enrolment, FirstCode, type Secret } from "./enrolment.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { renewRecoveryCodes, startTwoFactor, turnOffTwoFactor } from "./two-factor.mutations.ts";
import { ownTwoFactor } from "./two-factor-commands.ts";

/** Below so many recovery codes their owner is asked to make new ones. */
const fewCodes = 3;

/** The own second factor: how it stands, setting it up, taking it off, new recovery codes. */
export function TwoFactorPanel({ kind, onChange }: { kind: TwoFactorKind; onChange?(): void }) {
  const { t } = useTranslation("twoFactor");
  const { data, loading, refetch } = useQuery(ownTwoFactor, { variables: { kind }, fetchPolicy: "cache-and-network" });
  const [isEnrolling, setEnrolling] = useState(false);
  const own = data?.twoFactor;
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Title order={2} size={3}>
          {t("title")}
        </Title>
        {own && <Badge tone={own.enabledAt ? "good" : "plain"}>{t(own.enabledAt ? "on" : "off")}</Badge>}
      </Group>
      <Text>{t("lead")}</Text>
      {loading && !own && <Text role="status">{t("common:loading")}</Text>}
      {own && (isEnrolling || !own.enabledAt) && (
        <Enrolment
          kind={kind}
          asksPassword={own.mustConfirmPassword}
          onDone={() => {
            setEnrolling(false);
            tell(kind, t("done.on"));
            onChange?.();
            void refetch();
          }}
        />
      )}
      {own?.enabledAt && !isEnrolling && (
        <Enabled
          kind={kind}
          own={own}
          since={own.enabledAt}
          onChange={() => {
            void refetch();
            onChange?.();
          }}
        />
      )}
    </Stack>
  );
}

interface EnabledProps {
  kind: TwoFactorKind;
  own: NonNullable<OwnTwoFactorQuery["twoFactor"]>;
  since: string;
  onChange(): void;
}

type Act = "REPLACE" | "RENEW" | "OFF";
const texts = { REPLACE: "replace", RENEW: "renew", OFF: "off" } as const;

/** The outcome of a change: another authenticator's secret, new recovery codes, or no second factor. */
interface Outcome {
  secret?: Secret | null;
  codes?: readonly string[];
  isOff?: boolean;
  problems: readonly FieldProblem[];
}

async function change(act: Act, input: { kind: TwoFactorKind; code: string; password: string | null }): Promise<Outcome> {
  if (act === "REPLACE") {
    const { enrolment, errors } = await send(startTwoFactor, input);
    return { secret: enrolment, problems: errors };
  }
  if (act === "RENEW") {
    const { recoveryCodes, errors } = await send(renewRecoveryCodes, input);
    return { codes: recoveryCodes, problems: errors };
  }
  const { done, errors } = await send(turnOffTwoFactor, input);
  return { isOff: done, problems: errors };
}

function Enabled({ kind, own, since, onChange }: EnabledProps) {
  const { t } = useTranslation("twoFactor");
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [secret, setSecret] = useState<Secret>();
  const finish = (text: string) => {
    setAct(undefined);
    setCodes(undefined);
    setSecret(undefined);
    tell(kind, text);
    onChange();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => finish(t(secret ? "done.replaced" : "done.renewed"))} />;
  if (secret) return <FirstCode kind={kind} secret={secret} onConfirm={setCodes} />;
  if (act) {
    return (
      <ChangeForm
        key={act}
        title={t(`${texts[act]}Title`)}
        text={t(`${texts[act]}Text`)}
        asksPassword={own.mustConfirmPassword}
        onCancel={() => setAct(undefined)}
        onSubmit={async (proof) => {
          const outcome = await change(act, { kind, ...proof });
          if (outcome.secret) setSecret(outcome.secret);
          if (outcome.codes && outcome.codes.length > 0) setCodes(outcome.codes);
          if (outcome.isOff) finish(t("done.off"));
          return outcome.problems;
        }}
      />
    );
  }
  return <Choices own={own} since={since} onChoose={setAct} />;
}

function Choices({ own, since, onChoose }: Pick<EnabledProps, "own" | "since"> & { onChoose(act: Act): void }) {
  const { t } = useTranslation("twoFactor");
  return (
    <Stack gap="md">
      <Text>
        {t("since", { date: formatDate(since) })} {t("left", { count: own.recoveryCodesLeft })}
      </Text>
      {own.recoveryCodesLeft < fewCodes && <Notice tone="error" title={t("fewCodes")} />}
      <Group>
        <Button variant="outline" onClick={() => onChoose("REPLACE")}>
          {t("replace")}
        </Button>
        <Button variant="outline" onClick={() => onChoose("RENEW")}>
          {t("renew")}
        </Button>
        {!own.isRequired && (
          <Button variant="outline" color="red" onClick={() => onChoose("OFF")}>
            {t("turnOff")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

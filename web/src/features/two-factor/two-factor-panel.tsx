import { useMutation, useQuery } from "@apollo/client/react";
import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { tell } from "#features/account/tell.ts";
import type { OwnTwoFactorQuery, TwoFactorKind } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ChangeForm } from "./change-form.tsx";
import { Enrolment } from "./enrolment.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ownTwoFactor, renewRecoveryCodes, turnOffTwoFactor } from "./two-factor-commands.ts";

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
        <Title order={2} size="h3">
          {t("title")}
        </Title>
        {own && (
          <Badge color={own.enabledAt ? "green" : "gray"} variant="light" tt="none">
            {t(own.enabledAt ? "on" : "off")}
          </Badge>
        )}
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

function Enabled({ kind, own, since, onChange }: EnabledProps) {
  const { t } = useTranslation("twoFactor");
  const [act, setAct] = useState<"RENEW" | "OFF">();
  const [codes, setCodes] = useState<readonly string[]>();
  const [renew] = useMutation(renewRecoveryCodes);
  const [turnOff] = useMutation(turnOffTwoFactor);
  const finish = (text: string) => {
    setAct(undefined);
    setCodes(undefined);
    tell(kind, text);
    onChange();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => finish(t("done.renewed"))} />;
  if (act) {
    return (
      <ChangeForm
        title={t(act === "OFF" ? "offTitle" : "renewTitle")}
        text={t(act === "OFF" ? "offText" : "renewText")}
        asksPassword={own.mustConfirmPassword}
        onCancel={() => setAct(undefined)}
        onSubmit={async (values) => {
          const input = { kind, ...values };
          if (act === "RENEW") {
            const { data } = await renew({ variables: { input } });
            const { recoveryCodes = [], errors = [] } = data?.renewRecoveryCodes ?? {};
            if (recoveryCodes.length > 0) setCodes(recoveryCodes);
            return errors;
          }
          const { data } = await turnOff({ variables: { input } });
          if (data?.turnOffTwoFactor.done) finish(t("done.off"));
          return data?.turnOffTwoFactor.errors ?? [];
        }}
      />
    );
  }
  return (
    <Stack gap="md">
      <Text>
        {t("since", { date: formatDate(since) })}　{t("left", { count: own.recoveryCodesLeft })}
      </Text>
      {own.recoveryCodesLeft < fewCodes && <Notice tone="error" title={t("fewCodes")} />}
      <Group>
        <Button variant="outline" onClick={() => setAct("RENEW")}>
          {t("renew")}
        </Button>
        {!own.isRequired && (
          <Button variant="outline" color="red" onClick={() => setAct("OFF")}>
            {t("turnOff")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

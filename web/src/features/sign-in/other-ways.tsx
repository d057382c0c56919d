import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { pathOfIntent, readIntent } from "#features/onward/intent.ts";
import type { IdentityProvidersQuery, IdentityProvidersQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { providerTitles, visitProvider } from "./provider-visit.ts";

const providersQuery: TypedDocumentNode<IdentityProvidersQuery, IdentityProvidersQueryVariables> = gql`
  query IdentityProviders {
    identityProviders
  }
`;

/** Ways to sign in beside address and password: passkeys, and the providers that are set up. */
export function OtherWays({ search, onSignedIn }: { search: URLSearchParams; onSignedIn(): void }) {
  const { t } = useTranslation("signIn");
  const { data } = useQuery(providersQuery);
  const [problem, setProblem] = useState<string>();
  const leave = async (provider: keyof typeof providerTitles) => {
    const [first] = await visitProvider(provider, {
      purpose: "SIGN_IN",
      next: pathOfIntent(readIntent(search), safeNext(search, userPaths.dashboard)),
    });
    setProblem(first?.message);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t("or")}</Text>
      <PasskeyButton kind="SEEKER" onSignedIn={onSignedIn} />
      {data?.identityProviders.map((provider) => (
        <Button key={provider} variant="outline" size="lg" onClick={() => void leave(provider)}>
          {t("withProvider", { provider: providerTitles[provider] })}
        </Button>
      ))}
      {problem && <Text role="alert">{problem}</Text>}
    </Stack>
  );
}

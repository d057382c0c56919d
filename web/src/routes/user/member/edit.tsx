import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "react-router-dom";
import { DevicesSection } from "#features/account/devices-section.tsx";
import { profileScreenQuery } from "#features/profile/profile-query.ts";
import { ProfileStepper } from "#features/profile/profile-stepper.tsx";
import { profileStepOf } from "#features/profile/profile-steps.ts";
import { SignInPanel } from "#features/sign-in/sign-in-panel.tsx";
import type { ProfileScreenQuery, ProfileScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { AccountSection } from "./+edit/account-section.tsx";
import { BlockedSection } from "./+edit/blocked-section.tsx";
import { NotificationsSection } from "./+edit/notifications-section.tsx";
import { SearchesSection } from "./+edit/searches-section.tsx";
import { SectionNav } from "./+edit/section-nav.tsx";
import { editSectionOf } from "./+edit/sections.ts";

type Reference = QueryRef<ProfileScreenQuery, ProfileScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(profileScreenQuery, {});

/** A step or a part of the same page needs nothing new from the server: without a way to it the reader still goes on. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** The seeker's profile and settings, one part at a time; the address says which. */
export function Component() {
  const { t } = useTranslation(["profile", "settings"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { me, matchingCriteria } = useReadQuery(reference).data;
  const [search] = useSearchParams();
  const section = editSectionOf(search);
  const isProfile = section === "profile";
  const title = isProfile ? t("editTitle") : t(`settings:section.${section}`);
  useTitle(title);
  return (
    <Stack gap="lg" maxWidth={isProfile ? 1060 : 860}>
      <PageHeader title={title} lead={isProfile ? t("editLead") : t(`settings:lead.${section}`)} />
      <SectionNav current={section} />
      {isProfile && <ProfileStepper me={me} weights={matchingCriteria} step={profileStepOf(search)} />}
      {section === "notifications" && <NotificationsSection />}
      {section === "searches" && <SearchesSection />}
      {section === "blocked" && <BlockedSection />}
      {section === "devices" && (
        <>
          <SignInPanel kind="SEEKER" />
          <DevicesSection kind="SEEKER" />
        </>
      )}
      {section === "account" && <AccountSection me={me} />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

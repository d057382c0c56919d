import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useMutation, useReadQuery } from "@apollo/client/react";
import { Stack } from "@mantine/core";
import { useLoaderData, useNavigate } from "react-router-dom";
import { ProfileForm } from "#features/profile/profile-form.tsx";
import { profileScreenQuery } from "#features/profile/profile-query.ts";
import { inputOf, valuesOf } from "#features/profile/profile-values.ts";
import type {
  ProfileScreenQuery,
  ProfileScreenQueryVariables,
  UpdateProfileMutation,
  UpdateProfileMutationVariables,
} from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const updateProfile: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = gql`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      me {
        id
        profile {
          version
          completeness
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

type Reference = QueryRef<ProfileScreenQuery, ProfileScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(profileScreenQuery, {});

/** The seeker writes their profile. */
export function Component() {
  const { t } = useTranslation("profile");
  const reference: Reference = useLoaderData<typeof loader>();
  const { profile } = useReadQuery(reference).data.me;
  const [update] = useMutation(updateProfile);
  const navigate = useNavigate();
  useTitle(t("editTitle"));
  return (
    <Stack gap="lg" maw={860} mx="auto">
      <PageHeader title={t("editTitle")} lead={t("editLead")} />
      <ProfileForm
        initialValues={valuesOf(profile)}
        onSave={async (values) => {
          const { data } = await update({ variables: { input: inputOf(values, profile) } });
          const errors = data?.updateProfile.errors ?? [];
          if (errors.length > 0) return errors;
          await navigate(userPaths.memberComplete, { replace: true });
          return undefined;
        }}
      />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;

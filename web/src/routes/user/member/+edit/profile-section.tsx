import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Stack } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { MeasuredLevel } from "#features/profile/measured-level.tsx";
import { ProfileFiles } from "#features/profile/profile-files.tsx";
import { ProfileForm } from "#features/profile/profile-form.tsx";
import { inputOf, valuesOf } from "#features/profile/profile-values.ts";
import type { ProfileScreenQuery, UpdateProfileMutation, UpdateProfileMutationVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";

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

/** The seeker writes their profile. */
export function ProfileSection({ me }: { me: ProfileScreenQuery["me"] }) {
  const [update] = useMutation(updateProfile);
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <ProfileFiles me={me} />
      <ProfileForm
        files={me.certificateFiles}
        measured={<MeasuredLevel measurement={me.profile.measurement} />}
        initialValues={valuesOf(me.profile)}
        onSave={async (values) => {
          const { data } = await update({ variables: { input: inputOf(values, me.profile) } });
          const errors = data?.updateProfile.errors ?? [];
          if (errors.length > 0) return errors;
          await navigate(userPaths.memberComplete, { replace: true });
          return undefined;
        }}
      />
    </Stack>
  );
}

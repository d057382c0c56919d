import { useNavigate } from "react-router-dom";
import { MeasuredLevel } from "#features/profile/measured-level.tsx";
import { ProfileFiles } from "#features/profile/profile-files.tsx";
import { ProfileForm } from "#features/profile/profile-form.tsx";
import { inputOf, valuesOf } from "#features/profile/profile-values.ts";
import type { ProfileScreenQuery } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { send } from "#platform/send.ts";
import { Stack } from "#ui/layout.tsx";
import { updateProfile } from "./member.mutations.ts";

/** The seeker writes their profile. */
export function ProfileSection({ me }: { me: ProfileScreenQuery["me"] }) {
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <ProfileFiles me={me} />
      <ProfileForm
        files={me.certificateFiles}
        measured={<MeasuredLevel measurement={me.profile.measurement} />}
        initialValues={valuesOf(me.profile)}
        onSave={async (values) => {
          const { errors } = await send(updateProfile, inputOf(values, me.profile));
          if (errors.length > 0) return errors;
          await navigate(userPaths.memberComplete, { replace: true });
          return undefined;
        }}
      />
    </Stack>
  );
}

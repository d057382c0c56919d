import { useState } from "react";
import { changeMemberRole, removeMember, resendInvitation } from "#features/company-member/company-member.mutations.ts";
import { companyRoles } from "#features/company-member/invitation.ts";
import type { CompanyRole, MembersScreenQuery } from "#graphql/operations.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group } from "#ui/layout.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Text } from "#ui/text/text.tsx";
import { MakeOwner } from "./make-owner.tsx";
import { ResetTwoFactor } from "./reset-two-factor.tsx";

interface MemberRowProps {
  member: MembersScreenQuery["companyMembers"]["items"][number];
  canManage: boolean;
  isSelf: boolean;
  onChange(): void;
}

const tones = { INVITED: "wait", ACTIVE: "good", DISABLED: "plain" } as const;

function tell(errors: readonly { message: string }[] | undefined, done: string): boolean {
  const problem = errors?.[0];
  showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: done });
  return !problem;
}

/** One member: role, state, and for owners the acts open on them. */
export function MemberRow({ member, canManage, isSelf, onChange }: MemberRowProps) {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const [isAsking, setAsking] = useState(false);
  const [isPromoting, setPromoting] = useState(false);
  const { send, isSending } = useSend();
  const { id, version, name, role } = member;

  const setRole = async (next: CompanyRole | undefined) => {
    if (!next || next === role) return;
    if (next === "OWNER") return setPromoting(true);
    const { errors } = await send(changeMemberRole, { id, version, role: next });
    tell(errors, t("members.roleChanged"));
    onChange();
  };
  const removeNow = async () => {
    const { errors } = await send(removeMember, { id, version });
    setAsking(false);
    tell(errors, t("members.removed", { name }));
    onChange();
  };
  const sendAgain = async () => {
    const { errors } = await send(resendInvitation, { id });
    tell(errors, t("members.resent"));
  };
  const choices = companyRoles.map((value) => ({ value, label: t(`vocabulary:companyRole.${value}`) }));
  return (
    <tr>
      <td>
        <Group gap="sm" align="center" wrap="nowrap">
          <Avatar name={name} size={34} />
          <Text component="span" strong>
            {name}
            {isSelf && inBrackets(t("members.self"))}
          </Text>
        </Group>
      </td>
      <td data-label={t("members.email")}>{member.email}</td>
      <td data-label={t("members.role")}>
        {canManage && !isSelf ? (
          <Select
            aria-label={t("members.roleOf", { name })}
            choices={choices}
            value={role}
            disabled={isSending}
            onChange={(event) => void setRole(companyRoles.find((known) => known === event.currentTarget.value))}
          />
        ) : (
          t(`vocabulary:companyRole.${role}`)
        )}
        {isPromoting && <MakeOwner member={member} onClose={() => setPromoting(false)} onDone={onChange} />}
      </td>
      <td data-label={t("members.status")}>
        <StatusChip tone={tones[member.status]}>{t(`members.state.${member.status}`)}</StatusChip>
      </td>
      <td data-label={t("members.twoFactor")}>{t(member.hasTwoFactor ? "members.twoFactorOn" : "members.twoFactorOff")}</td>
      {canManage && (
        <td>
          <Group gap="xs">
            {member.status === "INVITED" && (
              <Button variant="outline" loading={isSending} onClick={() => void sendAgain()}>
                {t("members.resend")}
              </Button>
            )}
            {!isSelf && member.hasTwoFactor && <ResetTwoFactor id={id} name={name} onDone={onChange} />}
            {!isSelf && (
              <Button variant="outline" color="red" aria-label={t("members.removeOf", { name })} onClick={() => setAsking(true)}>
                {t("members.remove")}
              </Button>
            )}
          </Group>
          <Dialog
            title={t("members.removeTitle", { name })}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            action={{ label: t("members.remove"), isLoading: isSending, run: () => void removeNow() }}
          >
            <Text>{t("members.removeText")}</Text>
          </Dialog>
        </td>
      )}
    </tr>
  );
}

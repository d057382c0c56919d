import { auditPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Window } from "#ui/window.tsx";
import { factNamespaces, factsOf } from "./audit-facts.ts";
import type { AuditRow } from "./audit-row.ts";
import { actionText, objectText } from "./audit-texts.ts";

/** Everything that is on record of one act, and the way to others like it. */
export function EventDialog({ event, onClose }: { event: AuditRow; onClose(): void }) {
  const { t } = useTranslation(["adminAudit", ...factNamespaces]);
  const { at, actorKind, actorId, actorName, action, objectType, objectId, result, ip, requestId } = event;
  const items = [
    { term: t("at"), value: formatDateTime(at) },
    { term: t("actor"), value: [t(`side.${actorKind}`), actorName, actorId].filter(Boolean).join(" ") },
    { term: t("code"), value: action },
    { term: t("object"), value: [objectText(t, objectType), objectId].filter(Boolean).join(" ") },
    { term: t("result"), value: t(`end.${result}`) },
    { term: t("ip"), value: ip ?? "—" },
    { term: t("request"), value: requestId ?? "—" },
    ...factsOf(t, event),
  ];
  return (
    <Window isOpen onClose={onClose} title={actionText(t, action)} size="lg">
      <Stack gap="md">
        <DescriptionList items={items} />
        {actorId && <TextLink to={auditPath({ actorId })}>{t("sameActor")}</TextLink>}
        {objectId && <TextLink to={auditPath({ objectId })}>{t("sameObject")}</TextLink>}
      </Stack>
    </Window>
  );
}

import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { replaceKey } from "./key-commands.ts";

interface ReplaceKeyProps {
  id: string;
  name: string;
  /** Gets the new key. */
  onMade(token: string): void;
}

/** Replaces a partner's key: the one before opens for a week more. */
export function ReplaceKey({ id, name, onMade }: ReplaceKeyProps) {
  const { t } = useTranslation("adminApiKeys");
  const { confirmed } = useReauthentication();
  const replace = async () => {
    const problems = await confirmed(async () => {
      const { token, errors } = await replaceKey(id);
      if (token === null) return errors;
      onMade(token);
      return undefined;
    });
    if (problems) adminToast.error(problems[0]?.message ?? t("common:error.unknown"));
  };
  return (
    <Button variant="outline" size="xs" aria-label={`${t("replace")}: ${name}`} onClick={() => void replace()}>
      {t("replace")}
    </Button>
  );
}

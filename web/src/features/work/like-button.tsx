import { useLocation, useNavigate } from "react-router-dom";
import { likePath } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { loadViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { likeWork, unlikeWork } from "./work.mutations.ts";

interface LikeButtonProps {
  workId: string;
  title: string;
  liked: boolean;
}

/** 気になる: a visitor is asked to sign in first and comes back here. */
export function LikeButton({ workId, title, liked }: LikeButtonProps) {
  const { t } = useTranslation("work");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { send, isSending } = useSend();
  const toggle = async () => {
    // It may be pressed on a drawn page that does not know yet who reads it.
    const { seeker } = await loadViewer();
    if (!seeker) return navigate(likePath(workId, pathname + search));
    const input = { workId };
    const errors = liked ? (await send(unlikeWork, input)).errors : (await send(likeWork, input)).errors;
    const problem = errors?.[0];
    if (problem) showToast({ type: "danger", title: problem.message });
    return undefined;
  };
  return (
    <Button variant="soft" loading={isSending} aria-pressed={liked} onClick={() => void toggle()} style={{ flex: "none" }}>
      <Icon name="heart" isFilled={liked} />
      <span data-word>{t(liked ? "liked" : "like")}</span>
      <span className="visually-hidden">{t(liked ? "unlikeOf" : "likeOf", { title })}</span>
    </Button>
  );
}

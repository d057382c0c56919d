import { useLocation, useNavigate } from "react-router-dom";
import { likePath } from "#paths/public.paths.ts";
import { noteChange } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { loadViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Titled } from "./title/shown-title.ts";
import { WorkTitle } from "./title/work-title.tsx";
import { likeWork, unlikeWork } from "./work.mutations.ts";

interface LikeButtonProps {
  work: Titled & { id: string };
  liked: boolean;
}

/** Where the title stands in a text about it. */
const place = "\u2060";

/** What the button does, for who hears it: the title is marked by its own language. */
function Name({ text, work }: { text: string; work: Titled }) {
  const [before, after] = text.split(place);
  return (
    <span className="visually-hidden">
      {before}
      <WorkTitle work={work} />
      {after}
    </span>
  );
}

/** 気になる: a visitor is asked to sign in first and comes back here. */
export function LikeButton({ work, liked }: LikeButtonProps) {
  const { t } = useTranslation("work");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { send, isSending } = useSend();
  const toggle = async () => {
    // It may be pressed on a drawn page that does not know yet who reads it.
    const { seeker } = await loadViewer();
    if (!seeker) return navigate(likePath(work.id, pathname + search));
    const input = { workId: work.id };
    const errors = liked ? (await send(unlikeWork, input)).errors : (await send(likeWork, input)).errors;
    if (errors?.length === 0) {
      noteChange();
      dispatchEvent(new Event("liked"));
    }
    const problem = errors?.[0];
    if (problem) showToast({ type: "danger", title: problem.message });
    return undefined;
  };
  return (
    <Button variant="soft" loading={isSending} aria-pressed={liked} onClick={() => void toggle()} style={{ flex: "none" }}>
      <Icon name="heart" isFilled={liked} />
      <span data-word aria-hidden>
        {t(liked ? "liked" : "like")}
      </span>
      <Name text={t(liked ? "unlikeOf" : "likeOf", { title: place })} work={work} />
    </Button>
  );
}

import { gql, type TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LikeWorkMutation, LikeWorkMutationVariables, UnlikeWorkMutation, UnlikeWorkMutationVariables } from "#graphql/operations.ts";
import { logInPath } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";

const likeWork: TypedDocumentNode<LikeWorkMutation, LikeWorkMutationVariables> = gql`
  mutation LikeWork($input: LikeWorkInput!) {
    likeWork(input: $input) {
      work {
        id
        liked
      }
      errors {
        message
      }
    }
  }
`;

const unlikeWork: TypedDocumentNode<UnlikeWorkMutation, UnlikeWorkMutationVariables> = gql`
  mutation UnlikeWork($input: UnlikeWorkInput!) {
    unlikeWork(input: $input) {
      work {
        id
        liked
      }
      errors {
        message
      }
    }
  }
`;

interface LikeButtonProps {
  workId: string;
  title: string;
  liked: boolean;
}

/** 気になる: a visitor is asked to sign in first and comes back here. */
export function LikeButton({ workId, title, liked }: LikeButtonProps) {
  const { t } = useTranslation("work");
  const { seeker } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [like, liking] = useMutation(likeWork);
  const [unlike, unliking] = useMutation(unlikeWork);
  const toggle = async () => {
    if (!seeker) return navigate(logInPath(pathname + search));
    const variables = { input: { workId } };
    const errors = liked ? (await unlike({ variables })).data?.unlikeWork.errors : (await like({ variables })).data?.likeWork.errors;
    const problem = errors?.[0];
    if (problem) showToast({ type: "danger", title: problem.message });
    return undefined;
  };
  return (
    <Button
      variant={liked ? "filled" : "outline"}
      loading={liking.loading || unliking.loading}
      aria-pressed={liked}
      onClick={() => void toggle()}
      style={{ flex: "none" }}
    >
      {t(liked ? "liked" : "like")}
      <span className="visually-hidden">{t(liked ? "unlikeOf" : "likeOf", { title })}</span>
    </Button>
  );
}

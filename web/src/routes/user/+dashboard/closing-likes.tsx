import { ClosingSoon } from "#features/work/closing-soon.tsx";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import { userPaths, userWorkPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Panel } from "#ui/panel.tsx";

interface ClosingLikesProps {
  likes: readonly { work: { id: string; title: string; titleEn: string | null; madeTitle: string | null; applyBy: string | null } }[];
}

/** Liked works that soon take no more applications; nothing when there are none. */
export function ClosingLikes({ likes }: ClosingLikesProps) {
  const { t } = useTranslation("dashboard");
  if (likes.length === 0) return null;
  return (
    <Panel title={t("liked.title")} all={{ to: userPaths.likedWorks, label: t("liked.all") }}>
      {likes.map(({ work }) => (
        <Stack key={work.id} gap={0}>
          {work.applyBy && <ClosingSoon applyBy={work.applyBy} />}
          <TextLink to={userWorkPath(work.id)}>
            <WorkTitle work={work} />
          </TextLink>
        </Stack>
      ))}
    </Panel>
  );
}

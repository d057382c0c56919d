import type { Comments } from "#features/work-review/use-comments.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./review.module.css";

/** What is said about single fields, as it goes back with the posting. */
export function ChosenComments({ comments }: { comments: Comments }) {
  const { t } = useTranslation(["adminReview", "company"]);
  return (
    <Stack gap={4}>
      <Text strong>{t("comment.chosen")}</Text>
      <ul className={classes["chosen"]}>
        {comments.inputs.map(({ path, text, finding }) => (
          <li key={`${path.join(".")} ${finding ?? ""}`}>
            <strong>{t.code("company:field", path.join("_"))}</strong>{" "}
            {text ?? comments.findings.find((one) => one.code === finding && one.path.join() === path.join())?.message}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

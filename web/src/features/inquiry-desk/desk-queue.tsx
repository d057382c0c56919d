import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useKeysChoice } from "#features/admin-table/use-keys-choice.ts";
import classes from "#features/work-review/review-queue.module.css";
import { isPast, waitingAge } from "#features/work-review/waiting-age.ts";
import type { InquiryCategory } from "#graphql/operations.ts";
import { adminInquiryPath } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Button } from "#ui/button.tsx";

interface WaitingInquiry {
  id: string;
  category: InquiryCategory;
  name: string;
  companyName: string | null;
  preview: string;
  createdAt: string;
  answerDueAt: string;
}

interface DeskQueueProps {
  waiting: readonly WaitingInquiry[];
  totalCount: number;
  current: string;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;
}

/** What waits for an answer beside the one that is open, the oldest first; `n` and `p` go through it. */
export function DeskQueue({ waiting, totalCount, current }: DeskQueueProps) {
  const { t } = useTranslation(["desk", "vocabulary", "adminReview"]);
  const navigate = useNavigate();
  const { areKeysOn } = useKeysChoice();
  const at = waiting.findIndex(({ id }) => id === current);
  const next = waiting[at + 1]?.id;
  const previous = at > 0 ? waiting[at - 1]?.id : undefined;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!areKeysOn || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { n: next, p: previous }[event.key];
      if (!to || isTyping(event.target) || document.querySelector("[role=dialog], [role=menu]")) return;
      event.preventDefault();
      void navigate(adminInquiryPath(to));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  return (
    <nav className={classes["queue"]} aria-label={t("inquiry.waiting")}>
      <div className={classes["head"]}>
        <p className={classes["title"]}>
          {t("inquiry.waiting")}
          <span className={classes["total"]}>{totalCount}</span>
        </p>
        {next && (
          <Button variant="soft" size="sm" onClick={() => void navigate(adminInquiryPath(next))}>
            {t("inquiry.next")}
          </Button>
        )}
      </div>
      {waiting.length === 0 && <p className={classes["none"]}>{t("inquiry.empty")}</p>}
      <ol className={classes["list"]}>
        {waiting.map(({ id, category, name, companyName, preview, createdAt, answerDueAt }) => (
          <li key={id}>
            <Link to={adminInquiryPath(id)} className={classes["row"] ?? ""} aria-current={id === current ? "true" : undefined}>
              <span className={classes["text"]}>
                <span className={classes["name"]}>{preview}</span>
                <span className={classes["facts"]}>
                  <span className={classes["kind"]}>{t(`vocabulary:inquiryCategory.${category}`)}</span>
                  <span className={classes["age"]} data-long={isPast(answerDueAt)}>
                    {waitingAge(t, createdAt)}
                  </span>
                  <span className={classes["company"]}>{companyName ?? name}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

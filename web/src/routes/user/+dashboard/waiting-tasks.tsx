import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import type { SeekerState } from "./next-step.ts";
import classes from "./waiting-tasks.module.css";

interface Task {
  key: "scheduling" | "unread" | "closing";
  icon: IconName;
  to: string;
  count: number;
}

/** What else waits for the seeker, each with the way to it; nothing when nothing does. */
export function WaitingTasks({ counts, unread, closing }: Pick<SeekerState, "counts" | "unread"> & { closing: number }) {
  const { t } = useTranslation("dashboard");
  const scheduling = counts.find(({ status }) => status === "SCHEDULING")?.count ?? 0;
  const all: readonly Task[] = [
    { key: "scheduling", icon: "calendar", to: userPaths.entries, count: scheduling },
    { key: "unread", icon: "message-circle", to: userPaths.message, count: unread },
    { key: "closing", icon: "clock", to: userPaths.likedWorks, count: closing },
  ];
  const tasks = all.filter(({ count }) => count > 0);
  if (tasks.length === 0) return null;
  return (
    <ul className={classes["tasks"]}>
      {tasks.map(({ key, icon, to, count }) => (
        <li key={key}>
          <Link to={to} className={classes["task"]}>
            <Icon name={icon} size={22} />
            {t(`waiting.${key}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

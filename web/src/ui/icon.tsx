/** The drawings of `/art/icons.svg`. */
export const iconNames = [
  "activity",
  "alert-circle",
  "alert-triangle",
  "arrow-left",
  "arrow-right",
  "briefcase",
  "building",
  "building-bank",
  "bulb",
  "calendar",
  "calendar-event",
  "chart-bar",
  "check",
  "chevron-down",
  "chevron-right",
  "circle-check",
  "circle-x",
  "clipboard-check",
  "clipboard-text",
  "clock",
  "command",
  "copy",
  "credit-card",
  "currency-yen",
  "download",
  "edit",
  "eye",
  "eye-off",
  "file-text",
  "filter",
  "flag",
  "heart",
  "help-circle",
  "history",
  "home",
  "hourglass-high",
  "id",
  "key",
  "layout-kanban",
  "list",
  "lock",
  "mail-x",
  "map-pin",
  "menu-2",
  "message-circle",
  "message-report",
  "messages",
  "news",
  "paperclip",
  "photo",
  "player-play",
  "plus",
  "printer",
  "refresh",
  "school",
  "search",
  "send",
  "settings",
  "share",
  "speakerphone",
  "trash",
  "upload",
  "user-check",
  "user-cog",
  "user-plus",
  "users",
  "users-group",
  "walk",
  "x",
] as const;
export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  size?: number;
  /** Filled instead of an outline. */
  isFilled?: boolean;
}

/** An outline of one set; a word stands beside every one that carries a meaning. The drawings are one file, which is no script. */
export function Icon({ name, size = 18, isFilled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      strokeWidth={1.75}
      fill={isFilled ? "currentColor" : "none"}
      style={{ flex: "none" }}
    >
      <use href={`/art/icons.svg#${name}`} />
    </svg>
  );
}

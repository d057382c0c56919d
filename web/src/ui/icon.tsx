/** The drawings of `/art/icons.svg`. */
export const iconNames = [
  "briefcase",
  "building",
  "calendar",
  "circle-check",
  "circle-x",
  "clock",
  "credit-card",
  "currency-yen",
  "eye-off",
  "file-text",
  "flag",
  "heart",
  "help-circle",
  "home",
  "hourglass-high",
  "id",
  "map-pin",
  "menu-2",
  "message-circle",
  "plus",
  "printer",
  "school",
  "search",
  "send",
  "share",
  "speakerphone",
  "users",
  "users-group",
  "walk",
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

import classes from "./avatar.module.css";

const hues = 6;

interface AvatarProps {
  name: string;
  /** What is shown, where that is not the first character. */
  initial?: string;
  size?: number;
}

/** The first character of a person's name on a tint of their own: never a picture of anybody. The name always stands beside it. */
export function Avatar({ name, initial = name.trim().slice(0, 1), size = 40 }: AvatarProps) {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return (
    <span
      aria-hidden="true"
      className={classes["avatar"]}
      data-hue={sum % hues}
      data-initial={initial}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    />
  );
}

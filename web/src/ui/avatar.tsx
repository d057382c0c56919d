import classes from "./avatar.module.css";

const hues = 6;

/** The first character of a person's name on a tint of their own: never a picture of anybody. The name always stands beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return (
    <span
      aria-hidden="true"
      className={classes["avatar"]}
      data-hue={sum % hues}
      data-initial={name.trim().slice(0, 1)}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    />
  );
}

import { Icon } from "../icon.tsx";
import { Text } from "../text/text.tsx";
import classes from "./steps.module.css";

function stateOf(index: number, current: number): "done" | "current" | "todo" {
  if (index === current) return "current";
  return index < current ? "done" : "todo";
}

/** The steps 入力, 確認 and 完了, with the one the reader is at. */
export function Steps({ labels, current, title }: { labels: readonly string[]; current: number; title: string }) {
  return (
    <ol className={classes["steps"]} aria-label={title}>
      {labels.map((label, index) => (
        <li key={label} data-state={stateOf(index, current)} aria-current={index === current ? "step" : undefined}>
          <span className={classes["number"]}>{index < current ? <Icon name="check" size={16} /> : index + 1}</span>
          <Text component="span" size="sm" strong={index === current}>
            {label}
          </Text>
        </li>
      ))}
    </ol>
  );
}

import { Group } from "#ui/layout.tsx";
import classes from "./entry-tags.module.css";

/** The company's own tags on an application. */
export function EntryTags({ tags }: { tags: readonly { id: string; name: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <Group gap={4} component="ul" className={classes["tags"] ?? ""}>
      {tags.map(({ id, name }) => (
        <li key={id} className={classes["tag"]}>
          {name}
        </li>
      ))}
    </Group>
  );
}

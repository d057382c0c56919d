import { Menu } from "@mantine/core";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface ActMenuProps {
  /** On the button. */
  text: string;
  /** Of the button, where its text alone does not say about whom. */
  label?: string;
  acts: readonly { id: string; label: string; run(): void }[];
}

/** Several acts behind one button. */
export function ActMenu({ text, label, acts }: ActMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="soft" size="xs" aria-label={label}>
          {text}
          <Icon name="chevron-down" size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ id, label: name, run }) => (
          <Menu.Item key={id} onClick={run}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

import { Anchor, Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface LinkButtonProps extends ButtonProps {
  to: string;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function LinkButton({ to, children, ...button }: LinkButtonProps) {
  return (
    <Button component={Link} to={to} {...button}>
      {children}
    </Button>
  );
}

/** A link in running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} underline="always">
      {children}
    </Anchor>
  );
}

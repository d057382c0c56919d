import type { ButtonHTMLAttributes } from "react";
import classes from "./button.module.css";

export interface ButtonLook {
  variant?: "filled" | "outline" | "soft" | "subtle";
  size?: "xs" | "sm" | "md" | "lg";
  color?: "main" | "dark" | "red";
}

/** Returns the attributes that make an element look like a button. */
export function buttonLook({ variant = "filled", size = "sm", color = "main" }: ButtonLook) {
  return { className: classes["button"] ?? "", "data-variant": variant, "data-size": size, "data-color": color };
}

type ButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "color"> & { loading?: boolean };

/** Does something here; while it does, it cannot be pressed again. */
export function Button({ variant, size, color, loading = false, disabled = false, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonLook({ variant, size, color })}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    />
  );
}

import { type ReactNode, useRef } from "react";
import { Button, type ButtonLook } from "../button.tsx";

interface FileButtonProps extends ButtonLook {
  /** The kinds of files that may be chosen, as the browser names them. */
  accept?: string;
  /** Names the choice, where the button's words do not. */
  label?: string;
  loading?: boolean;
  disabled?: boolean;
  onFile(file: File): void;
  children: ReactNode;
}

/** A button that asks for a file of the reader's. The same file may be chosen twice. */
export function FileButton({ accept, label, onFile, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { type Blocker, type Location, useBlocker } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Dialog } from "../dialog.tsx";
import { Text } from "../text/text.tsx";

interface UnsavedGuardProps {
  /** Whether something typed would be lost now; asked when the reader is about to leave. */
  isUnsaved(): boolean;
  /** Tries to save the entries; when that works there is nothing to ask. */
  save?: () => Promise<boolean>;
}

/** The browser asks in its own words before it closes or reloads the page. */
function useUnloadQuestion(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  });
}

/** Saves and lets the reader go on without a question where possible. @returns whether the reader must be asked. */
function useQuestion(blocker: Blocker, save: UnsavedGuardProps["save"]): boolean {
  const [askedAt, setAskedAt] = useState<Location>();
  const triedAt = useRef<Location>(undefined);
  useEffect(() => {
    if (blocker.state !== "blocked" || triedAt.current === blocker.location) return;
    const { location } = blocker;
    triedAt.current = location;
    void (save?.() ?? Promise.resolve(false)).then((isSaved) => (isSaved ? blocker.proceed() : setAskedAt(location)));
  }, [blocker, save]);
  return blocker.state === "blocked" && askedAt === blocker.location;
}

/** Asks before unsaved entries are lost: on the way to another screen, and when the page is closed or reloaded. */
export function UnsavedGuard({ isUnsaved, save }: UnsavedGuardProps) {
  const { t } = useTranslation("common");
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved());
  useUnloadQuestion(isUnsaved);
  const isOpen = useQuestion(blocker, save);
  return (
    <Dialog
      title={t("form.unsavedTitle")}
      isOpen={isOpen}
      onClose={() => blocker.reset?.()}
      action={{ label: t("form.leave"), isLoading: false, run: () => blocker.proceed?.() }}
    >
      <Text>{t("form.unsaved")}</Text>
    </Dialog>
  );
}

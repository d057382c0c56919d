import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { client } from "#platform/graphql-client.ts";
import { changeLanguage, startI18n } from "#platform/i18n/i18n.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { loadToasts } from "#platform/toast/toast-store.ts";
import { server } from "./api.ts";

// The test browser has no list of fonts; growing text boxes listen to it.
Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });

// The reader's browser prefers Japanese unless a test says so.
Object.defineProperty(navigator, "languages", { value: ["ja"], configurable: true });

// A busy machine is no defect of the screen.
configure({ asyncUtilTimeout: 300_000 });

beforeAll(async () => {
  server.listen({ onUnhandledFrame: "error" });
  await startI18n("ja");
  await loadToasts();
});

// Whatever the test before has chosen.
beforeEach(() => changeLanguage("ja"));

afterEach(async () => {
  cleanup();
  // Of every layer, not only of the back office.
  adminToast.remove();
  server.resetHandlers();
  await client.clearStore();
});

afterAll(() => server.close());

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function findChromium(): string {
  const named = process.env["CHROMIUM"];
  if (named) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    for (const folder of folders) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here: the next folder may have it.
      }
    }
  }
  throw new Error("Chromium is not installed: apt-get install chromium fonts-noto-cjk");
}

/** Chromium without a window. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  // Without a locale of UTF-8 a downloaded file loses its Japanese name.
  const env = { ...process.env, LANG: "C.UTF-8" };
  return chromium.launch({ executablePath: findChromium(), args: [...flags, ...more], env });
}

/** The two widths every journey is walked at. */
export const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

export interface Visit {
  page: Page;
  /** Errors of scripts, of the content policy and failed answers of the server (5xx) so far. */
  complaints: string[];
  close(): Promise<void>;
}

interface VisitOptions {
  url: string;
  width?: keyof typeof widths;
  locale?: string;
  /** Opens addresses as they are given; otherwise a reader of English opens the English ones, where the site has them. */
  asGiven?: boolean;
  /** Has the site's worker, as readers have. Otherwise every request is the page's own, where a journey can see and change it. */
  withWorker?: boolean;
}

function inEnglish(address: string, base: string): string {
  const url = new URL(address, base);
  const isOwn = url.origin === base && !/^\/(company|admin|api|dev|feed|files|en|easy)(\/|$)/.test(url.pathname);
  if (isOwn) url.pathname = `/en${url.pathname}`;
  return url.href;
}

/** Presses the switch in the header, and then a language by its own name. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator("button[popovertarget]").first().click();
  await page.locator("[popover]").getByText(name, { exact: true }).click();
}

/** A new browser profile on one page that writes down whatever goes wrong. */
export async function visit(browser: Browser, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: options.url,
    viewport: widths[options.width ?? "desktop"],
    locale: options.locale ?? "ja-JP",
    timezoneId: "Asia/Tokyo",
    serviceWorkers: options.withWorker ? "allow" : "block",
    // Half-faded dialogs have half the contrast: what is judged is the screen at rest.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (options.locale?.startsWith("en") && !options.asGiven) {
    const open = page.goto.bind(page);
    page.goto = (address, how) => open(inEnglish(address, options.url), how);
  }
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { page, complaints, close: () => context.close() };
}

/** Pixels by which a page is wider than its window; anything above 0 makes a phone scroll sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

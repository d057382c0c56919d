import "./platform/own-node.ts";
import { flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { openCockpit } from "./app/cockpit/open-cockpit.ts";
import { endOnSignals } from "./app/connection/end-on-signals.ts";
import { listen, requireFreePort } from "./app/connection/listen.ts";
import { createApp } from "./app/create-app.ts";
import { openMailIn } from "./app/mail/mail-in.ts";
import { bringUpToDate, openServices } from "./app/open-services.ts";
import { registerTasks } from "./app/register-tasks.ts";
import { installBank, installPractice } from "./modules/exam/item/install-bank.ts";
import { DatabaseInUseError } from "./platform/database/lock-file.ts";
import { knowPort, readEnvironment } from "./platform/environment.ts";
import { isBusy } from "./platform/is-busy.ts";
import { timed } from "./platform/log/progress.ts";

/** Another process that starts on the same database may be at the same rows for long: it is waited for, not died of. */
async function whileBusy(run: () => Promise<void>): Promise<void> {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await sleep(500);
    }
  }
}

/** Reads the settings, opens the outside, serves until told to stop. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const services = await timed("Opening the database", () => openServices(environment));
  // Behind the lock: a second start on the same data is told who has the data, not that the port is taken.
  await requireFreePort(environment.port, environment.host);
  await timed("Bringing the tables up to date", () => bringUpToDate(services));
  const install = (run: typeof installBank | typeof installPractice) =>
    whileBusy(() => run(services.database.fork(), { now: services.clock() }));
  await timed("Installing the items of the exam", () => install(installBank));
  await timed("Installing the items to practise with", () => install(installPractice));
  const hints = environment.demo ? await (await import("./app/prepare-demo.ts")).prepareDemo(services) : [];
  const app = await createApp(services, environment.webDir);
  registerTasks(services);
  const port = await listen(app.http, environment.port, environment.host);
  knowPort(environment, port);
  const mailIn = await openMailIn(services);
  const cockpit = await openCockpit(services, app);
  endOnSignals(app, services, [mailIn, cockpit]);
  services.jobs.start();
  // While it is worked on, the site in front of the server is the address to open.
  console.log(`\nKotoba Works is running at ${environment.production ? `http://localhost:${port}` : environment.baseUrl}`);
  for (const hint of hints) console.log(hint);
  process.send?.({ ready: true, port });
  // Written now and not at the end, which a process that is killed does not reach.
  flushCompileCache();
}

main().catch((error: unknown) => {
  console.error(error instanceof DatabaseInUseError || error instanceof Error ? error.message : error);
  process.exit(1);
});

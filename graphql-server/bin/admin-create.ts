import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { bringUpToDate, closeServices, openServices } from "../src/app/open-services.ts";
import { systemContext } from "../src/app/request-context.ts";
import { createAdmin } from "../src/modules/account/admin/create-admin.ts";
import { resetAdminByEmail } from "../src/modules/account/two-factor/reset-two-factor.ts";
import { readEnvironment } from "../src/platform/environment.ts";
import { messageOf } from "../src/shared/messages/message-of.ts";
import { UserErrors } from "../src/shared/user-error.ts";
import { adminRoles } from "../src/shared/viewer/roles.ts";

const usage = `Makes a person of the back office.

  npm run admin:create -- --email you@example.jp --name "Your Name" [--role ${adminRoles.join("|")}] [--password-stdin]

  npm run admin:create -- --email you@example.jp --reset-two-factor     takes a lost authenticator off an account that exists

Without --password-stdin a link to choose a password is mailed (it works once, for three days).
With it the first line of standard input is the password; it never appears among the arguments.`;

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}

async function main(): Promise<void> {
  const options = {
    email: { type: "string" },
    name: { type: "string" },
    role: { type: "string" },
    "password-stdin": { type: "boolean" },
    "reset-two-factor": { type: "boolean" },
  } as const;
  const { values } = parseArgs({ options });
  if (!values.email || !(values.name || values["reset-two-factor"])) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const password = values["password-stdin"] ? { password: await firstLine() } : {};
  const services = await openServices(readEnvironment());
  try {
    await bringUpToDate(services);
    const { ctx } = systemContext(services, "admin-create");
    if (values["reset-two-factor"]) {
      await resetAdminByEmail(ctx, values.email);
      await services.jobs.drain();
      console.log(`${values.email} signs in without a code once, and sets the second factor up again.`);
      return;
    }
    const admin = await createAdmin(ctx, { email: values.email, name: values.name ?? "", role: values.role ?? "OWNER", ...password });
    if (!values["password-stdin"]) await services.jobs.drain();
    console.log(`Made the ${admin.role} ${admin.email}.${values["password-stdin"] ? "" : " A link to choose a password was mailed."}`);
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  if (error instanceof UserErrors) {
    for (const { code, path, params } of error.problems) console.error(`${path.join(".")}: ${messageOf(code, "en", params)}`);
  } else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

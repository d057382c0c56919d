import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { createApp } from "../app/create-app.ts";
import { idleSocketMs } from "../app/graphql/socket/socket-limits.ts";
import { createSpentTime, type SpentTime } from "../app/middleware/spent-time.ts";
import { bringUpToDate, closeServices, openServices } from "../app/open-services.ts";
import type { Services } from "../app/services.ts";
import type { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import type { Company } from "../modules/account/company/company.entity.ts";
import type { CompanyMember } from "../modules/account/member/company-member.entity.ts";
import type { User } from "../modules/account/seeker/user.entity.ts";
import { Session } from "../modules/account/session/session.entity.ts";
import { tokenHash } from "../modules/account/session/session.token.ts";
import type { Database } from "../platform/database/open-database.ts";
import { knowPort, readEnvironment } from "../platform/environment.ts";
import { createLog } from "../platform/log/log.ts";
import { readStoredMails, type StoredMail } from "../platform/mail/mail-transport.ts";
import { readSecrets } from "../platform/secrets.ts";
import { newId } from "../shared/ids.ts";
import type { AccountKind } from "../shared/viewer/actor.ts";
import type { AdminRole, CompanyRole } from "../shared/viewer/roles.ts";
import { countRequestsOf } from "./database/count-statements.ts";
import { openMemoryDatabase } from "./database/memory-database.ts";
import { requireOwnIds } from "./database/own-ids.ts";
import { aCompany, aMember, anAdmin, aSeeker } from "./factories.ts";
import { createTestClient, type TestClient } from "./http-client.ts";

export interface TestServerOptions {
  /** Settings as environment variables; NODE_ENV is "test" unless set, undefined leaves it out. */
  env?: Record<string, string | undefined>;
  /** A PostgreSQL address instead of the embedded database in memory. */
  databaseUrl?: string;
  /** Folder of a built site. */
  webDir?: string;
  /** Milliseconds an operation may take at most; long unless a test is about it, as a busy machine is no failure. */
  operationMs?: number;
  /** Milliseconds to the first byte of an answer; long unless a test is about it. */
  firstByteMs?: number;
  /** Milliseconds for which visitors share an answer; tests share none unless they ask for it. */
  sharedMs?: number;
  /** Milliseconds a socket may stay without a subscription. */
  idleSocketMs?: number;
  /** What the budgets of the database's time are counted with. */
  spentTime?: () => SpentTime;
}

/** A running server with a database of its own and clients that speak to it over HTTP. */
export interface TestServer {
  url: string;
  services: Services;
  /** A fresh unit of work on the server's database. */
  em(): EntityManager;
  /** Sets the server's clock; it stands still from then on. */
  setNow(now: Date): void;
  anonymous(): TestClient;
  asSeeker(user?: User): Promise<TestClient & { user: User }>;
  asCompany(role?: CompanyRole, company?: Company): Promise<TestClient & { company: Company; member: CompanyMember }>;
  asAdmin(role?: AdminRole): Promise<TestClient & { admin: AdminUser }>;
  /** Sends the mails in the outbox and returns every mail so far, newest first. */
  mails(): Promise<StoredMail[]>;
  /** Log lines of the server so far. */
  logLines: string[];
  close(): Promise<void>;
}

interface Clocked {
  now: Date | undefined;
}

/** Keys that all servers of a test share, as the processes of one site do. */
const keys = { PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`, HMAC_KEY: "x7Jw0s8q".repeat(5) };

async function startServices(options: TestServerOptions, dir: string, clocked: Clocked, lines: string[]): Promise<Services> {
  const environment = readEnvironment({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dir,
    ...keys,
    // All visitors of a test come from one address, and wait for each other on one busy machine.
    BUDGET_ADDRESS_SECONDS: "0",
    BUDGET_SESSION_SECONDS: "0",
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
    ...options.env,
  });
  const database: { database?: Database } = options.databaseUrl
    ? {}
    : { database: await openMemoryDatabase(readSecrets(environment).keyRing) };
  const clock = () => clocked.now ?? new Date();
  const services = await openServices(environment, {
    ...database,
    clock,
    log: createLog({ level: "info", write: (line) => lines.push(line) }),
  });
  if (options.databaseUrl) await bringUpToDate(services);
  else await services.queue.open();
  return services;
}

async function signIn(services: Services, kind: AccountKind, accountId: string): Promise<{ kind: AccountKind; token: string }> {
  const token = randomBytes(32).toString("base64url");
  const now = services.clock();
  const em = services.database.fork();
  const times = { createdAt: now, lastSeenAt: now, authenticatedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) };
  em.create(Session, { id: newId(), tokenHash: tokenHash(token), kind, accountId, ...times });
  await em.flush();
  return { kind, token };
}

/** Starts the whole server on a free port with an empty, migrated database. Close it at the end. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dir = await mkdtemp(join(tmpdir(), "kotoba-test-"));
  const clocked: Clocked = { now: undefined };
  const logLines: string[] = [];
  const services = await startServices(options, dir, clocked, logLines);
  const app = await createApp(services, options.webDir ?? join(dir, "web"), {
    firstByteMs: options.firstByteMs ?? 600_000,
    operationMs: options.operationMs ?? 600_000,
    sharedMs: options.sharedMs ?? 0,
    idleSocketMs: options.idleSocketMs ?? idleSocketMs,
    watchLoad: () => () => false,
    watchUse: () => () => undefined,
    spentTime: options.spentTime ?? createSpentTime,
  });
  // A test that thinks for long must not meet a connection that is just being closed.
  app.http.keepAliveTimeout = 120_000;
  app.http.timeout = 600_000;
  countRequestsOf(app.http);
  requireOwnIds(services.database, app.http);
  await new Promise<void>((resolve) => app.http.listen(0, "127.0.0.1", resolve));
  const address = app.http.address();
  const port = typeof address === "object" && address ? address.port : 0;
  knowPort(services.environment, port);
  const url = `http://127.0.0.1:${port}`;
  const em = () => services.database.fork();

  return {
    url,
    services,
    em,
    logLines,
    setNow: (now) => void (clocked.now = now),
    anonymous: () => createTestClient(url),
    async asSeeker(existing) {
      const unit = em();
      const user = existing ?? aSeeker(unit);
      await unit.flush();
      return { ...createTestClient(url, await signIn(services, "SEEKER", user.id)), user };
    },
    async asCompany(role = "OWNER", existing) {
      const unit = em();
      const company = existing ?? aCompany(unit);
      await unit.flush();
      const member = aMember(unit, unit.merge(company), { role });
      await unit.flush();
      return { ...createTestClient(url, await signIn(services, "COMPANY", member.id)), company, member };
    },
    async asAdmin(role = "OWNER") {
      const unit = em();
      const admin = anAdmin(unit, { role });
      await unit.flush();
      return { ...createTestClient(url, await signIn(services, "ADMIN", admin.id)), admin };
    },
    async mails() {
      await services.jobs.drain();
      return readStoredMails(services.environment.mailDir);
    },
    async close() {
      const late = setTimeout(() => app.http.closeAllConnections(), 10_000);
      await app.drain();
      clearTimeout(late);
      app.http.closeAllConnections();
      await closeServices(services);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { startPostgres, type TestPostgres } from "../../src/testing/database/postgres.ts";
import { type SmtpSink, startSmtpSink } from "../../src/testing/servers/smtp-sink.ts";
import { startTcpProxy, type TcpProxy } from "../../src/testing/servers/tcp-proxy.ts";
import { addPeople, type People } from "./people.ts";
import { createProduct, type Product } from "./product.ts";

/** What all faults of a drill share: a PostgreSQL, and a database with people that each fault gets a copy of. */
export interface Ground {
  postgres: TestPostgres;
  dir: string;
  people: People;
  keys: Record<string, string>;
  template: string;
  /** Ends it; `keep` leaves what the processes printed. */
  close(options?: { keep: boolean }): Promise<void>;
}

/** What stands around the product while a fault happens. */
export interface World {
  postgres: TestPostgres;
  /** The network between the product and its database. */
  network: TcpProxy;
  smtp: SmtpSink;
  products: readonly Product[];
  people: People;
  /** Folder of the product's data. */
  dataDir: string;
  /** A connection to the database that no fault of the network touches; opened when it is asked for. */
  database(): Promise<Client>;
  /** Files that hold what the processes printed. */
  logDir: string;
  close(): Promise<void>;
}

/** Starts PostgreSQL and fills the database that the others are copied from. */
export async function openGround(people: number): Promise<Ground> {
  const dir = await mkdtemp(join(tmpdir(), "kotoba-drill-"));
  const postgres = await startPostgres({ isDurable: true });
  const keys = { PII_KEYS: `drill:${randomBytes(32).toString("base64")}`, HMAC_KEY: randomBytes(32).toString("base64") };
  const template = await postgres.createDatabase();
  const close = async ({ keep } = { keep: false }) => {
    await postgres.stop();
    if (!keep) await rm(dir, { recursive: true, force: true });
  };
  try {
    const env = { NODE_ENV: "production", DATABASE_URL: template, DATA_DIR: join(dir, "template"), LOG_LEVEL: "error", ...keys };
    const services = await openServices(readEnvironment(env));
    await bringUpToDate(services);
    const added = await addPeople(services, people);
    await closeServices(services);
    return { postgres, dir, people: added, keys, template, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export interface WorldOptions {
  name: string;
  processes: number;
  env: Record<string, string>;
  /** The product reaches its database through `network`. */
  isBehindNetwork: boolean;
}

/** Settings of the product as on a real machine: production, behind a proxy, everything else as it comes. */
function settings({ keys }: Ground, more: Record<string, string>): Record<string, string> {
  return { NODE_ENV: "production", GRAPHQL_SAFELIST: "0", TRUST_PROXY: "1", LOG_LEVEL: "warn", ...keys, ...more };
}

/** Whoever signed in when the drill began would by rights be signed out an hour later, before the last faults are played. */
async function keepSignedIn(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("update session set last_seen_at = now(), expires_at = now() + interval '30 days'");
  await client.end();
}

/** Copies the database, starts what is around the product, then the product. */
export async function openWorld(ground: Ground, { name, processes, env, isBehindNetwork }: WorldOptions): Promise<World> {
  const { postgres, people } = ground;
  const logDir = join(ground.dir, name);
  const dataDir = join(logDir, "data");
  await mkdir(dataDir, { recursive: true });
  const url = await postgres.copyDatabase(ground.template);
  await keepSignedIn(url);
  const network = await startTcpProxy(url);
  const smtp = await startSmtpSink();
  const databaseUrl = isBehindNetwork ? network.through(url) : url;
  const own = settings(ground, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env });
  const products: Product[] = [];
  for (let number = 1; number <= processes; number += 1) products.push(await createProduct(own, join(logDir, `product-${number}.log`)));
  for (const product of products) await product.start();
  return {
    postgres,
    network,
    smtp,
    products,
    people,
    dataDir,
    logDir,
    async database() {
      const client = new Client({ connectionString: url });
      client.on("error", () => undefined);
      await client.connect();
      return client;
    },
    async close() {
      for (const product of products) {
        product.signal("SIGCONT");
        await product.end("SIGTERM");
      }
      await network.close();
      await smtp.close();
    },
  };
}

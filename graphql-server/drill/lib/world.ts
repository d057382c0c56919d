import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { freePort, startPostgres, type TestPostgres } from "../../src/testing/database/postgres.ts";
import { type SmtpSink, startSmtpSink } from "../../src/testing/servers/smtp-sink.ts";
import { startTcpProxy, type TcpProxy } from "../../src/testing/servers/tcp-proxy.ts";
import { untilMailed } from "./check.ts";
import { copyEmbedded, type EmbeddedTemplate, makeEmbedded, openEmbedded, type Reader } from "./embedded.ts";
import { addPeople, type People } from "./people.ts";
import { createProduct, type Product } from "./product.ts";

/** What all faults of a drill share: a PostgreSQL, and a database with people that each fault gets a copy of. */
export interface Ground {
  postgres: TestPostgres;
  dir: string;
  people: People;
  keys: Record<string, string>;
  template: string;
  /** The same for products without PostgreSQL; made when it is first asked for. */
  embedded(): Promise<EmbeddedTemplate>;
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
  /** A connection to PostgreSQL that no fault of the network touches; opened when it is asked for. */
  database(): Promise<Client>;
  /**
   * The database that the products write to, once nobody writes any more and no mail waits, or so many seconds are over. An embedded one is
   * opened when they have ended.
   */
  written(mailSeconds: number): Promise<Reader>;
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
    let made: Promise<EmbeddedTemplate> | undefined;
    const embedded = () => (made ??= makeEmbedded(join(dir, "embedded"), keys, people));
    return { postgres, dir, people: added, keys, template, embedded, close };
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
  /** The product keeps its database in its own folder instead. */
  isEmbedded: boolean;
}

/** Settings of the product as on a real machine: production, behind a proxy, everything else as it comes. */
function settings({ keys }: Ground, more: Record<string, string>): Record<string, string> {
  return { NODE_ENV: "production", GRAPHQL_SAFELIST: "0", TRUST_PROXY: "1", LOG_LEVEL: "warn", ...keys, ...more };
}

/** Whoever signed in when the drill began would by rights be signed out an hour later, before the last faults are played. */
async function keepSignedIn(database: Reader): Promise<void> {
  await database.query("update session set last_seen_at = now(), expires_at = now() + interval '30 days'");
  await database.end();
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const waitingMails = /^kotoba_mails_waiting(?:\{.*\})? (\d+)/m;

/** Waits until a product says that no mail of its waits any more, or until so many seconds are over. */
async function untilNoMailWaits(metricsUrl: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const text = await fetch(metricsUrl).then((answer) => answer.text());
    if (waitingMails.exec(text)?.[1] === "0") return;
    await sleep(500);
  }
}

/** Where the products of a world keep their rows. */
interface Place {
  env: Record<string, string>;
  people: People;
  written: World["written"];
}

interface Site {
  url: string;
  dataDir: string;
  products: readonly Product[];
}

async function onPostgres({ people }: Ground, { url }: Site, databaseUrl: string): Promise<Place> {
  await keepSignedIn(await connect(url));
  return {
    env: { DATABASE_URL: databaseUrl },
    people,
    async written(mailSeconds) {
      const database = await connect(url);
      await untilMailed(database, mailSeconds);
      return database;
    },
  };
}

async function inFolder(ground: Ground, { dataDir, products }: Site): Promise<Place> {
  const template = await ground.embedded();
  await copyEmbedded(template, dataDir);
  await keepSignedIn(await openEmbedded(dataDir));
  const port = await freePort();
  return {
    env: { METRICS_PORT: String(port) },
    people: template.people,
    async written(mailSeconds) {
      await untilNoMailWaits(`http://127.0.0.1:${port}/metrics`, mailSeconds);
      for (const product of products) await product.end("SIGTERM");
      return openEmbedded(dataDir);
    },
  };
}

/** Copies the database, starts what is around the product, then the product. */
export async function openWorld(ground: Ground, { name, processes, env, isBehindNetwork, isEmbedded }: WorldOptions): Promise<World> {
  const { postgres } = ground;
  const logDir = join(ground.dir, name);
  const dataDir = join(logDir, "data");
  await mkdir(dataDir, { recursive: true });
  const url = await postgres.copyDatabase(ground.template);
  const network = await startTcpProxy(url);
  const smtp = await startSmtpSink();
  const products: Product[] = [];
  const site = { url, dataDir, products };
  const place = isEmbedded ? await inFolder(ground, site) : await onPostgres(ground, site, isBehindNetwork ? network.through(url) : url);
  const own = settings(ground, { ...place.env, DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env });
  for (let number = 1; number <= processes; number += 1) products.push(await createProduct(own, join(logDir, `product-${number}.log`)));
  for (const product of products) await product.start();
  return {
    postgres,
    network,
    smtp,
    products,
    people: place.people,
    dataDir,
    logDir,
    database: () => connect(url),
    written: place.written,
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

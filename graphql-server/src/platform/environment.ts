import { z } from "zod";
import { defaultPool, type PoolSettings } from "./database/postgres-pool.ts";
import type { ProviderName, ProviderSettings } from "./identity/identity-provider.ts";
import { type DkimSettings, readDkim } from "./mail/dkim.ts";
import type { StripeOptions } from "./payment/stripe-gateway.ts";
import { readStorageSettings, type StorageSettings } from "./storage/storage-settings.ts";

const flag = z
  .enum(["0", "1", "true", "false", ""])
  .default("")
  .transform((value) => value === "1" || value === "true");

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value));

/** A whole number within bounds; an empty variable counts as not set. */
function wholeNumber<F extends number | undefined>({ from, to, fallback }: { from: number; to: number; fallback: F }) {
  const number = z.coerce.number().int().min(from).max(to);
  return z.preprocess((value) => (value === "" ? undefined : value), number.optional()).transform((value): number | F => value ?? fallback);
}

const shape = z.object({
  /** Any value that does not say development means production. */
  NODE_ENV: z
    .string()
    .optional()
    .transform((value) => (value === "development" || value === "test" ? "development" : "production")),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optionalText,
  MIGRATE_DATABASE_URL: optionalText,
  DATABASE_POOL_SIZE: wholeNumber({ from: 2, to: 500, fallback: defaultPool.size }),
  DATABASE_STATEMENT_MS: wholeNumber({ from: 500, to: 8_000, fallback: defaultPool.statementMs }),
  DATABASE_CONNECT_MS: wholeNumber({ from: 100, to: 8_000, fallback: defaultPool.connectMs }),
  DATABASE_CONNECTION_SECONDS: wholeNumber({ from: 10, to: 86_400, fallback: defaultPool.lifetimeSeconds }),
  BUDGET_ADDRESS_SECONDS: wholeNumber({ from: 0, to: 3_600, fallback: 60 }),
  BUDGET_SESSION_SECONDS: wholeNumber({ from: 0, to: 3_600, fallback: 20 }),
  DATA_DIR: z.string().min(1).default(".data"),
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().min(3).default("Kotoba Works <no-reply@localhost>"),
  MAIL_DIR: optionalText,
  DKIM_DOMAIN: optionalText,
  DKIM_SELECTOR: optionalText,
  DKIM_KEY: optionalText,
  MAIL_IN_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  MAIL_IN_HOST: z.string().min(1).default("127.0.0.1"),
  MAIL_IN_DOMAIN: optionalText,
  JOBS: z.enum(["on", "off"]).default("on"),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  REQUEST_ID_HEADER: optionalText,
  DRAIN_SECONDS: wholeNumber({ from: 0, to: 300, fallback: undefined }),
  METRICS_PORT: wholeNumber({ from: 0, to: 65_535, fallback: undefined }),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  FILE_STORE: z.enum(["disk", "s3"]).default("disk"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PATH_STYLE: z.enum(["0", "1", "true", "false", ""]).default(""),
  PII_KEYS: optionalText,
  HMAC_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  LINE_CHANNEL_ID: optionalText,
  LINE_CHANNEL_SECRET: optionalText,
  LINE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://access.line.me"),
  ADMIN_TWO_FACTOR: z.enum(["required", "optional"]).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
  WEB_DIR: z.string().min(1).default("dist/web"),
  GRAPHQL_SAFELIST: z.enum(["0", "1", "true", "false", ""]).default(""),
  SAFELIST_FILE: z.string().min(1).default("dist/safelist.json"),
  MCP: z.enum(["on", "off", ""]).default(""),
  FEEDS: z.enum(["on", "off", ""]).default(""),
  WORKS_API: z.enum(["on", "off", ""]).default(""),
  FURIGANA_OFF: flag,
  DEMO: flag,
  ATTACK_POSTURE: flag,
});

/** All of the provider's keys, or none. @throws Error that names what is missing */
function readStripe(values: z.output<typeof shape>): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new Error("STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: set all three or none.");
  }
  return { secretKey, publishableKey, webhookSecret, ...(values.STRIPE_API_BASE && { apiBase: values.STRIPE_API_BASE }) };
}

/** The port for answers by mail, when it is set up. @throws Error when half of it is */
function readMailIn({ MAIL_IN_PORT: port, MAIL_IN_HOST: host, MAIL_IN_DOMAIN: domain }: z.output<typeof shape>): Environment["mailIn"] {
  if (port === undefined && !domain) return undefined;
  if (port === undefined || !domain) throw new Error("MAIL_IN_PORT and MAIL_IN_DOMAIN go together: set both or none.");
  return { host, port, domain: domain.toLowerCase() };
}

const isSafe = ({ protocol, hostname }: URL) => protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** One provider of identities, when it is set up. @throws Error when half of it is, or when secrets would go out in plain text */
function readProvider(name: ProviderName, [clientId, clientSecret, issuer]: readonly [string | undefined, string | undefined, string]) {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) throw new Error(`${name}: its id and its secret go together: set both or none.`);
  if (!isSafe(new URL(issuer))) throw new Error(`${name}_ISSUER must begin with https:`);
  return { clientId, clientSecret, issuer };
}

function readProviders(values: z.output<typeof shape>): Environment["identityProviders"] {
  const google = readProvider("GOOGLE", [values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.GOOGLE_ISSUER]);
  const line = readProvider("LINE", [values.LINE_CHANNEL_ID, values.LINE_CHANNEL_SECRET, values.LINE_ISSUER]);
  return { ...(google && { GOOGLE: google }), ...(line && { LINE: line }) };
}

/** Whether people of the back office must have a second factor before they reach anything. */
export type AdminTwoFactor = NonNullable<z.output<typeof shape>["ADMIN_TWO_FACTOR"]>;
type LogLevel = NonNullable<z.output<typeof shape>["LOG_LEVEL"]>;

/** Settings of this process, read once. */
export interface Environment {
  /** Development opens /dev/mail, the playground and introspection; everything else is production. */
  production: boolean;
  /** Loads demo data into an empty database and shows demo accounts. */
  demo: boolean;
  /** The production posture with demo data for outside testers: mail as files, secrets made on the fly. */
  attackPosture: boolean;
  /** Computes readings in the background; off only where the machine is to do nothing else, e.g. to measure. */
  furigana: boolean;
  port: number;
  host: string;
  /** Public address without a slash at its end; the host of every link in a mail. Read it when it is needed: see `knowPort`. */
  baseUrl: string;
  /** Public address, only when it is set. */
  address?: string;
  databaseUrl?: string;
  /** The same database as the role that owns its tables. When it is set only `npm run migrate` changes tables. */
  migrateUrl?: string;
  /** Sizes and limits of the connections to PostgreSQL. */
  databaseBudget: { addressSeconds: number; sessionSeconds: number };
  databasePool: PoolSettings;
  dataDir: string;
  /** Where uploaded files lie. */
  files: StorageSettings;
  smtpUrl?: string;
  mailFrom: string;
  mailDir: string;
  /** What mails are signed with; without it the mail server signs them, or nobody. */
  dkim?: DkimSettings;
  /** Port for answers by mail, and the domain of the addresses they come to. */
  mailIn?: { host: string; port: number; domain: string };
  /** Does background work: mails, tasks. Off for processes that only answer requests. */
  jobs: boolean;
  /** Number of proxies in front of this process. */
  trustProxy: number;
  /** Header, in small letters, in which the proxy in front names each request; without it the server names them. */
  requestIdHeader?: string;
  /** Seconds for which a process that was told to end still takes requests while it says that it is not ready. */
  drainSeconds: number;
  /** Where the metrics are asked for; without it there are none. */
  metrics?: { host: string; port: number };
  piiKeys?: string;
  hmacKey?: string;
  /** The card payment provider. Without it the built-in test gateway stands in, but in production cards are off. */
  stripe?: StripeOptions;
  /** Providers by which seekers may sign in; one that is not set up is not offered. */
  identityProviders: Readonly<Partial<Record<ProviderName, ProviderSettings>>>;
  /** Required in production; on a site whose demo accounts have published passwords it would keep nobody out and testers from trying. */
  adminTwoFactor: AdminTwoFactor;
  logLevel: LogLevel;
  /** Folder of the built site. */
  webDir: string;
  /** Answers programs that speak the Model Context Protocol, at /mcp. */
  mcp: boolean;
  /** Answers what job boards and feed readers take, at /feed. */
  feeds: boolean;
  /** Answers partners with a key, at /api/v1. */
  worksApi: boolean;
  /** Serves only operations of the safelist. */
  safelist: boolean;
  /** The operations of the built site. */
  safelistFile: string;
}

/** Seconds in which a proxy that looks every second, or that is told by a refused connection, has found another process. */
const behindProxySeconds = 5;

/** Name of a variable that is read. */
export type VariableName = keyof typeof shape.shape;

/** Reads the settings. @throws Error that names every variable that cannot be used. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const parsed = shape.safeParse(source);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These environment variables cannot be used:\n${problems.join("\n")}`);
  }
  const values = parsed.data;
  const attackPosture = values.ATTACK_POSTURE;
  const production = values.NODE_ENV === "production";
  if (values.REQUEST_ID_HEADER && values.TRUST_PROXY === 0) {
    throw new Error("REQUEST_ID_HEADER needs TRUST_PROXY: without a proxy in front whoever sends a request would name it.");
  }
  if (values.MIGRATE_DATABASE_URL && !values.DATABASE_URL) {
    throw new Error("MIGRATE_DATABASE_URL needs DATABASE_URL: it names the same database, as the role that owns the tables.");
  }
  const stripe = readStripe(values);
  const mailIn = readMailIn(values);
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY: key, MAIL_FROM: from } = values;
  const dkim = readDkim({ domain, selector, key, from });
  return {
    production,
    demo: attackPosture || (values.DEMO && !production),
    attackPosture,
    furigana: !values.FURIGANA_OFF,
    port: values.PORT,
    host: values.HOST,
    baseUrl: (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    ...(values.BASE_URL && { address: values.BASE_URL.replace(/\/+$/, "") }),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.MIGRATE_DATABASE_URL && { migrateUrl: values.MIGRATE_DATABASE_URL }),
    databaseBudget: { addressSeconds: values.BUDGET_ADDRESS_SECONDS, sessionSeconds: values.BUDGET_SESSION_SECONDS },
    databasePool: {
      size: values.DATABASE_POOL_SIZE,
      statementMs: values.DATABASE_STATEMENT_MS,
      connectMs: values.DATABASE_CONNECT_MS,
      lifetimeSeconds: values.DATABASE_CONNECTION_SECONDS,
    },
    dataDir: values.DATA_DIR,
    files: readStorageSettings(values),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM,
    mailDir: values.MAIL_DIR ?? `${values.DATA_DIR}/mail`,
    ...(mailIn && { mailIn }),
    ...(dkim && { dkim }),
    jobs: values.JOBS === "on",
    trustProxy: values.TRUST_PROXY,
    ...(values.REQUEST_ID_HEADER && { requestIdHeader: values.REQUEST_ID_HEADER.toLowerCase() }),
    drainSeconds: values.DRAIN_SECONDS ?? (production && values.TRUST_PROXY > 0 ? behindProxySeconds : 0),
    ...(values.METRICS_PORT !== undefined && { metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT } }),
    ...(values.PII_KEYS && { piiKeys: values.PII_KEYS }),
    ...(values.HMAC_KEY && { hmacKey: values.HMAC_KEY }),
    ...(stripe && { stripe }),
    identityProviders: readProviders(values),
    adminTwoFactor: values.ADMIN_TWO_FACTOR ?? (production && !attackPosture ? "required" : "optional"),
    logLevel: values.LOG_LEVEL ?? (production ? "info" : "warn"),
    webDir: values.WEB_DIR,
    mcp: values.MCP === "" ? !production || attackPosture : values.MCP === "on",
    feeds: values.FEEDS !== "off",
    worksApi: values.WORKS_API !== "off",
    safelist:
      values.GRAPHQL_SAFELIST === ""
        ? production && !attackPosture
        : values.GRAPHQL_SAFELIST !== "0" && values.GRAPHQL_SAFELIST !== "false",
    safelistFile: values.SAFELIST_FILE,
  };
}

/** A server that may take any port knows its address only once it listens; a public address that was set stays. */
export function knowPort(environment: Environment, port: number): void {
  if (environment.baseUrl === "http://localhost:0") environment.baseUrl = `http://localhost:${port}`;
}

import { z } from "zod";

const flag = z
  .enum(["0", "1", "true", "false", ""])
  .default("")
  .transform((value) => value === "1" || value === "true");

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value));

const shape = z.object({
  /** Whatever is not said to be development is production. */
  NODE_ENV: z
    .string()
    .optional()
    .transform((value) => (value === "development" || value === "test" ? "development" : "production")),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optionalText,
  DATA_DIR: z.string().min(1).default(".data"),
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().min(3).default("Kotoba Works <no-reply@localhost>"),
  MAIL_DIR: optionalText,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PII_KEYS: optionalText,
  HMAC_KEY: optionalText,
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
  WEB_DIR: z.string().min(1).default("dist/web"),
  DEMO: flag,
  ATTACK_POSTURE: flag,
});

type LogLevel = NonNullable<z.output<typeof shape>["LOG_LEVEL"]>;

/** Settings of this process, read once. */
export interface Environment {
  /** Development opens /dev/mail, the playground and introspection; everything else is production. */
  production: boolean;
  /** Loads demo data into an empty database and shows demo accounts. */
  demo: boolean;
  /** The production posture with demo data for outside testers: mail as files, secrets made on the fly. */
  attackPosture: boolean;
  port: number;
  host: string;
  /** Public address without a slash at its end; the host of every link in a mail. */
  baseUrl: string;
  databaseUrl?: string;
  dataDir: string;
  smtpUrl?: string;
  mailFrom: string;
  mailDir: string;
  /** Number of proxies in front of this process. */
  trustProxy: number;
  piiKeys?: string;
  hmacKey?: string;
  logLevel: LogLevel;
  /** Folder of the built site. */
  webDir: string;
}

/** Names of all variables that are read. */
export const variableNames: readonly string[] = Object.keys(shape.shape);

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
  return {
    production,
    demo: attackPosture || (values.DEMO && !production),
    attackPosture,
    port: values.PORT,
    host: values.HOST,
    baseUrl: (values.BASE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    dataDir: values.DATA_DIR,
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    mailFrom: values.MAIL_FROM,
    mailDir: values.MAIL_DIR ?? `${values.DATA_DIR}/mail`,
    trustProxy: values.TRUST_PROXY,
    ...(values.PII_KEYS && { piiKeys: values.PII_KEYS }),
    ...(values.HMAC_KEY && { hmacKey: values.HMAC_KEY }),
    logLevel: values.LOG_LEVEL ?? (production ? "info" : "warn"),
    webDir: values.WEB_DIR,
  };
}

import type { VariableName } from "./environment.ts";

/** One variable as the configuration page and `.env.example` describe it. */
interface VariableText {
  /** The value that holds when it is not set, as text of the page; "–" for nothing. */
  fallback: string;
  /** The purpose of the variable, as Markdown. */
  meaning: string;
}

/** Every variable that is read, in the order of the page. Both files are written from it: npm run configuration. */
export const environmentTable = {
  NODE_ENV: {
    fallback: "production",
    meaning:
      "`development` opens `/dev/mail`, the playground and introspection. `npm start` without it is a development demonstration; anything else is production.",
  },
  PORT: {
    fallback: "3000",
    meaning: "Port of site, GraphQL and REST.",
  },
  HOST: {
    fallback: "0.0.0.0",
    meaning: "Address to listen on; `127.0.0.1` behind a proxy on the same machine.",
  },
  BASE_URL: {
    fallback: "http://localhost:PORT",
    meaning: "Public address; the host of every link in a mail and of canonical addresses.",
  },
  DATABASE_URL: {
    fallback: "–",
    meaning: "PostgreSQL, e.g. `postgresql://user:password@host/kotoba`. Without it: the embedded database in `DATA_DIR`.",
  },
  MIGRATE_DATABASE_URL: {
    fallback: "–",
    meaning:
      "The same database as the role that owns its tables. With it only `npm run migrate` changes tables, gives the role of `DATABASE_URL` what the server needs and no more, and `npm start` refuses to start on tables that are behind or as a role that may change the record of acts: [two roles](production.md#two-roles).",
  },
  DATABASE_POOL_SIZE: {
    fallback: "10",
    meaning:
      "Connections of a process to PostgreSQL; one more listens for events. Their sum over all processes stays below PostgreSQL's `max_connections`.",
  },
  DATABASE_STATEMENT_MS: {
    fallback: "5000",
    meaning: "Milliseconds a statement may run. PostgreSQL ends it then; a second later the server gives up the connection itself.",
  },
  DATABASE_CONNECT_MS: {
    fallback: "2000",
    meaning: "Milliseconds to wait for a connection, a new one or one in use, before the answer is 503 BUSY.",
  },
  DATABASE_CONNECTION_SECONDS: {
    fallback: "1800",
    meaning: "Seconds after which a connection is replaced by a new one.",
  },
  BUDGET_ADDRESS_SECONDS: {
    fallback: "60",
    meaning:
      "Seconds a minute that the database may work for visitors of one address who are not signed in, of about 120 that there are; then they are answered 429. 0: without a limit.",
  },
  BUDGET_SESSION_SECONDS: {
    fallback: "20",
    meaning: "The same for one session.",
  },
  DATA_DIR: {
    fallback: ".data",
    meaning: "Embedded database, uploaded files, and in development the generated secrets (mode 600).",
  },
  FILE_STORE: {
    fallback: "disk",
    meaning:
      "Where uploaded files go: `disk` is the folder `files` of `DATA_DIR`, `s3` a bucket that several machines share. Files of before are read from the other one; `npm run files:move` moves them ([operations](operations.md)).",
  },
  S3_BUCKET: {
    fallback: "–",
    meaning: "Bucket of a store that speaks S3. It goes together with the two keys.",
  },
  S3_ENDPOINT: {
    fallback: "–",
    meaning: "Address of the store when it is not Amazon's, e.g. `https://s3.example.jp`.",
  },
  S3_REGION: {
    fallback: "us-east-1",
    meaning: "Region of the bucket; stores without regions take any.",
  },
  S3_ACCESS_KEY_ID: {
    fallback: "–",
    meaning: "Key of an account that may read, write and delete objects of the bucket, and nothing else.",
  },
  S3_SECRET_ACCESS_KEY: {
    fallback: "–",
    meaning: "Secret of that key.",
  },
  S3_PATH_STYLE: {
    fallback: "1 with `S3_ENDPOINT`, else 0",
    meaning: "`1` puts the bucket into the path of the address, `0` into its host.",
  },
  PII_KEYS: {
    fallback: "–",
    meaning:
      "Keys for personal data and for the hashes by which it is found, `id:base64` of 32 bytes (`openssl rand -base64 32`), comma-separated; the first one encrypts, older ones still read. Required in production.",
  },
  HMAC_KEY: {
    fallback: "–",
    meaning:
      "Secrets that sign links, certificates and recovery codes, at least 32 characters each (`openssl rand -base64 32`), comma-separated; the first one signs, all are recognised. Required in production.",
  },
  SMTP_URL: {
    fallback: "–",
    meaning: "Mail server, e.g. `smtps://user:password@host`. Without it mails are written as files.",
  },
  MAIL_FROM: {
    fallback: "Kotoba Works &lt;no-reply@localhost&gt;",
    meaning: "Sender of every mail.",
  },
  MAIL_DIR: {
    fallback: "DATA_DIR/mail",
    meaning: "Folder of the mail files.",
  },
  DKIM_DOMAIN: {
    fallback: "–",
    meaning:
      "Signs every mail by DKIM for this domain, which is that of `MAIL_FROM` or one above it. It goes together with the selector and the key ([operations](operations.md#signed-mails)).",
  },
  DKIM_SELECTOR: {
    fallback: "–",
    meaning: "Name under which the public key stands in the DNS: `SELECTOR._domainkey.DOMAIN`.",
  },
  DKIM_KEY: {
    fallback: "–",
    meaning: "Private key of the signature: RSA of 2,048 bits or more in PEM; line breaks may be written as `\\n`.",
  },
  MAIL_IN_PORT: {
    fallback: "–",
    meaning:
      "Port that takes answers by mail (SMTP). Set it together with `MAIL_IN_DOMAIN`; a mail server of your own must stand in front, check SPF, DKIM and DMARC, and hand on only what passes.",
  },
  MAIL_IN_HOST: {
    fallback: "127.0.0.1",
    meaning: "Address to listen on for answers by mail. Never one that the internet reaches.",
  },
  MAIL_IN_DOMAIN: {
    fallback: "–",
    meaning: "Domain of the addresses that mails are answered to; its MX is your mail server.",
  },
  JOBS: {
    fallback: "on",
    meaning:
      "`off`: this process answers requests and does no background work. One process at least must, or no mail leaves and nothing falls due.",
  },
  TRUST_PROXY: {
    fallback: "0",
    meaning: "Exact number of proxies in front; decides whose address counts for limits.",
  },
  REQUEST_ID_HEADER: {
    fallback: "–",
    meaning:
      "Header in which the proxy in front names each request, e.g. `X-Request-Id` with nginx's `proxy_set_header X-Request-Id $request_id`: the name stands in the log, the record of acts and the answer. Name none that the proxy hands on as clients send it. Without it the server names requests itself.",
  },
  DRAIN_SECONDS: {
    fallback: "5 in production behind a proxy, else 0",
    meaning:
      "Seconds for which a process that gets SIGTERM answers 503 at `/readyz` and still takes requests, so that the proxy finds the others first ([rolling deploy](operations.md#rolling-deploy)).",
  },
  METRICS_PORT: {
    fallback: "–",
    meaning:
      "Port of `/metrics` for Prometheus, one for each process; nothing is counted without it. Requests from outside of the network, or through a proxy, are refused ([operations](operations.md#metrics)).",
  },
  METRICS_HOST: {
    fallback: "127.0.0.1",
    meaning: "Address to listen on for the metrics. Never one that the internet reaches.",
  },
  STRIPE_SECRET_KEY: {
    fallback: "–",
    meaning:
      "Secret key of the card payment provider. The three keys go together; without them the built-in test gateway stands in, and in production cards are off.",
  },
  STRIPE_PUBLISHABLE_KEY: {
    fallback: "–",
    meaning: "Public key for the card field in the browser.",
  },
  STRIPE_WEBHOOK_SECRET: {
    fallback: "–",
    meaning:
      "Signing secret of the provider's notices to `/api/payment/notice`: send it `payment_intent.*`, `charge.refunded`, `refund.updated` and `refund.failed`.",
  },
  STRIPE_API_BASE: {
    fallback: "–",
    meaning: "Address of the provider's API when it is not the public one.",
  },
  GOOGLE_CLIENT_ID: {
    fallback: "–",
    meaning:
      "Lets seekers sign in with Google: the id of an OAuth client for web applications, whose redirect address is `BASE_URL/log-in/return`. It goes together with the secret; the button is shown only then.",
  },
  GOOGLE_CLIENT_SECRET: {
    fallback: "–",
    meaning: "Secret of that client.",
  },
  GOOGLE_ISSUER: {
    fallback: "https://accounts.google.com",
    meaning: "Address of the provider when it is not Google's own, e.g. of a test; without https only on the same machine.",
  },
  LINE_CHANNEL_ID: {
    fallback: "–",
    meaning: "Lets seekers sign in with LINE: the id of a LINE Login channel with the callback address `BASE_URL/log-in/return`.",
  },
  LINE_CHANNEL_SECRET: {
    fallback: "–",
    meaning: "Secret of that channel.",
  },
  LINE_ISSUER: {
    fallback: "https://access.line.me",
    meaning: "Address of the provider when it is not LINE's own.",
  },
  MCP: {
    fallback: "off in production, on in `npm start` and `npm run start:attack`",
    meaning:
      "`on`: answers programs of others that speak the Model Context Protocol at `/mcp`, for reading what every visitor may read; `off`: there is nothing at that address. See decision 049.",
  },
  FEEDS: {
    fallback: "on",
    meaning: "`off`: there is nothing at `/feed/indeed.xml` and `/feed/works.rss`.",
  },
  WORKS_API: {
    fallback: "on",
    meaning: "`off`: there is nothing at `/api/v1`, whatever key is shown.",
  },
  FURIGANA_OFF: {
    fallback: "off",
    meaning: "`1` computes no readings in the background: only for measuring.",
  },
  ADMIN_TWO_FACTOR: {
    fallback: "required (demo: optional)",
    meaning:
      "`required`: admins set up an authenticator app at their first sign-in and reach nothing before. `optional` is for places where demo accounts sign in: decision 014.",
  },
  LOG_LEVEL: {
    fallback: "info (development: warn)",
    meaning: "`trace` to `fatal`, or `silent`.",
  },
  WEB_DIR: {
    fallback: "dist/web",
    meaning: "Folder of the built site.",
  },
  GRAPHQL_SAFELIST: {
    fallback: "on in production, off in `npm start` and `npm run start:attack`",
    meaning: "`1`: answers only the operations of the built site; `0`: any operation within the limits. See decision 015.",
  },
  SAFELIST_FILE: {
    fallback: "dist/safelist.json",
    meaning: "The operations of the built site, written by the build. Those of other clients are registered at /admin/client_operation.",
  },
  DEMO: {
    fallback: "0 (`npm start`: 1)",
    meaning: "Loads demo data into an empty database and prints its accounts; never in production.",
  },
  ATTACK_POSTURE: {
    fallback: "0",
    meaning: "Set by `npm run start:attack`: production posture with demo data, canaries, mail files and secrets made on the fly.",
  },
} as const satisfies Readonly<Record<VariableName, VariableText>>;

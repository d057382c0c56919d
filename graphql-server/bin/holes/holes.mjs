import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/steps.mjs";

/**
 * Holes as they are made in earnest: each is one change of a source, and the test that must notice it. Of each kind that the attacks on others'
 * sites were of (who may see what, guessing, sessions, mailed links, files, markup, addresses, limits, what is told).
 */
const planted = [
  {
    name: "a seeker reads anybody's application",
    file: "modules/entry/entry/entry.queries.ts",
    from: "ctx.em.findOne(Entry, { id, user: userId })",
    to: "ctx.em.findOne(Entry, { id })",
    test: "modules/entry/application/submit-entry.test.ts",
  },
  {
    name: "a company reads another's applicant",
    file: "modules/entry/board/entry.company.queries.ts",
    from: "ctx.em.findOne(Entry, { id, company: companyId, hiddenFromCompany: false })",
    to: "ctx.em.findOne(Entry, { id, hiddenFromCompany: false })",
    test: "modules/entry/application/submit-entry.test.ts",
  },
  {
    name: "a conversation is read by who is not in it",
    file: "modules/message/conversation/conversation.queries.ts",
    from: "ctx.em.findOne(Conversation, { id, ...side.scope })",
    to: "ctx.em.findOne(Conversation, { id })",
    test: "modules/entry/application/submit-entry.test.ts",
  },
  {
    name: "the session of before stays good after signing in",
    file: "modules/account/session/start-session.ts",
    from: "if (old) await em.nativeDelete(Session, { id: old });",
    to: "",
    test: "modules/account/session/session-life.test.ts",
  },
  {
    name: "a session outlives its last hour",
    file: "modules/account/session/resolve-viewer.ts",
    from: "and s.expires_at > ?::timestamptz",
    to: "and ?::timestamptz is not null",
    test: "modules/account/session/session-life.test.ts",
  },
  {
    name: "a suspended seeker stays signed in",
    file: "modules/account/session/resolve-viewer.ts",
    from: "and u.status in ('ACTIVE', 'CANCELLING')",
    to: "",
    test: "modules/account/session/session-life.test.ts",
  },
  {
    name: "scripts read the session's cookie",
    file: "app/session-cookies.ts",
    from: 'const flags = "Path=/; Secure; HttpOnly; SameSite=Lax"',
    to: 'const flags = "Path=/; Secure; SameSite=Lax"',
    test: "modules/account/sign-in/sign-in.test.ts",
  },
  {
    name: "an unknown address costs no hash, so the time tells it",
    file: "platform/password/password.ts",
    from: "  decoy ??= ",
    to: "  if (storedHash === null || storedHash === undefined) return false;\n  decoy ??= ",
    test: "modules/account/sign-in/no-enumeration.test.ts",
  },
  {
    name: "wrong passwords are not counted for the account",
    file: "modules/account/sign-in/sign-in.ts",
    from: "  await punishFailure(ctx, attempt);\n",
    to: "",
    test: "modules/account/sign-in/sign-in-limits.test.ts",
  },
  {
    name: "a mailed link works again",
    file: "modules/account/password/mail-tokens.ts",
    from: "and used_at is null and expires_at > ? returning",
    to: "and expires_at > ? returning",
    test: "modules/account/password/password-reset.test.ts",
  },
  {
    name: "a mailed link opens an account for days",
    file: "modules/account/password/mail-tokens.ts",
    from: "RESET_PASSWORD: 60,",
    to: "RESET_PASSWORD: 6_000,",
    test: "modules/account/password/password-reset.test.ts",
  },
  {
    name: "a code of the second factor works twice",
    file: "modules/account/two-factor/spend-code.ts",
    from: "and (last_step is null or last_step < ?)",
    to: "and (last_step is null or ?::int is not null)",
    test: "modules/account/two-factor/two-factor.test.ts",
  },
  {
    name: "codes of the second factor may be guessed for ever",
    file: "modules/account/two-factor/spend-code.ts",
    from: '  return enforceLimit(ctx, "two-factor", `${kind}:${accountId}`);',
    to: "  return Promise.resolve();",
    test: "modules/account/two-factor/two-factor.test.ts",
  },
  {
    name: "a page of another site writes with our cookies",
    file: "app/middleware/same-origin.ts",
    from: 'if (site !== undefined) return site === "same-origin" || site === "none";',
    to: "if (site !== undefined) return true;",
    test: "app/connection/headers.test.ts",
  },
  {
    name: "a page of another site opens a socket with our cookies",
    file: "app/graphql/socket/subscriptions.ts",
    from: "isSameOrigin(req, environment.baseUrl) || appToken(req) !== undefined",
    to: "req !== undefined || isSameOrigin(req, environment.baseUrl) || appToken(req) !== undefined",
    test: "app/graphql/socket/subscriptions.test.ts",
  },
  {
    name: "the link to a file opens it for anybody",
    file: "modules/account/attachment/attachment-link.ts",
    from: "return [id, ...viewers, expires]",
    to: "return [id, ...viewers.slice(3), expires]",
    test: "modules/account/attachment/attachment-link.test.ts",
  },
  {
    name: "the link to a file never ends",
    file: "modules/account/attachment/attachment-link.ts",
    from: " || !(Number(link.exp) >= ctx.now().getTime())",
    to: "",
    test: "rest/files/upload.test.ts",
  },
  {
    name: "a file may be called what it is not",
    file: "modules/account/attachment/checked-content.ts",
    from: "if (!found || !allowed) throw",
    to: "if (!found) throw",
    test: "rest/files/upload.test.ts",
  },
  {
    name: "addresses that run scripts stand in news",
    file: "platform/html/sanitize-html.ts",
    from: '["https", "http", "mailto", "tel"]',
    to: '["https", "http", "mailto", "tel", "javascript"]',
    test: "modules/site/newsroom/news-xss.test.ts",
  },
  {
    name: "pictures in news may carry acts",
    file: "platform/html/sanitize-html.ts",
    from: '["src", "alt", "width", "height"]',
    to: '["src", "alt", "width", "height", "onerror", "onload"]',
    test: "modules/site/newsroom/news-xss.test.ts",
  },
  {
    name: "a cell of an export is run by a spreadsheet",
    file: "shared/csv.ts",
    from: "return dangerous.test(cell) ? `'${cell}` : cell;",
    to: "return cell;",
    test: "shared/csv.test.ts",
  },
  {
    name: "the server asks addresses inside",
    file: "platform/outside/public-address.ts",
    from: '  ["169.254.0.0", 16],\n',
    to: "",
    test: "platform/outside/post-outside.test.ts",
  },
  {
    name: "what a driver said is told",
    file: "app/graphql/mask-error.ts",
    from: "return { message: messageOf(masked, locale, { reference }), extensions",
    to: "return { message: String(cause), extensions",
    test: "app/connection/headers.test.ts",
  },
  {
    name: "what was typed comes back in an error",
    file: "app/graphql/mask-error.ts",
    from: "message: terse ? withoutQuotes(formatted.message, code) : formatted.message",
    to: "message: formatted.message",
    test: "app/graphql/posture.test.ts",
  },
  {
    name: "the schema is told in production",
    file: "app/graphql/create-apollo.ts",
    from: "introspection: !environment.production",
    to: "introspection: true",
    test: "app/graphql/posture.test.ts",
  },
  {
    name: "a list may be as long as one likes",
    file: "shared/graphql/list-arguments.ts",
    from: "if (unlike.length <= limit) return unlike;",
    to: "if (unlike.length >= 0) return unlike;",
    test: "shared/graphql/list-arguments.test.ts",
  },
  {
    name: "a notice about a payment is believed unsigned",
    file: "platform/payment/stripe-gateway.ts",
    from: 'stripe.webhooks.constructEvent(raw, signature ?? "", options.webhookSecret)',
    to: "JSON.parse(raw.toString())",
    test: "modules/money/payment/stripe.test.ts",
  },
  {
    name: "an applicant who left is still read by companies",
    file: "modules/account/leaving/left-person.ts",
    from: 'return status === "CANCELLING" || status === "ERASED" || Boolean(cancelledAt);',
    to: 'return status === "ERASED";',
    test: "app/graphql/left-applicants.test.ts",
  },
  {
    name: "the back office opens without the second factor that it demands",
    file: "modules/account/session/resolve-viewer.ts",
    from: "if (row.must_enrol) viewer.adminToEnrol = admin;\n    else viewer.admin = admin;",
    to: "viewer.admin = admin;",
    test: "modules/account/two-factor/two-factor.test.ts",
  },
  {
    name: "errors are logged with the words of the database",
    file: "platform/log/log.ts",
    from: "const told = verbose ? { message: error.message } : {};",
    to: "const told = verbose || error.message ? { message: error.message } : {};",
    test: "app/log-secrets.test.ts",
  },
];

const source = (file) => join(root, "graphql-server/src", file);

/** Each hole with the whole source that has it. @throws Error when its place is not there exactly once: then it is no hole any more. */
export const holes = planted.map(({ name, file, from, to, test }) => {
  const code = readFileSync(source(file), "utf8");
  if (code.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`);
  return { name, file: source(file), code: code.replace(from, () => to), test: source(test) };
});

import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

interface Intent {
  id: string;
  amount: number;
  status: string;
  client_secret: string;
  last_payment_error: object | null;
  latest_charge: Charge | null;
}

interface Charge {
  id: string;
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  payment_intent: string;
}

/** A fault in a call: an error before or after the work is done, or an answer that never arrives. */
export type Fault = "ERROR_BEFORE" | "ERROR_AFTER" | "LOST";

export interface FakeStripe {
  url: string;
  intents: Map<string, Intent>;
  /** Money taken, by intent. */
  charges: { intent: string; amount: number }[];
  /** Money given back, by intent. */
  refunds: { intent: string; amount: number }[];
  /** Refunds as the provider's own desk would; returns the refund as its API does. */
  refund(intent: string, amount: number): { status: number; body: object };
  /** Decides for each call whether it fails. */
  faultOf: () => Fault | undefined;
  close(): Promise<void>;
}

/** The provider's published example of an object, when the tester names the file; else the fields that tell what it is. */
function example(object: "payment_intent" | "charge" | "refund"): object {
  const file = process.env["STRIPE_FIXTURES"];
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")).resources[object];
  return { object, currency: "jpy", livemode: false };
}

const cardError = (code: string) => ({ type: "card_error", code, message: "Your card was declined." });

function pay(fake: FakeStripe, intent: Intent, method: string): void {
  if (intent.status === "succeeded" || intent.status === "canceled") return;
  if (method === "pm_declined") {
    intent.status = "requires_payment_method";
    intent.last_payment_error = cardError("card_declined");
  } else if (method === "pm_3ds") {
    intent.status = "requires_action";
  } else {
    intent.status = "succeeded";
    const facts = { id: `ch_${intent.id}`, amount: intent.amount, amount_refunded: 0, refunded: false, payment_intent: intent.id };
    intent.latest_charge = { ...example("charge"), ...facts, ...{ payment_method_details: { card: { brand: "visa", last4: "4242" } } } };
    fake.charges.push({ intent: intent.id, amount: intent.amount });
  }
}

const invalid = (code: string) => ({ status: 400, body: { error: { type: "invalid_request_error", code, message: code } } });

/** More than was paid never goes back. */
function giveBack(fake: FakeStripe, intent: string, amount: number): { status: number; body: object } {
  const charge = fake.intents.get(intent)?.latest_charge;
  if (!charge) return invalid("resource_missing");
  if (charge.amount_refunded + amount > charge.amount) return invalid("charge_already_refunded");
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  fake.refunds.push({ intent, amount });
  const facts = { id: `re_${fake.refunds.length}`, amount, charge: charge.id, payment_intent: intent, status: "succeeded" };
  return { status: 200, body: { ...example("refund"), ...facts } };
}

function act(fake: FakeStripe, method: string, path: string, form: URLSearchParams): { status: number; body: object } {
  const [, , resource, id, verb] = path.split("/");
  if (resource === "refunds") return fake.refund(form.get("payment_intent") ?? "", Number(form.get("amount")));
  if (!id) {
    const made = `pi_${fake.intents.size + 1}`;
    const base = { id: made, amount: Number(form.get("amount")), status: "requires_payment_method", client_secret: `${made}_secret` };
    const intent: Intent = { ...example("payment_intent"), ...base, last_payment_error: null, latest_charge: null };
    fake.intents.set(made, intent);
    return { status: 200, body: intent };
  }
  const intent = fake.intents.get(id);
  if (!intent) return { status: 404, body: { error: { type: "invalid_request_error", code: "resource_missing" } } };
  if (verb === "confirm" && method === "POST") {
    pay(fake, intent, form.get("payment_method") ?? "");
    if (intent.last_payment_error) return { status: 402, body: { error: { ...intent.last_payment_error, payment_intent: intent } } };
  }
  if (verb === "cancel" && intent.status !== "succeeded") intent.status = "canceled";
  return { status: 200, body: intent };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

const serverError = { status: 500, body: { error: { type: "api_error", message: "An unknown error occurred" } } };

/** Keeps the answer to an idempotency key as the provider does: an error stays an error. */
function answerOnce(
  fake: FakeStripe,
  saved: Map<string, { status: number; body: object }>,
  key: string,
  work: () => { status: number; body: object },
) {
  const known = key ? saved.get(key) : undefined;
  if (known) return { answer: known, fault: undefined };
  const fault = fake.faultOf();
  const done = fault === "ERROR_BEFORE" ? serverError : work();
  const answer = fault === "ERROR_AFTER" ? serverError : done;
  if (key) saved.set(key, answer);
  return { answer, fault };
}

/** A provider on a free port that speaks the part of Stripe's API we use, with faults on demand. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const saved = new Map<string, { status: number; body: object }>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await bodyOf(request));
    const path = (request.url ?? "").split("?")[0] ?? "";
    const key = String(request.headers["idempotency-key"] ?? "");
    const { answer, fault } = answerOnce(fake, saved, key, () => act(fake, request.method ?? "GET", path, form));
    if (fault === "LOST") return void request.socket.destroy();
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    intents: new Map(),
    charges: [],
    refunds: [],
    refund: (intent, amount) => giveBack(fake, intent, amount),
    faultOf: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}

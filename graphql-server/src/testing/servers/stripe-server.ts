import Stripe from "stripe";
import { newId } from "../../shared/ids.ts";
import { calibrateExam } from "../calibrated-exam.ts";
import type { TestClient } from "../http-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { type FakeStripe, type Fault, startFakeStripe } from "./fake-stripe.ts";

const webhookSecret = "whsec_for_tests_only";

/** Every way in which a call to the provider fails. */
export const faults: readonly Fault[] = ["ERROR_BEFORE", "ERROR_AFTER", "LOST"];

/** A server that charges through the stand-in for Stripe. */
export async function startStripeServer(): Promise<{ stripe: FakeStripe; server: TestServer; close(): Promise<void> }> {
  const stripe = await startFakeStripe();
  const env = {
    STRIPE_SECRET_KEY: "sk_test_0",
    STRIPE_PUBLISHABLE_KEY: "pk_test_0",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.url,
  };
  const server = await startTestServer({ env });
  await calibrateExam(server.em());
  const close = async () => {
    await server.close();
    await stripe.close();
  };
  return { stripe, server, close };
}

/** Orders a certificate with a card. */
export async function orderCertificate(client: TestClient, paymentMethod = "pm_card", operationId = newId()) {
  const input = { productCode: "CERTIFICATE_1", expectedPrice: 1100, paymentMethod, operationId, agreed: true };
  const { data } = await client.graphql(
    "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { id status clientSecret } errors { code } } }",
    { input },
  );
  return { ...data.purchaseLicence, operationId };
}

interface Notice {
  type: string;
  /** The object the event is about. */
  object: object;
  id?: string | undefined;
  secret?: string | undefined;
  timestamp?: number | undefined;
}

/** Sends what Stripe would send, signed with our secret unless told otherwise. */
export function sendNotice(server: TestServer, { type, object, id = `evt_${newId()}`, secret = webhookSecret, timestamp }: Notice) {
  const payload = JSON.stringify({ id, object: "event", type, data: { object } });
  const signed = { payload, secret, ...(timestamp && { timestamp }) };
  const signature = new Stripe("sk_test_0").webhooks.generateTestHeaderString(signed);
  return server.anonymous().post("/api/payment/notice", payload, { "stripe-signature": signature });
}

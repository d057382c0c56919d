import type { EntityManager } from "@mikro-orm/postgresql";
import type { Environment } from "../environment.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { createStripeGateway } from "./stripe-gateway.ts";
import { createTestGateway } from "./test-gateway.ts";

/** The provider the settings name. Without one the built-in test gateway stands in, but never in production: there cards are off. */
export function createPaymentGateway(environment: Environment, fork: () => EntityManager): PaymentGateway | null {
  if (environment.stripe) return createStripeGateway(environment.stripe);
  return environment.production && !environment.attackPosture ? null : createTestGateway(fork);
}

/** What a receiver may be told of. */
export const webhookScopes = ["work", "entry", "message", "slot"] as const;
export type WebhookScope = (typeof webhookScopes)[number];

/** Where an event stands on its way: one that was given up waits for somebody to send it again. */
export const webhookStates = ["WAITING", "DELIVERED", "GIVEN_UP"] as const;
export type WebhookState = (typeof webhookStates)[number];

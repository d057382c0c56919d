/** The provider's token of a card, or the problem with the entries. */
export type CardToken = { token: string } | { problem: string };

/** The operations of a provider's card field. The number never passes through our code. */
export interface CardMethod {
  tokenOf(): Promise<CardToken>;
  /** Lets the bank ask the payer (3-D Secure). Resolves when the payer has answered, whatever the answer. */
  letBankAsk(clientSecret: string): Promise<void>;
}

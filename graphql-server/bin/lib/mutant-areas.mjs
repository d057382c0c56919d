/** A room of the modules, wherever its context puts it. */
const room = (name) => `graphql-server/src/modules/**/${name}`;

/** The areas of mutation testing: the sources to change, and the tests that should notice, the quick ones first. */
export const areas = {
  money: {
    sources: [
      "graphql-server/src/shared/tax.ts",
      room("invoice/{issue-invoice,book-invoice}.ts"),
      room("subscription/{grace,plan-change,charge-invoice,settle-invoice,apply-plan,renew-subscriptions,change-plan,require-room}.ts"),
      room("licence/{use-licence,book-licence,grant-licence,complete-licence-purchase,purchase-licence}.ts"),
      room("refund/{refund.policy,sale.queries,settle-refund,refund-licence,end-licence,used-purchases}.ts"),
      room("payment/{post-ledger,settle-payment,drive-payment,take-payment-notice}.ts"),
      room("bank-payment/{bank-payment.policy,assign-bank-payment,book-bank-payment,close-bank-payment,record-bank-payment}.ts"),
    ],
    tests: [
      "graphql-server/src/shared/*.test.ts",
      ...["invoice", "subscription", "licence", "refund", "payment", "bank-payment", "bank-file"].map((name) => room(`${name}/*.test.ts`)),
    ],
  },
  permission: { sources: [room("permission/permission.policy.ts")], tests: [room("permission/*.test.ts")] },
  linter: { sources: [room("wording/*.ts")], tests: [room("wording/*.test.ts"), room("**/lawful-postings.test.ts")] },
  exam: {
    sources: [room("engine/*.ts"), room("sitting/score-attempt.ts")],
    tests: [room("engine/*.test.ts"), room("sitting/score-attempt.test.ts")],
  },
  keyset: {
    sources: ["graphql-server/src/shared/paging/*.ts"],
    tests: [
      "graphql-server/src/shared/paging/*.test.ts",
      room("payment/ledger.test.ts"),
      room("**/work.search.test.ts"),
      room("seeker/*.test.ts"),
    ],
  },
  limits: {
    sources: [
      "graphql-server/src/platform/rate-limit/rate-limits.ts",
      "graphql-server/src/shared/enforce-limit.ts",
      "graphql-server/src/shared/graphql/operation-limits.ts",
      room("sign-in/{count-failure,sign-in-throttle}.ts"),
    ],
    tests: [
      "graphql-server/src/platform/rate-limit/*.test.ts",
      "graphql-server/src/app/graphql/limit/{limits,weigh}.test.ts",
      "graphql-server/src/app/every-limit.test.ts",
      room("sign-in/sign-in-limits.test.ts"),
    ],
  },
  matching: { sources: [room("matching/matching.{policy,criteria,conditions,sql}.ts")], tests: [room("matching/*.test.ts")] },
};

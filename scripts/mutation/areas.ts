/** Code that is mutated together, and the tests that must notice the changes. */
export interface Area {
  /** Files of a module that make decisions. Wiring, letters and presentation are left out. */
  readonly mutate: readonly string[];
  /** Test files, in the order in which they run. */
  readonly tests: readonly string[];
  /** The tests open servers with databases. */
  readonly server?: boolean;
}

const DOMAIN = 'packages/domain/src';

export const AREAS = {
  rules: {
    mutate: ['packages/contract/src/rules/**/*.ts'],
    tests: ['packages/contract/src/rules/**/*.test.ts'],
  },
  ledger: {
    mutate: [`${DOMAIN}/deals/payments/ledger/ledger.ts`, `${DOMAIN}/deals/payments/release/release.ts`],
    tests: [
      `${DOMAIN}/deals/payments/ledger/ledger.test.ts`,
      `${DOMAIN}/deals/payments/release/{releases,handovers}.test.ts`,
    ],
    server: true,
  },
  /** Transfers to sellers, sent and returned. */
  payouts: {
    mutate: [`${DOMAIN}/deals/payouts/{send,settle}.ts`],
    tests: [`${DOMAIN}/deals/payouts/sending.test.ts`],
    server: true,
  },
  /** Amounts and accounts of payouts. */
  rounds: {
    mutate: [`${DOMAIN}/deals/payouts/{create-payout,mobile-money,waiting-credits}.ts`],
    tests: [`${DOMAIN}/deals/payouts/deciding.test.ts`],
    server: true,
  },
  /** Outcomes of a payment, from the provider, the payer or a timeout. */
  payments: {
    mutate: [`${DOMAIN}/deals/payments/{refunds/cancel,refunds/refund,provider/settle,checkout/unpaid}.ts`],
    tests: [
      `${DOMAIN}/deals/payments/{provider/settling,checkout/ending,refunds/giving-back,refunds/refund}.test.ts`,
    ],
    server: true,
  },
  /** Start of a payment on the provider's page, and the permission to start one. */
  checkout: {
    mutate: [`${DOMAIN}/deals/payments/checkout/{checkout,starting,who-may-pay}.ts`],
    tests: [`${DOMAIN}/deals/payments/checkout/beginning.test.ts`],
    server: true,
  },
  /** Mobile-money charges on a phone, and their outcomes. */
  charging: {
    mutate: [`${DOMAIN}/deals/payments/checkout/{charge,verify}.ts`],
    tests: [`${DOMAIN}/deals/payments/checkout/{charging,charge-limits}.test.ts`],
    server: true,
  },
  /** Webhook events of the provider, and repeated refunds. */
  webhook: {
    mutate: [`${DOMAIN}/deals/payments/{refunds/refund-again,provider/webhook}.ts`],
    tests: [`${DOMAIN}/deals/payments/provider/{hints,failed-refunds}.test.ts`],
    server: true,
  },
  /** Resumed payments: continued, or replaced. */
  resuming: {
    mutate: [`${DOMAIN}/deals/payments/checkout/resume.ts`],
    tests: [`${DOMAIN}/deals/payments/checkout/{resuming,resuming-tickets}.test.ts`],
    server: true,
  },
  /** Permissions: small files with narrow tests, so that they can run often. */
  access: {
    mutate: [
      `${DOMAIN}/accounts/auth/sessions/step-up.ts`,
      `${DOMAIN}/talk/messages/{allowance,folders,partners}.ts`,
      `${DOMAIN}/deals/orders/code-guard.ts`,
      `${DOMAIN}/deals/payments/orders/own-order.ts`,
    ],
    tests: [
      `${DOMAIN}/accounts/auth/sessions/proofs.test.ts`,
      `${DOMAIN}/talk/messages/{allowance,partners}.test.ts`,
      `${DOMAIN}/deals/orders/code-guard.test.ts`,
      `${DOMAIN}/deals/payments/orders/own-order.test.ts`,
    ],
    server: true,
  },
  /** Passwords, codes and sessions. */
  auth: {
    mutate: [
      `${DOMAIN}/accounts/auth/{passkeys/passkey-challenges,passwords/password-change,passwords/recovery,sessions/sessions,sign-in/sign-in,student-verification/student-verification,registration/verification}.ts`,
    ],
    tests: [
      `${DOMAIN}/accounts/auth/{registration/codes,sign-in/letting-in,sessions/open-sessions,sessions/secrets}.test.ts`,
    ],
    server: true,
  },
  /** Permission to send messages, and their storage and deletion. */
  messages: {
    mutate: [`${DOMAIN}/talk/messages/{send,sending,unsend}.ts`],
    tests: [`${DOMAIN}/talk/messages/{storing,taking-back,unsending/unread-after-unsending}.test.ts`],
    server: true,
  },
  /** Payout accounts, their first payout, and the figures shown beside them. */
  account: {
    mutate: [`${DOMAIN}/deals/payouts/account.ts`],
    tests: [`${DOMAIN}/deals/payouts/account.test.ts`],
    server: true,
  },
  /** Reservation of an item for a payment. */
  reserve: {
    mutate: [`${DOMAIN}/deals/{payments/checkout/reserve,sold/bundle/reserve-bundle}.ts`],
    tests: [
      `${DOMAIN}/deals/payments/checkout/reserving{,-kinds}.test.ts`,
      `${DOMAIN}/deals/sold/bundle/reserving-bundles.test.ts`,
    ],
    server: true,
  },
  /** Blocks between students with open orders. */
  blocks: {
    mutate: [
      `${DOMAIN}/{deals/payments/orders/blocked-orders,deals/orders/block-sql}.ts`,
      `${DOMAIN}/accounts/users/blocking.ts`,
      `${DOMAIN}/talk/messages/closed-thread.ts`,
    ],
    tests: [
      `${DOMAIN}/accounts/users/blocking.test.ts`,
      `${DOMAIN}/deals/payments/orders/blocked-orders.test.ts`,
    ],
    server: true,
  },
  /** Results and suggestions of the search box, its overview and its people. */
  search: {
    mutate: [`${DOMAIN}/catalogue/search/{overview,people,search,suggestions}.ts`],
    tests: [`${DOMAIN}/catalogue/search/{overview,answers,suggesting,search,ended}.test.ts`],
    server: true,
  },
  /** Listings that match a query, and their order. */
  matching: {
    mutate: [`${DOMAIN}/catalogue/hives/lists/{fits,loosely,search,search-words}.ts`],
    tests: [
      `${DOMAIN}/catalogue/hives/lists/search.test.ts`,
      `${DOMAIN}/catalogue/search/{forgiving,matching}.test.ts`,
    ],
    server: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof AREAS;
export const isArea = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

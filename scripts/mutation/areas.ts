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
    mutate: ['packages/contract/src/rules/*.ts'],
    tests: ['packages/contract/src/rules/*.test.ts'],
  },
  ledger: {
    mutate: [`${DOMAIN}/deals/payments/ledger.ts`, `${DOMAIN}/deals/payments/release.ts`],
    tests: [
      `${DOMAIN}/deals/payments/ledger.test.ts`,
      `${DOMAIN}/deals/payments/{releases,handovers}.test.ts`,
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
    mutate: [`${DOMAIN}/deals/payments/{cancel,refund,settle,unpaid}.ts`],
    tests: [`${DOMAIN}/deals/payments/{settling,ending,giving-back,refund}.test.ts`],
    server: true,
  },
  /** Start of a payment on the provider's page, and the permission to start one. */
  checkout: {
    mutate: [`${DOMAIN}/deals/payments/{checkout,starting,who-may-pay}.ts`],
    tests: [`${DOMAIN}/deals/payments/beginning.test.ts`],
    server: true,
  },
  /** Mobile-money charges on a phone, and their outcomes. */
  charging: {
    mutate: [`${DOMAIN}/deals/payments/{charge,verify}.ts`],
    tests: [`${DOMAIN}/deals/payments/{charging,charge-limits}.test.ts`],
    server: true,
  },
  /** Webhook events of the provider, and repeated refunds. */
  webhook: {
    mutate: [`${DOMAIN}/deals/payments/{refund-again,webhook}.ts`],
    tests: [`${DOMAIN}/deals/payments/hints.test.ts`],
    server: true,
  },
  /** Resumed payments: continued, or replaced. */
  resuming: {
    mutate: [`${DOMAIN}/deals/payments/resume.ts`],
    tests: [`${DOMAIN}/deals/payments/{resuming,resuming-tickets}.test.ts`],
    server: true,
  },
  /** Permissions: small files with narrow tests, so that they can run often. */
  access: {
    mutate: [
      `${DOMAIN}/accounts/auth/step-up.ts`,
      `${DOMAIN}/talk/messages/{allowance,code-guard,folders,partners}.ts`,
      `${DOMAIN}/deals/payments/own-order.ts`,
    ],
    tests: [
      `${DOMAIN}/accounts/auth/proofs.test.ts`,
      `${DOMAIN}/talk/messages/{allowance,code-guard,partners}.test.ts`,
      `${DOMAIN}/deals/payments/own-order.test.ts`,
    ],
    server: true,
  },
  /** Passwords, codes and sessions. */
  auth: {
    mutate: [
      `${DOMAIN}/accounts/auth/{passkey-challenges,password-change,recovery,sessions,sign-in,student-verification,verification}.ts`,
    ],
    tests: [`${DOMAIN}/accounts/auth/{codes,letting-in,open-sessions,secrets}.test.ts`],
    server: true,
  },
  /** Permission to send messages, and their storage and deletion. */
  messages: {
    mutate: [`${DOMAIN}/talk/messages/{send,sending,unsend}.ts`],
    tests: [`${DOMAIN}/talk/messages/{storing,taking-back}.test.ts`],
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
    mutate: [`${DOMAIN}/deals/payments/{reserve,reserve-bundle}.ts`],
    tests: [`${DOMAIN}/deals/payments/reserving{,-kinds,-bundles}.test.ts`],
    server: true,
  },
  /** Blocks between students with open orders. */
  blocks: {
    mutate: [
      `${DOMAIN}/deals/payments/blocked-orders.ts`,
      `${DOMAIN}/accounts/users/{block-sql,blocking}.ts`,
    ],
    tests: [`${DOMAIN}/accounts/users/blocking.test.ts`, `${DOMAIN}/deals/payments/blocked-orders.test.ts`],
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
    mutate: [`${DOMAIN}/catalogue/hives/{fits,loosely,search,search-words}.ts`],
    tests: [
      `${DOMAIN}/catalogue/hives/search.test.ts`,
      `${DOMAIN}/catalogue/search/{forgiving,matching}.test.ts`,
    ],
    server: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof AREAS;
export const isArea = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

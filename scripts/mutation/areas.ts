/** Code that is mutated together, and the tests that must notice the changes. */
export interface Area {
  /** Files of a module that make decisions. Wiring, letters and presentation are left out. */
  readonly mutate: readonly string[];
  /** Test files, in the order in which they run. */
  readonly tests: readonly string[];
  /** The tests open servers with databases. */
  readonly server?: boolean;
}

const API = 'apps/api/src/modules';

export const AREAS = {
  rules: {
    mutate: ['packages/contract/src/rules/*.ts'],
    tests: ['packages/contract/src/rules/*.test.ts'],
  },
  ledger: {
    mutate: [`${API}/payments/ledger.ts`, `${API}/payments/release.ts`],
    tests: [`${API}/payments/ledger.test.ts`, `${API}/payments/{releases,handovers}.test.ts`],
    server: true,
  },
  /** Transfers to sellers, sent and returned. */
  payouts: {
    mutate: [`${API}/payouts/{send,settle}.ts`],
    tests: [`${API}/payouts/sending.test.ts`],
    server: true,
  },
  /** Amounts and accounts of payouts. */
  rounds: {
    mutate: [`${API}/payouts/{create-payout,mobile-money,waiting-credits}.ts`],
    tests: [`${API}/payouts/deciding.test.ts`],
    server: true,
  },
  /** Outcomes of a payment, from the provider, the payer or a timeout. */
  payments: {
    mutate: [`${API}/payments/{cancel,refund,settle,unpaid}.ts`],
    tests: [`${API}/payments/{settling,ending,giving-back,refund}.test.ts`],
    server: true,
  },
  /** Start of a payment on the provider's page, and the permission to start one. */
  checkout: {
    mutate: [`${API}/payments/{checkout,starting,who-may-pay}.ts`],
    tests: [`${API}/payments/beginning.test.ts`],
    server: true,
  },
  /** Mobile-money charges on a phone, and their outcomes. */
  charging: {
    mutate: [`${API}/payments/{charge,verify}.ts`],
    tests: [`${API}/payments/{charging,charge-limits}.test.ts`],
    server: true,
  },
  /** Webhook events of the provider, and repeated refunds. */
  webhook: {
    mutate: [`${API}/payments/{refund-again,webhook}.ts`],
    tests: [`${API}/payments/hints.test.ts`],
    server: true,
  },
  /** Resumed payments: continued, or replaced. */
  resuming: {
    mutate: [`${API}/payments/resume.ts`],
    tests: [`${API}/payments/{resuming,resuming-tickets}.test.ts`],
    server: true,
  },
  /** Permissions: small files with narrow tests, so that they can run often. */
  access: {
    mutate: [
      `${API}/auth/step-up.ts`,
      `${API}/messages/{allowance,code-guard,folders,partners}.ts`,
      `${API}/payments/own-order.ts`,
    ],
    tests: [
      `${API}/auth/proofs.test.ts`,
      `${API}/messages/{allowance,code-guard,partners}.test.ts`,
      `${API}/payments/own-order.test.ts`,
    ],
    server: true,
  },
  /** Passwords, codes and sessions. */
  auth: {
    mutate: [
      `${API}/auth/{passkey-challenges,password-change,recovery,sessions,sign-in,student-verification,verification}.ts`,
    ],
    tests: [`${API}/auth/{codes,letting-in,open-sessions,secrets}.test.ts`],
    server: true,
  },
  /** Permission to send messages, and their storage and deletion. */
  messages: {
    mutate: [`${API}/messages/{send,sending,unsend}.ts`],
    tests: [`${API}/messages/{storing,taking-back}.test.ts`],
    server: true,
  },
  /** Payout accounts, their first payout, and the figures shown beside them. */
  account: {
    mutate: [`${API}/payouts/account.ts`],
    tests: [`${API}/payouts/account.test.ts`],
    server: true,
  },
  /** Reservation of an item for a payment. */
  reserve: {
    mutate: [`${API}/payments/{reserve,reserve-bundle}.ts`],
    tests: [`${API}/payments/reserving{,-kinds,-bundles}.test.ts`],
    server: true,
  },
  /** Blocks between students with open orders. */
  blocks: {
    mutate: [`${API}/payments/blocked-orders.ts`, `${API}/users/{block-sql,blocking}.ts`],
    tests: [`${API}/users/blocking.test.ts`, `${API}/payments/blocked-orders.test.ts`],
    server: true,
  },
  /** Results and suggestions of the search box, its overview and its people. */
  search: {
    mutate: [`${API}/search/{overview,people,search,suggestions}.ts`],
    tests: [`${API}/search/{overview,answers,suggesting,search,ended}.test.ts`],
    server: true,
  },
  /** Listings that match a query, and their order. */
  matching: {
    mutate: [`${API}/hives/{fits,loosely,search,search-words}.ts`],
    tests: [`${API}/hives/search.test.ts`, `${API}/search/{forgiving,matching}.test.ts`],
    server: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof AREAS;
export const isArea = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

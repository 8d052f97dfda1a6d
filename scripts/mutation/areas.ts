/** What is mutated together, and the tests that have to notice. */
export interface Area {
  /** Of modules, the files that decide something: no wiring, no letters, nothing that only presents. */
  readonly mutate: readonly string[];
  /** In the order in which they are tried. */
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
  /** Money on its way to sellers: what is sent, and what comes back. */
  payouts: {
    mutate: [`${API}/payouts/{send,settle}.ts`],
    tests: [`${API}/payouts/sending.test.ts`],
    server: true,
  },
  /** What is paid out, and to which account. */
  rounds: {
    mutate: [`${API}/payouts/{create-payout,mobile-money,waiting-credits}.ts`],
    tests: [`${API}/payouts/deciding.test.ts`],
    server: true,
  },
  /** What becomes of a payment once the provider, its payer or the clock has spoken. */
  payments: {
    mutate: [`${API}/payments/{cancel,refund,settle,unpaid}.ts`],
    tests: [`${API}/payments/{settling,ending,giving-back,refund}.test.ts`],
    server: true,
  },
  /** How a payment begins on the provider's page, and who may begin one. */
  checkout: {
    mutate: [`${API}/payments/{checkout,starting,who-may-pay}.ts`],
    tests: [`${API}/payments/beginning.test.ts`],
    server: true,
  },
  /** How a phone is asked for a payment, and what became of it. */
  charging: {
    mutate: [`${API}/payments/{charge,verify}.ts`],
    tests: [`${API}/payments/{charging,charge-limits}.test.ts`],
    server: true,
  },
  /** What the provider reports unasked, and refunds that are asked for again. */
  webhook: {
    mutate: [`${API}/payments/{refund-again,webhook}.ts`],
    tests: [`${API}/payments/hints.test.ts`],
    server: true,
  },
  /** A payment that is begun again: gone on with, or replaced. */
  resuming: {
    mutate: [`${API}/payments/resume.ts`],
    tests: [`${API}/payments/{resuming,resuming-tickets}.test.ts`],
    server: true,
  },
  /** Who may do what: small files, so that they can be tried often, with tests that look at nothing else. */
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
  /** Passwords, codes and sessions: who is let in, and for how long. */
  auth: {
    mutate: [
      `${API}/auth/{passkey-challenges,password-change,recovery,sessions,sign-in,student-verification,verification}.ts`,
    ],
    tests: [`${API}/auth/{codes,letting-in,open-sessions,secrets}.test.ts`],
    server: true,
  },
  /** Who may write to whom, and what becomes of what was written. */
  messages: {
    mutate: [`${API}/messages/{send,sending,unsend}.ts`],
    tests: [`${API}/messages/{storing,taking-back}.test.ts`],
    server: true,
  },
  /** The search: its answers, their order, and the suggestions of its box. */
  search: {
    mutate: [
      `${API}/hives/{fits,loosely,search,search-words}.ts`,
      `${API}/search/{overview,people,search,suggestions}.ts`,
    ],
    tests: [`${API}/hives/search.test.ts`, `${API}/search/{search,suggesting,ended}.test.ts`],
    server: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof AREAS;
export const isArea = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

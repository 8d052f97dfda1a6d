/** What is mutated together, and the tests that have to notice. */
export interface Area {
  readonly mutate: readonly string[];
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
    tests: [`${API}/payments/{postings,releases,handovers}.test.ts`],
    server: true,
  },
  payouts: {
    mutate: [`${API}/payouts/*.ts`],
    tests: [`${API}/payouts/*.test.ts`],
    server: true,
  },
  payments: {
    mutate: [`${API}/payments/*.ts`, `!${API}/payments/{ledger,release}.ts`],
    tests: [`${API}/payments/*.test.ts`],
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
      `${API}/auth/step-up.test.ts`,
      `${API}/messages/{allowance,code-guard,partners}.test.ts`,
      `${API}/payments/own-order.test.ts`,
    ],
    server: true,
  },
  auth: {
    mutate: [`${API}/auth/*.ts`],
    tests: [`${API}/auth/*.test.ts`],
    server: true,
  },
  messages: {
    mutate: [`${API}/messages/*.ts`],
    tests: [`${API}/messages/*.test.ts`],
    server: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof AREAS;
export const isArea = (name: string): name is AreaName => Object.hasOwn(AREAS, name);

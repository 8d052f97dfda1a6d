import type { Campus, MobileMoneyNetwork, PayoutMethod } from './campus-schema.js';

/** Returns the mobile money networks of a campus. Empty without mobile money. */
export const networksOf = ({ payments }: Pick<Campus, 'payments'>): readonly MobileMoneyNetwork[] =>
  payments.mobileMoney?.networks ?? [];

/** Returns the methods by which a campus pays its sellers. The first one is the default. */
export const payoutMethodsOf = ({ payments }: Pick<Campus, 'payments'>): readonly PayoutMethod[] => [
  ...(payments.mobileMoney === undefined ? [] : (['mobile_money'] as const)),
  ...(payments.bankAccounts === undefined ? [] : (['bank'] as const)),
];

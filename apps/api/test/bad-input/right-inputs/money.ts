import type { CallName } from '@campushive/contract';
import { listing, nothing, page, right, tomorrowNoon, type RightInput } from '../ingredients.js';
import { anyPhone, proposalOf, payment, telecelCharge } from '../deal-ingredients.js';

/** Right inputs of the calls of money. */
export const moneyInputs = {
  'payments.initialize': [
    ...right(async (world) => ({ hiveId: await listing(world, 'essentials', world.other) })),
    ...right(async (world) => ({
      hiveId: await listing(world, 'essentials', world.other),
      bundledIds: [await listing(world, 'essentials', world.other)],
    })),
    ...right(async (world) => ({
      hiveId: await listing(world, 'academia', world.other),
      startsAt: tomorrowNoon(world),
      hours: 1.5,
    })),
  ],
  'payments.charge': right(async (world) => ({
    hiveId: await listing(world, 'essentials', world.other),
    phone: anyPhone(),
    network: 'airteltigo',
  })),
  'payments.number': nothing,
  'payments.forgetNumber': nothing,
  'payments.voucher': right(async (world) => ({ id: await telecelCharge(world), voucher: '123456' })),
  'payments.verify': right(async (world) => ({ reference: (await payment(world)).reference })),
  'payments.status': right(async (world) => ({ reference: (await payment(world)).reference })),
  'payments.list': right(() => ({ status: 'success', q: 'lamp', sort: 'amount-desc', limit: '5' })),
  'payments.get': right(async (world) => ({ id: (await payment(world)).paymentId })),
  'payments.handover': right(
    async (world) => ({ id: (await payment(world)).paymentId, code: '000000' }),
    'forbidden',
  ),
  'handovers.list': right(() => ({})),
  'handovers.release': right(
    async (world) => ({ id: (await payment(world)).paymentId, voucher: '0123456789ABCDEF' }),
    'release_voucher_invalid',
  ),
  'payments.dispute': right(
    async (world) => ({
      id: (await payment(world)).paymentId,
      reason: 'damaged',
      text: 'The screen is broken',
    }),
    'order_not_held',
  ),
  'payments.answerDispute': right(
    async (world) => ({ id: (await payment(world)).paymentId, text: 'It was whole when we met' }),
    'forbidden',
  ),
  'settlements.withdraw': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'settlements.concede': right(async (world) => ({ id: (await payment(world)).paymentId }), 'not_found'),
  'settlements.propose': right(
    async (world) => ({ id: (await payment(world)).paymentId, amount: '12.50' }),
    'not_found',
  ),
  'settlements.accept': right(async (world) => proposalOf(await payment(world)), 'not_found'),
  'settlements.decline': right(async (world) => proposalOf(await payment(world)), 'not_found'),
  'payments.receipt': right(
    async (world) => ({ id: (await payment(world)).paymentId, language: 'fr' }),
    'never_paid',
  ),
  'disputes.list': right(() => ({ status: 'open', limit: '5' })),
  'disputes.resolve': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', decision: 'refund', note: 'It never came' }),
    'not_found',
  ),
  'chargebacks.list': right(() => ({ status: 'open', limit: '5' })),
  'chargebacks.answer': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', decision: 'contest', note: 'They met' }),
    'not_found',
  ),
  'payouts.delayed': right(() => ({ limit: '5' })),
  'payouts.retry': right(() => ({ id: '01934c00-ffff-7000-8000-00000000ffff' }), 'not_found'),
  'payouts.return': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', note: 'The network bars this number' }),
    'not_found',
  ),
  'ledger.get': nothing,
  'ledger.cases': right(() => ({ status: 'open', limit: '5' })),
  'ledger.close': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', note: 'Settled by hand' }),
    'not_found',
  ),
  'payments.cancel': right(async (world) => ({ id: (await payment(world)).paymentId })),
  'payouts.account': nothing,
  'payouts.setAccount': right(() => ({ network: 'mtn', phone: '0551234987', name: 'Kwame Boateng' })),
  'payouts.banks': nothing,
  'payouts.resolveBankAccount': right(
    () => ({ bankCode: '001', accountNumber: '0123456789' }),
    'validation_failed',
  ),
  'payouts.setBankAccount': right(
    () => ({ bankCode: '001', accountNumber: '0123456789', name: 'Adwoa Holder' }),
    'validation_failed',
  ),
  'payouts.list': page,
  'payouts.create': right(() => ({}), 'payout_account_missing'),
  'credits.list': page,
  'credits.ofStudent': right(({ other }) => ({ id: other.id, limit: '5' })),
  'credits.give': right(({ other }) => ({ id: other.id, amount: 2, reason: 'Your order was late' })),
  'credits.withdraw': right(
    () => ({ id: '01934c00-ffff-7000-8000-00000000ffff', reason: 'A mistake' }),
    'not_found',
  ),
} satisfies Partial<Record<CallName, readonly RightInput[]>>;

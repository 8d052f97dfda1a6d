import { signatureOf } from '../../../apps/api/src/platform/paystack/signature.js';
import type { ProviderEvent } from '@campushive/testing/bank';
import { PROVIDER_KEY } from '../process.js';
import type { World } from '../world.js';
import { brief, call, inStatus, viewerOf, type Action, type Draw } from './action.js';

/** Reasons why a transfer ends without arriving, of each kind. */
const ENDS = ['account_not_credited', 'network_failed', 'approval_refused', 'unknown_answer'] as const;

export const moveMoney: Draw = (world, _scene, chance) => {
  const { bank } = world;
  const refund = chance.pick(bank.refunds.filter(({ status }) => status === 'pending'));
  if (refund !== undefined && chance.happens(0.5)) {
    const status = chance.happens(0.85) ? 'processed' : 'failed';
    return {
      label: `refund ${refund.id}: ${status}`,
      run: () => {
        bank.endRefund(refund, status);
        return Promise.resolve('done');
      },
    };
  }
  const transfer = chance.pick(
    [...bank.transfers.values()].filter(({ status }) => status === 'pending' || status === 'success'),
  );
  if (transfer === undefined) return undefined;
  const back = transfer.status === 'success';
  if (back && !chance.happens(0.1)) return undefined;
  const status = back ? 'reversed' : chance.happens(0.7) ? 'success' : 'failed';
  const failure = status === 'success' ? null : back ? 'transfer_returned' : (chance.pick(ENDS) ?? null);
  return {
    label: `transfer ${brief(transfer.reference)}: ${status} ${failure ?? ''}`,
    run: () => {
      bank.endTransfer(transfer, status, failure);
      return Promise.resolve('done');
    },
  };
};

/**
 * Delivers any of the provider's events, some twice, some never. The final event of a chargeback is only ever late: a chargeback that
 * opens and ends between two of our checks is found in no other way.
 */
export const hear: Draw = (world, _scene, chance) => {
  const { events } = world.bank;
  const at = chance.below(events.length);
  const event = events[at];
  if (event === undefined) return undefined;
  if (chance.happens(lossOf(event)) && event.event !== 'charge.dispute.resolve') {
    return {
      label: `${event.event} is lost`,
      run: () => {
        events.splice(events.indexOf(event), 1);
        return Promise.resolve('lost');
      },
    };
  }
  return arrival(world, event, chance.happens(0.2));
};

/** Returns the share of lost events. Refund events may be lost more often, because a later query must find the refund without its event. */
const lossOf = ({ event }: ProviderEvent): number => (event.startsWith('refund.') ? 0.5 : 0.1);

export const arrival = ({ bank: { events } }: World, event: ProviderEvent, again: boolean): Action => ({
  label: `${event.event} arrives`,
  async run({ modules }) {
    const raw = Buffer.from(JSON.stringify(event));
    await modules.payments.receive(raw, signatureOf(raw, PROVIDER_KEY));
    // Without our response, the provider sends the event again.
    const place = events.indexOf(event);
    if (!again && place >= 0) events.splice(place, 1);
    return 'kept';
  },
});

export const requestMoney: Draw = (world, scene, chance) => {
  const owed = chance.pick(inStatus(scene, 'released'));
  const seller =
    owed !== undefined && chance.happens(0.7) ? viewerOf(world, owed.seller_id) : chance.pick(world.students);
  if (seller === undefined) return undefined;
  if (chance.happens(0.2)) {
    const phone = `024${String(1_000_000 + chance.below(4))}`;
    return {
      label: `${brief(seller.userId)} names an account`,
      run: (process) =>
        call(process, 'payouts.setAccount', { network: 'mtn', phone, name: 'Student' }, seller),
    };
  }
  return {
    label: `${brief(seller.userId)} wants the money now`,
    run: (process) => call(process, 'payouts.create', {}, seller, { key: `payout-${chance.below(4)}` }),
  };
};

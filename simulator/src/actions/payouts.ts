import { brief, call, type Draw } from './action.js';

/** Refusals of transfers, of each kind. Null: the provider accepts transfers. */
const REFUSALS = [
  null,
  'balance_too_low',
  'key_refused',
  'unknown_answer',
  'recipient_invalid',
  'rate_limited',
] as const;

/** The provider starts to refuse transfers, or accepts them again. */
export const refuseTransfers: Draw = (world, _scene, chance) => {
  const { bank } = world;
  const refusal = bank.refusal === null ? (chance.pick(REFUSALS) ?? null) : null;
  return {
    label: `transfers are ${refusal === null ? 'taken' : `refused: ${refusal}`}`,
    run: () => {
      bank.refusal = refusal;
      return Promise.resolve('done');
    },
  };
};

/** A transfer waits for the operator's approval at the provider, or resumes. */
export const holdTransfer: Draw = (world, _scene, chance) => {
  const transfer = chance.pick(
    [...world.bank.transfers.values()].filter(({ status }) => status === 'pending'),
  );
  if (transfer === undefined) return undefined;
  const failure = transfer.failure === null ? 'transfer_otp' : null;
  return {
    label: `transfer ${brief(transfer.reference)} ${failure ?? 'goes on'}`,
    run: () => {
      transfer.failure = failure;
      return Promise.resolve('done');
    },
  };
};

/** An admin retries a delayed payout, or returns it to its seller. */
export const workOnDelayed: Draw = (world, scene, chance) => {
  const payout = chance.pick(scene.delayedPayouts);
  if (payout === undefined) return undefined;
  const { id } = payout;
  return chance.happens(0.7)
    ? {
        label: `payout ${brief(id)} is tried again`,
        run: (process) => call(process, 'payouts.retry', { id }, world.admin),
      }
    : {
        label: `payout ${brief(id)} is given back`,
        run: (process) => call(process, 'payouts.return', { id, note: 'Check the account.' }, world.admin),
      };
};

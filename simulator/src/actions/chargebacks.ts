import { brief, call, type Draw } from './action.js';

export const raiseChargeback: Draw = (world, _scene, chance) => {
  const { bank } = world;
  const paid = [...bank.transactions.values()].filter(
    ({ reference, status, taken: chargedBack }) =>
      status === 'success' &&
      chargedBack === 0 &&
      !bank.disputes.some((dispute) => dispute.reference === reference && dispute.outcome === null),
  );
  const transaction = chance.pick(paid);
  if (transaction === undefined) return undefined;
  return {
    label: `chargeback of ${brief(transaction.reference)}`,
    run: () => {
      bank.raiseDispute(transaction);
      return Promise.resolve('raised');
    },
  };
};

export const decideChargeback: Draw = (world, _scene, chance) => {
  const { bank } = world;
  const dispute = chance.pick(bank.disputes.filter(({ outcome }) => outcome === null));
  if (dispute === undefined) return undefined;
  const outcome = chance.weighted([
    [3, 'won'],
    [3, 'lost'],
    [1, undefined],
  ] as const);
  return {
    label: `chargeback ${dispute.id}: ${outcome ?? 'reminder'}`,
    run: () => {
      if (outcome === undefined) bank.remind(dispute);
      else bank.decideDispute(dispute, outcome);
      return Promise.resolve('told');
    },
  };
};

export const answerChargeback: Draw = (world, scene, chance) => {
  const one = chance.pick(scene.chargebacks.filter(({ outcome }) => outcome === null));
  if (one === undefined) return undefined;
  const decision = chance.happens(0.5) ? 'contest' : 'accept';
  return {
    label: `${decision} chargeback ${brief(one.id)}`,
    run: (process) =>
      call(
        process,
        'chargebacks.answer',
        { id: one.id, decision, note: 'See the evidence.' },
        world.moderator,
      ),
  };
};

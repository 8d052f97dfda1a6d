import { toMajor } from '@campushive/domain/platform/money';
import { brief, call, viewerOf, type Draw } from './action.js';

/**
 * Proposes milestones of a gig, or answers a proposal: by its poster or its worker, sometimes out of turn, sometimes with a wrong sum.
 */
export const divideGig: Draw = (world, scene, chance) => {
  const gig = chance.pick(
    scene.listings.filter(({ hive, assigned_to_id }) => hive === 'sidehustle' && assigned_to_id !== null),
  );
  const poster = gig && viewerOf(world, gig.poster_id);
  const worker = gig && viewerOf(world, gig.assigned_to_id ?? '');
  if (gig === undefined || poster === undefined || worker === undefined) return undefined;
  const { id, price_minor: price } = gig;
  const step = chance.weighted([
    [3, 'propose'],
    [5, 'accept'],
    [1, 'decline'],
    [1, 'withdraw'],
  ] as const);
  const isRight = chance.happens(0.9);
  const viewer = (step === 'propose' || step === 'withdraw') === isRight ? poster : worker;
  const label = `${brief(viewer.userId)}, milestones of ${brief(id)}: ${step ?? ''}`;
  const plan = chance.pick(scene.plans.filter(({ listing_id }) => listing_id === id));
  if (step === undefined) return undefined;
  if (step === 'propose') {
    // Paid milestones are not proposed again, so a correct proposal deducts them. Half of the draws do.
    const spent = scene.orders
      .filter(({ listing_id, milestone_price }) => listing_id === id && milestone_price !== null)
      .reduce((sum, { milestone_price }) => sum + (milestone_price ?? 0), 0);
    const remaining = Math.max(2, price - (chance.happens(0.5) ? spent : 0));
    const first = 1 + Math.floor(chance.fraction() * (remaining - 2));
    const milestones = [first, remaining - first].map((minor, index) => ({
      title: `Part ${index + 1}`,
      price: toMajor(minor),
    }));
    return { label, run: (process) => call(process, 'milestones.propose', { id, milestones }, viewer) };
  }
  if (plan === undefined) return undefined;
  const reason = step === 'decline' ? { reason: 'Too little' } : {};
  return {
    label,
    run: (process) => call(process, `milestones.${step}`, { id, planId: plan.id, ...reason }, viewer),
  };
};

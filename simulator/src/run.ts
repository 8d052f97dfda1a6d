import { DAY } from '@campushive/contract';
import { canMoveOrder } from '@campushive/contract/rules/provider-events';
import { findRefundCases, repeatRefund } from '@campushive/domain/deals/payments/refunds/refund-again';
import type { Platform } from '@campushive/domain/platform/platform';
import { drawActions } from './actions.js';
import { call, viewerOf, type Action } from './actions/action.js';
import { blockOther } from './actions/blocking.js';
import { arrival } from './actions/provider.js';
import { look } from './actions/scene.js';
import { doJob } from './actions/work.js';
import type { Chance } from './chance.js';
import type { Engine } from './engine.js';
import { Invariants } from './invariants.js';
import type { Death } from './scheduler.js';
import { BEGINNING } from './template.js';
import { passTime, World } from './world.js';

export interface Plan {
  readonly seed: number;
  /** Number of virtual days. */
  readonly days: number;
  /** Share of the steps in which the process dies. */
  readonly crashes: number;
  /**
   * Steps to run, for shortening a trace. Each step has its own generator, so leaving one out does not change the draws of the others.
   */
  readonly only?: readonly number[];
}

export interface Outcome {
  readonly seed: number;
  readonly hash: string;
  readonly steps: number;
  readonly crashes: number;
  /** Statements, provider calls and deliveries: a crash can happen between any two. */
  readonly points: number;
  readonly days: number;
  readonly trace: readonly string[];
  /** Number of orders at the end, by status. */
  readonly orders: Readonly<Record<string, number>>;
  readonly failure?: { readonly step: number; readonly message: string };
}

/** Runs a seed from the stored initial state. */
export async function simulate(engine: Engine, plan: Plan): Promise<Outcome> {
  await engine.reset();
  const world = new World(engine, plan.seed);
  const invariants = new Invariants(world);
  const end = BEGINNING.getTime() + plan.days * DAY;
  let step = 0;
  let failure: Outcome['failure'];
  try {
    for (; world.time < end; step += 1) {
      world.step = world.chance.of(`step ${step}`);
      passTime(world, world.step);
      if (plan.only === undefined || plan.only.includes(step)) {
        const owing = await takeStep(world, step, plan);
        await invariants.check(owing);
      }
    }
    await waitUnderBlocks(world, invariants);
    await settleWorld(world, plan.days > SHORT ? never : () => invariants.isSettled());
    await invariants.check(true);
    await invariants.checkSettled();
  } catch (error) {
    failure = { step, message: error instanceof Error ? error.message : String(error) };
    await world.process?.bury();
  }
  const orders = await engine.rows<{ status: string; count: number }>(
    `select status, count(*)::int as count from orders group by status order by status`,
  );
  world.note(JSON.stringify(orders));
  for (const text of DIGESTS) world.note(JSON.stringify(await engine.rows(text)));
  return {
    seed: plan.seed,
    hash: world.hash(),
    steps: step,
    crashes: world.crashes,
    points: world.scheduler.steps,
    days: (world.time - BEGINNING.getTime()) / DAY,
    trace: world.trace.slice(0, -1 - DIGESTS.length),
    orders: Object.fromEntries(orders.map(({ status, count }) => [status, count])),
    ...(failure && { failure }),
  };
}

/** Tables of money and messages that go into the hash. */
const DIGESTS = [
  'orders',
  'ledger_entries',
  'ledger_postings',
  'payouts',
  'credits',
  'refunds',
  'chargebacks',
  'messages',
  'notifications',
  'offers',
  'meetups',
  'deliveries',
  'lesson_series',
].map(
  (table) =>
    `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as ${table} from ${table} t`,
);

/** Runs the drawn actions, sometimes with a crash in between. Returns true when a seller may have come to owe money. */
async function takeStep(world: World, step: number, plan: Plan): Promise<boolean> {
  const process = await world.alive();
  const actions = drawActions(world, await look(world), world.step);
  const death = world.step.happens(plan.crashes) ? drawDeath(world.step) : undefined;
  const outcomes = actions.map(() => 'cut off');
  let thrown: unknown;
  const work = actions.map(async (action, at) => {
    try {
      outcomes[at] = await action.run(process);
    } catch (error) {
      thrown ??= error;
    }
  });
  const died = await world.drive(work, death);
  if (thrown === undefined && world.step.happens(0.3)) await flush(world);
  const done = actions.map(({ label }, at) => `${label} → ${outcomes[at] ?? ''}`).join('; ');
  world.note(`${step} ${world.now().toISOString()} ${done}${died ? '; CRASH' : ''}`);
  if (thrown !== undefined) throw thrown;
  return died || actions.some(({ label }) => CHARGEBACKS.test(label));
}

/** Actions that can put a seller into debt. */
const CHARGEBACKS = /chargeback|dispute|webhook/;

/** Draws the moment of a crash: in 60 % of the cases right after a transaction, before its follow-up work, where most data is lost. */
const drawDeath = (chance: Chance): Death =>
  chance.happens(0.6) ? { commits: 1 + chance.below(3) } : { points: chance.below(25) };

async function flush(world: World): Promise<void> {
  const { outbox } = await world.alive();
  await world.drive([outbox.flush('messages'), outbox.flush('general')]);
}

const ROUNDS = 7;
/**
 * Maximum days of a short run. A short run ends after the first round that leaves everything at rest. A longer run does all rounds, in
 * which nothing may move any more.
 */
const SHORT = 1;
const never = () => Promise.resolve(false);

/** Lets the deadline of every held order pass while its blocker has decided nothing: its money must stay held. */
async function waitUnderBlocks(world: World, invariants: Invariants): Promise<void> {
  const undecided = await world.engine.rows('select from blocks where not keeps_orders limit 1');
  if (undecided.length === 0) return;
  world.calm = true;
  world.skew = 0;
  world.step = world.chance.of('blocks');
  world.time += 60 * DAY;
  await act(world, {
    label: 'release what is due',
    run: ({ jobs }) => jobs.runNow('payments.release-due', {}).then(() => 'run'),
  });
  await invariants.check(true);
  await decideBlocks(world);
}

/** The provider answers, clocks are right, moderators decide, and time passes: everything can come to rest. */
async function settleWorld(world: World, isSettled: () => Promise<boolean>): Promise<void> {
  const { bank } = world;
  world.calm = true;
  world.skew = 0;
  world.step = world.chance.of('rest');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const transaction of bank.transactions.values())
      if (transaction.status === 'open') bank.pay(transaction.reference, 'failed');
    for (const dispute of bank.disputes) bank.decideDispute(dispute, 'won');
    for (const refund of bank.refunds) bank.endRefund(refund, 'processed');
    bank.refusal = null;
    for (const transfer of bank.transfers.values())
      if (transfer.status === 'pending') bank.endTransfer(transfer, 'success');
    for (const { id } of (await look(world)).delayedPayouts)
      await act(world, {
        label: 'retry a payout',
        run: (process) => call(process, 'payouts.retry', { id }, world.admin),
      });
    for (const event of [...bank.events]) await act(world, arrival(world, event, false));
    await findLostPayments(world);
    await decideBlocks(world);
    await settleCrons(world);
    for (const { dispute_id: id, status } of (await look(world)).orders)
      if (id !== null && status === 'disputed')
        await act(world, {
          label: 'decide',
          run: (process) =>
            process
              .call('disputes.resolve', { id, decision: 'refund', note: 'Decided.' }, world.moderator)
              .then(() => 'ok'),
        });
    // The first round is longer than any clock was wrong.
    world.time += (round === 0 ? 400 : 20) * DAY;
    for (const job of (await look(world)).jobs) await act(world, doJob(job));
    await repeatFailedRefunds(world);
    await flush(world);
    if (await isSettled()) return;
  }
}

const LAST_CRONS = [
  'payments.reconcile-chargebacks',
  'payments.expire-due',
  'payments.release-due',
  'payments.undelivered',
  'payments.release-scanned',
  'hives.end-undo',
  'payments.refund-cancelled-events',
  'payments.reconcile-refunds',
  'payouts.reconcile',
  'series.tick',
] as const;

async function settleCrons(world: World): Promise<void> {
  for (const name of LAST_CRONS)
    await act(world, { label: name, run: ({ jobs }) => jobs.runNow(name, {}).then(() => 'run') });
}

/** Finds payments whose events were all lost. Replaces the nightly reconciliation, whose lists are not simulated. */
async function findLostPayments(world: World): Promise<void> {
  for (const { id: orderId, status } of (await look(world)).orders)
    // The provider is not asked about the others.
    if (canMoveOrder('charge', status))
      await act(world, {
        label: 'find a lost payment',
        run: ({ jobs }) => jobs.runNow('payments.reconcile', { orderId, round: 0 }).then(() => 'run'),
      });
}

/** Decides every block that pauses a release: messages stay open, and the money is released. */
async function decideBlocks(world: World): Promise<void> {
  const undecided = await world.engine.rows<{ blocker: string; blocked: string }>(
    'select blocker_id as blocker, blocked_id as blocked from blocks where not keeps_orders order by 1, 2',
  );
  for (const { blocker, blocked } of undecided) {
    const viewer = viewerOf(world, blocker);
    if (viewer !== undefined) await act(world, blockOther(world, viewer, blocked, 'keep'));
  }
}

/** Repeats refunds that the provider could not send, as an operator does. */
async function repeatFailedRefunds(world: World): Promise<void> {
  const process = await world.alive();
  await act(world, {
    label: 'repeat refunds',
    async run() {
      const platform: Platform = process.platform;
      for (const { reference } of await findRefundCases(platform.db, platform.clock.now()))
        await repeatRefund(platform, reference);
      return 'ok';
    },
  });
}

async function act(world: World, action: Action): Promise<void> {
  let thrown: unknown;
  const process = await world.alive();
  await world.drive([action.run(process).catch((error: unknown) => void (thrown = error))]);
  if (thrown !== undefined) throw thrown;
}

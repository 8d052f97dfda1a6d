import { HOUR, type CallName } from '@campushive/contract';
import { calls } from '@campushive/contract/calls';
import { signatureOf } from '../../apps/api/src/platform/paystack/signature.js';
import { Failure } from '../../apps/api/src/http/failure.js';
import type { Viewer } from '../../apps/api/src/http/viewer.js';
import type { ProviderEvent } from './bank.js';
import type { Chance } from './chance.js';
import type { DueJob } from './jobs.js';
import { periodOf } from './jobs.js';
import { PROVIDER_KEY, type Process } from './process.js';
import type { World } from './world.js';

/** Something that is done: a word for the trace, and the work, which answers its outcome. */
export interface Action {
  readonly label: string;
  /** Writes files or zips them, which takes real time: nothing else is done beside it. */
  readonly alone?: boolean;
  run(process: Process): Promise<string>;
}

/** What can be acted on: read before a step, past the server. */
export interface Scene {
  readonly orders: readonly SceneOrder[];
  readonly listings: readonly {
    id: string;
    hive: string;
    poster_id: string;
    assigned_to_id: string | null;
    status: string;
  }[];
  readonly conversations: readonly { id: string; first_user_id: string; second_user_id: string }[];
  readonly chargebacks: readonly { id: string; answer: string | null; outcome: string | null }[];
  readonly tickets: readonly {
    id: string;
    code: string;
    listing_id: string;
    order_id: string | null;
    poster_id: string;
  }[];
  readonly jobs: readonly DueJob[];
}
interface SceneOrder {
  readonly id: string;
  readonly reference: string;
  readonly listing_id: string;
  readonly buyer_id: string;
  readonly seller_id: string;
  readonly status: string;
  readonly item: string;
  readonly handover_code: string;
  readonly dispute_id: string | null;
  readonly dispute_answered: boolean;
}

export async function look({ engine, time }: World): Promise<Scene> {
  const [row] = await engine.rows<{ scene: Scene }>(
    `select json_build_object(
      'orders', coalesce((select json_agg(o order by o.id) from (
        select orders.id, reference, listing_id, buyer_id, seller_id, status, item, handover_code, disputes.id as dispute_id,
          disputes.answer is not null as dispute_answered
        from orders left join disputes on disputes.order_id = orders.id) o), '[]'),
      'listings', coalesce((select json_agg(l order by l.id) from (
        select id, hive, poster_id, assigned_to_id, status from listings) l), '[]'),
      'conversations', coalesce((select json_agg(c order by c.id) from (
        select id, first_user_id, second_user_id from conversations) c), '[]'),
      'chargebacks', coalesce((select json_agg(b order by b.id) from (
        select id, answer, outcome from chargebacks) b), '[]'),
      'tickets', coalesce((select json_agg(t order by t.id) from (
        select tickets.id, code, listing_id, order_id, poster_id from tickets
        join listings on listings.id = listing_id where tickets.status = 'going' and checked_in_at is null) t), '[]'),
      'jobs', coalesce((select json_agg(j order by j.id) from (
        select id, name, data, tries from simulated_jobs
        where state = 'waiting' and start_after <= $1::timestamptz) j), '[]')) as scene`,
    [new Date(time).toISOString()],
  );
  if (row === undefined) throw new Error('A query without a source answers one row');
  return row.scene;
}

/** What every call may answer beside its own codes: limits, keys that are used twice, and colliding requests. */
const COMMON_REFUSALS: readonly string[] = [
  'rate_limited',
  'idempotency_conflict',
  'conflict',
  'validation_failed',
  'payment_provider_failed',
];

/** A refusal that the contract does not list, or an error of another kind: a defect. */
export class Unlisted extends Error {}

/** Calls, and answers the refusal's code or `ok`. Any code that the contract lists for the call is an outcome. */
async function call(
  process: Process,
  name: CallName,
  input: object,
  viewer: Viewer,
  { key, then }: { key?: string; then?: (answer: Record<string, unknown>) => void } = {},
): Promise<string> {
  try {
    const answer = await process.call(name, input, viewer, key);
    then?.(answer);
    return 'ok';
  } catch (error) {
    if (!(error instanceof Failure)) throw new Unlisted(`${name}: ${String(error)}`, { cause: error });
    const listed: readonly string[] = calls[name].errors;
    if (!listed.includes(error.code) && !COMMON_REFUSALS.includes(error.code))
      throw new Unlisted(`${name} refused with ${error.code}, which the contract does not list`, {
        cause: error,
      });
    return error.code;
  }
}

type Draw = (world: World, scene: Scene, chance: Chance) => Action | undefined;

const viewerOf = (world: World, id: string): Viewer | undefined =>
  world.students.find(({ userId }) => userId === id);
const inStatus = (scene: Scene, ...statuses: readonly string[]) =>
  scene.orders.filter(({ status }) => statuses.includes(status));
/** Short names for the trace. */
const brief = (id: string) => id.slice(-6);

const buy: Draw = (world, scene, chance) => {
  const listing = chance.pick(scene.listings);
  const buyer =
    listing?.hive === 'sidehustle' ? viewerOf(world, listing.poster_id) : chance.pick(world.students);
  if (listing === undefined || buyer === undefined) return undefined;
  const input = {
    hiveId: listing.id,
    ...(listing.hive === 'academia' && {
      startsAt: new Date(
        Math.ceil(world.now().getTime() / HOUR) * HOUR + (1 + chance.below(2)) * HOUR,
      ).toISOString(),
      hours: 1,
    }),
  };
  // A page that got no answer asks again with the same key.
  const key = `buy-${chance.below(3)}-${brief(listing.id)}`;
  if (chance.happens(0.25)) {
    const phone = `024${String(chance.below(3)).repeat(7)}`;
    return {
      label: `${brief(buyer.userId)} pays ${brief(listing.id)} by phone`,
      run: (process) =>
        call(process, 'payments.charge', { ...input, phone, network: 'mtn' }, buyer, { key: `${key}-phone` }),
    };
  }
  return {
    label: `${brief(buyer.userId)} starts to pay ${brief(listing.id)}`,
    run: (process) => call(process, 'payments.initialize', input, buyer, { key }),
  };
};

const pay: Draw = (world, _scene, chance) => {
  const open = [...world.bank.transactions.values()].filter(({ status }) => status === 'open');
  const transaction = chance.pick(open);
  if (transaction === undefined) return undefined;
  const status = chance.happens(0.85) ? 'success' : 'failed';
  return {
    label: `payment ${brief(transaction.reference)}: ${status}`,
    run: () => {
      world.bank.pay(transaction.reference, status);
      return Promise.resolve('done');
    },
  };
};

const verify: Draw = (world, scene, chance) => {
  const order = chance.pick(inStatus(scene, 'pending_payment', 'expired', 'failed', 'held'));
  const buyer = order && viewerOf(world, order.buyer_id);
  if (order === undefined || buyer === undefined) return undefined;
  return {
    label: `verify ${brief(order.id)}`,
    run: (process) => call(process, 'payments.verify', { reference: order.reference }, buyer),
  };
};

const cancel: Draw = (world, scene, chance) => {
  const cancellable = chance.happens(0.7) ? inStatus(scene, 'pending_payment', 'held') : scene.orders;
  const order = chance.pick(cancellable);
  const who = order && viewerOf(world, chance.happens(0.6) ? order.buyer_id : order.seller_id);
  if (order === undefined || who === undefined) return undefined;
  return {
    label: `${brief(who.userId)} cancels ${brief(order.id)}`,
    run: (process) => call(process, 'payments.cancel', { id: order.id }, who),
  };
};

const handOver: Draw = (world, scene, chance) => {
  const order = chance.pick(
    scene.orders.filter(({ status, item }) => status !== 'pending_payment' && item !== 'ticket'),
  );
  const seller = order && viewerOf(world, order.seller_id);
  if (order === undefined || seller === undefined) return undefined;
  const right = chance.happens(0.75);
  if (right) world.handedOver.add(order.id);
  const code = right ? order.handover_code : '000000';
  return {
    label: `${right ? 'code' : 'wrong code'} for ${brief(order.id)}`,
    run: (process) => call(process, 'payments.handover', { id: order.id, code }, seller),
  };
};

const openDoor: Draw = (world, scene, chance) => {
  const ticket = chance.pick(scene.tickets);
  const organiser = ticket && viewerOf(world, ticket.poster_id);
  if (ticket === undefined || organiser === undefined) return undefined;
  if (ticket.order_id !== null) world.handedOver.add(ticket.order_id);
  return {
    label: `check in ${brief(ticket.id)}`,
    run: (process) =>
      call(process, 'events.checkIn', { id: ticket.listing_id, code: ticket.code }, organiser),
  };
};

const complain: Draw = (world, scene, chance) => {
  const order = chance.pick(inStatus(scene, 'held', 'released'));
  const buyer = order && viewerOf(world, order.buyer_id);
  if (order === undefined || buyer === undefined) return undefined;
  return {
    label: `complaint about ${brief(order.id)}`,
    run: (process) =>
      call(process, 'payments.dispute', { id: order.id, reason: 'damaged', text: 'It is broken.' }, buyer),
  };
};

const decideComplaint: Draw = (world, scene, chance) => {
  const order = chance.pick(scene.orders.filter(({ dispute_id }) => dispute_id !== null));
  if (order?.dispute_id == null) return undefined;
  const seller = viewerOf(world, order.seller_id);
  if (seller !== undefined && !order.dispute_answered && chance.happens(0.3)) {
    return {
      label: `answer to the complaint about ${brief(order.id)}`,
      run: (process) =>
        call(process, 'payments.answerDispute', { id: order.id, text: 'It was fine.' }, seller),
    };
  }
  const decision = chance.happens(0.5) ? 'release' : 'refund';
  if (decision === 'release') world.handedOver.add(order.id);
  const input = { id: order.dispute_id, decision, note: 'Decided.' };
  return {
    label: `${decision} the complaint about ${brief(order.id)}`,
    run: (process) => call(process, 'disputes.resolve', input, world.moderator),
  };
};

const raiseChargeback: Draw = (world, _scene, chance) => {
  const { bank } = world;
  const paid = [...bank.transactions.values()].filter(
    ({ reference, status, taken }) =>
      status === 'success' &&
      taken === 0 &&
      !bank.disputes.some((one) => one.reference === reference && one.outcome === null),
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

const decideChargeback: Draw = (world, _scene, chance) => {
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

const answerChargeback: Draw = (world, scene, chance) => {
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

const moveMoney: Draw = (world, _scene, chance) => {
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
  const status = back ? 'reversed' : chance.happens(0.85) ? 'success' : 'failed';
  return {
    label: `transfer ${brief(transfer.reference)}: ${status}`,
    run: () => {
      bank.endTransfer(transfer, status);
      return Promise.resolve('done');
    },
  };
};

/**
 * Delivers one of the provider's events: any of them, some twice, some never. The last word on a chargeback is late at most: what
 * opens and ends between two looks of ours is found by no other way.
 */
const hear: Draw = (world, _scene, chance) => {
  const { events } = world.bank;
  const at = chance.below(events.length);
  const event = events[at];
  if (event === undefined) return undefined;
  if (chance.happens(0.1) && event.event !== 'charge.dispute.resolve') {
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

export const arrival = ({ bank: { events } }: World, event: ProviderEvent, again: boolean): Action => ({
  label: `${event.event} arrives`,
  async run({ modules }) {
    const raw = Buffer.from(JSON.stringify(event));
    await modules.payments.receive(raw, signatureOf(raw, PROVIDER_KEY));
    // Without our answer, the provider sends it again.
    const place = events.indexOf(event);
    if (!again && place >= 0) events.splice(place, 1);
    return 'kept';
  },
});

const askForMoney: Draw = (world, scene, chance) => {
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

const say: Draw = (world, scene, chance) => {
  const conversation = chance.pick(scene.conversations);
  if (conversation === undefined) return undefined;
  const sender = viewerOf(
    world,
    chance.happens(0.5) ? conversation.first_user_id : conversation.second_user_id,
  );
  if (sender === undefined) return undefined;
  if (chance.happens(0.2)) {
    return {
      label: `${brief(sender.userId)} reads`,
      run: (process) => call(process, 'messages.markRead', { id: conversation.id }, sender),
    };
  }
  // A page that got no answer sends it again under the same name.
  const unsure = chance.pick(world.unsure);
  const message =
    unsure !== undefined && chance.happens(0.5)
      ? unsure
      : { clientId: `m${chance.next()}`, conversationId: conversation.id, senderId: sender.userId };
  const author = viewerOf(world, message.senderId);
  if (author === undefined) return undefined;
  if (!world.unsure.includes(message)) world.unsure.push(message);
  const { clientId, conversationId } = message;
  return {
    label: `${brief(author.userId)} says ${clientId}`,
    run: (process) =>
      call(process, 'messages.send', { conversationId, clientId, content: 'Is it there?' }, author, {
        then: () => world.accept(message),
      }),
  };
};

const MONEY_CRONS = ['payments.', 'payouts.', 'events.'];

/** The work that comes by the clock and is due; what concerns money more often. */
export function dueCrons(world: World, process: Process) {
  return [...process.jobs.crons]
    .filter(([name, cron]) => world.time - (world.lastRun.get(name) ?? 0) >= periodOf(cron))
    .map(([name]) => [MONEY_CRONS.some((one) => name.startsWith(one)) ? 6 : 1, name] as const);
}

const work: Draw = (world, scene, chance) => {
  const job = chance.pick(scene.jobs);
  if (job !== undefined && chance.happens(0.7)) return doJob(job);
  const { process } = world;
  const name = process && chance.weighted(dueCrons(world, process));
  if (name === undefined) return undefined;
  return {
    label: `cron ${name}`,
    async run({ jobs }) {
      world.lastRun.set(name, world.time);
      // As the queue does it: work that fails comes again.
      await jobs.runNow(name, {} as never).catch(() => undefined);
      return 'run';
    },
  };
};

export const doJob = (job: DueJob): Action => ({
  label: `job ${job.name} ${job.id}`,
  alone: job.name === 'payments.answer-chargeback',
  async run({ jobs }) {
    await jobs.run(job);
    return 'run';
  },
});

const DRAWS: readonly (readonly [number, Draw])[] = [
  [14, buy],
  [14, pay],
  [5, verify],
  [5, cancel],
  [9, handOver],
  [2, openDoor],
  [4, complain],
  [3, decideComplaint],
  [4, raiseChargeback],
  [3, decideChargeback],
  [2, answerChargeback],
  [5, moveMoney],
  [10, hear],
  [4, askForMoney],
  [8, say],
  [16, work],
];

/** Draws what is done next: one to three things at once. */
export function drawActions(world: World, scene: Scene, chance: Chance): readonly Action[] {
  const count = 1 + chance.below(3);
  const drawn: Action[] = [];
  // Often everybody does something about the same order at once.
  const order = chance.happens(0.4) ? chance.pick(scene.orders) : undefined;
  if (order !== undefined) {
    const listings = scene.listings.filter(({ id }) => id === order.listing_id);
    scene = { ...scene, orders: [order], listings };
  }
  for (let tries = 0; drawn.length < count && tries < 12; tries += 1) {
    const action = chance.weighted(DRAWS)?.(world, scene, chance);
    if (action === undefined) continue;
    if (action.alone === true) return [action];
    drawn.push(action);
  }
  return drawn;
}

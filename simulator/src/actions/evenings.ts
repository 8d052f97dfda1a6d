import { HOUR } from '@campushive/contract';
import type { World } from '../world.js';
import { brief, call, viewerOf, type Action, type Draw } from './action.js';
import type { Scene } from './scene.js';

/** What is let in under a name of the phone's own. */
interface Admission {
  readonly id: string;
  readonly code: string;
}
interface Answer {
  readonly admissionId: string;
  readonly status: string;
}

const CODES = ['HALL', 'WEEK'];

/** The event, and its organiser. */
const ownEvent = (world: World, scene: Scene) => {
  const listing = scene.listings.find(({ hive }) => hive === 'buzz');
  const organiser = listing && viewerOf(world, listing.poster_id);
  return listing && organiser && { id: listing.id, organiser };
};

/** An organiser gives a promo code for a ticket or two, or ends one. */
export const makePromoCode: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined) return undefined;
  const { id, organiser } = event;
  const known = chance.pick(scene.promoCodes);
  if (known !== undefined && chance.happens(0.3))
    return {
      label: `${brief(organiser.userId)} ends promo code ${brief(known.id)}`,
      run: (process) => call(process, 'promoCodes.end', { id, codeId: known.id }, organiser),
    };
  const code = chance.pick(CODES) ?? '';
  const takesOff = chance.happens(0.5)
    ? { percent: 1 + chance.below(100) }
    : { amount: 1 + chance.below(29) };
  const input = { id, code, ...takesOff, quota: 1 + chance.below(2) };
  return {
    label: `${brief(organiser.userId)} makes promo code ${code}`,
    run: (process) => call(process, 'promoCodes.create', input, organiser),
  };
};

/** A student starts to pay for one or two tickets with a code, which may not exist. */
export const buyWithPromoCode: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  const buyer = chance.pick(world.students);
  if (event === undefined || buyer === undefined) return undefined;
  if (scene.promoCodes.length === 0) return makePromoCode(world, scene, chance);
  const known = chance.pick(scene.promoCodes)?.code;
  const promoCode = known !== undefined && chance.happens(0.9) ? known : 'NONE';
  const input = { hiveId: event.id, quantity: 1 + chance.below(2), promoCode };
  return {
    label: `${brief(buyer.userId)} buys ${input.quantity} with ${promoCode}`,
    run: (process) => call(process, 'payments.initialize', input, buyer),
  };
};

/** One of an organiser's two phones says whom it let in, with a network or later, and says it again where no answer came. */
export const letIn: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined || scene.doorTickets.length === 0) return undefined;
  const { id, organiser } = event;
  const phone = 1 + chance.below(2);
  const wanted = scene.doorTickets.filter(() => chance.happens(0.6));
  const admissions = wanted.map((ticket) => ({ id: admissionId(phone, ticket.id), code: ticket.code }));
  const [first] = admissions;
  if (first === undefined) return undefined;
  for (const { order_id } of wanted) if (order_id !== null) world.handedOver.add(order_id);
  const late = new Date(world.now().getTime() - chance.below(3) * HOUR).toISOString();
  const label = `phone ${phone} of ${brief(organiser.userId)} lets in ${wanted.map((one) => brief(one.id)).join(', ')}`;
  if (chance.happens(0.3)) return atTheDoor(world, label, { id, organiser, admission: first });
  const queue = admissions.map((one) => ({ ...one, admittedAt: late }));
  return {
    label: `${label}, offline`,
    run: (process) =>
      call(process, 'events.admit', { id, admissions: queue }, organiser, {
        then: ({ data }) => {
          for (const answer of data as readonly Answer[])
            if (answer.status === 'admitted') world.letIn(answer.admissionId, codeOf(admissions, answer));
        },
      }),
  };
};

function atTheDoor(
  world: World,
  label: string,
  {
    id,
    organiser,
    admission,
  }: {
    readonly id: string;
    readonly organiser: Parameters<typeof call>[3];
    readonly admission: Admission;
  },
): Action {
  const input = { id, code: admission.code, admissionId: admission.id };
  const then = () => world.letIn(admission.id, admission.code);
  return { label, run: (process) => call(process, 'events.checkIn', input, organiser, { then }) };
}

/** The same for the same phone and ticket, as the queue of a phone keeps it. */
const admissionId = (phone: number, ticketId: string) => `0000000${phone}${ticketId.slice(8)}`;

const codeOf = (admissions: readonly Admission[], { admissionId: id }: Answer): string =>
  admissions.find((one) => one.id === id)?.code ?? '';

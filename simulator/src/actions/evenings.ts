import { HOUR } from '@campushive/contract';
import type { Viewer } from '@campushive/domain/calls/viewer';
import type { Chance } from '../chance.js';
import type { World } from '../world.js';
import { brief, call, viewerOf, type Action, type Draw } from './action.js';
import type { Scene } from './scene.js';

/** An admission under an id that the phone chose. */
interface Admission {
  readonly id: string;
  readonly code: string;
}
interface Answer {
  readonly admissionId: string;
  readonly status: string;
}

const CODES = ['HALL', 'WEEK'];

/** Returns the event with its organiser. */
export const ownEvent = (world: World, scene: Scene) => {
  const listing = scene.listings.find(({ hive }) => hive === 'buzz');
  const organiser = listing && viewerOf(world, listing.poster_id);
  return listing && organiser && { id: listing.id, organiser, status: listing.status };
};

/** An organiser creates a promo code for a ticket or two, or ends one. */
export const makePromoCode: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined) return undefined;
  const { id, organiser } = event;
  const promoCode = chance.pick(scene.promoCodes);
  if (promoCode !== undefined && chance.happens(0.3))
    return {
      label: `${brief(organiser.userId)} ends promo code ${brief(promoCode.id)}`,
      run: (process) => call(process, 'promoCodes.end', { id, codeId: promoCode.id }, organiser),
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
  const picked = chance.pick(scene.promoCodes)?.code;
  const promoCode = picked !== undefined && chance.happens(0.9) ? picked : 'NONE';
  const input = { hiveId: event.id, quantity: 1 + chance.below(2), promoCode };
  return {
    label: `${brief(buyer.userId)} buys ${input.quantity} with ${promoCode}`,
    run: (process) => call(process, 'payments.initialize', input, buyer),
  };
};

/** One of the organiser's two phones reports its admissions. */
export const letIn: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined || scene.doorTickets.length === 0) return undefined;
  const { id, organiser } = event;
  return atTheDoor(world, scene, chance, { id, viewer: organiser, phone: 1 + chance.below(2) });
};

/** An organiser names a student as a door helper; or the organiser or the student ends that. */
export const nameHelper: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  const student = chance.pick(world.students);
  if (event === undefined || student === undefined) return undefined;
  const { id, organiser } = event;
  const studentId = student.userId;
  const helperName = `${brief(studentId)} at the door`;
  if (world.mayHelp(id, studentId) && chance.happens(0.4)) {
    const viewer = chance.happens(0.5) ? organiser : student;
    return {
      label: `${brief(viewer.userId)} ends the help of ${helperName}`,
      run: (process) => call(process, 'events.removeHelper', { id, studentId }, viewer),
    };
  }
  return {
    label: `${brief(organiser.userId)} names ${helperName}`,
    run: (process) => {
      world.nameHelper(id, studentId);
      return call(process, 'events.nameHelper', { id, studentId }, organiser);
    },
  };
};

/** The phone of a helper reports its admissions; or that of a student who never was a helper, or no longer is. */
export const helpAtTheDoor: Draw = (world, scene, chance) => {
  const event = ownEvent(world, scene);
  if (event === undefined || scene.doorTickets.length === 0) return undefined;
  const others = world.students.filter(({ userId }) => userId !== event.organiser.userId);
  const named = others.filter(({ userId }) => world.mayHelp(event.id, userId));
  const viewer = chance.pick(named.length > 0 && chance.happens(0.8) ? named : others);
  if (viewer === undefined) return undefined;
  return atTheDoor(world, scene, chance, { id: event.id, viewer, phone: 3 + others.indexOf(viewer) });
};

interface Door {
  readonly id: string;
  readonly viewer: Viewer;
  readonly phone: number;
}

/** A phone reports its admissions, online or later, and repeats a report that got no response. */
function atTheDoor(
  world: World,
  scene: Scene,
  chance: Chance,
  { id, viewer, phone }: Door,
): Action | undefined {
  const tickets = scene.doorTickets.filter(() => chance.happens(0.6));
  const admissions = tickets.map((ticket) => ({ id: admissionId(phone, ticket.id), code: ticket.code }));
  const [first] = admissions;
  if (first === undefined) return undefined;
  const may = phone < 3 || world.mayHelp(id, viewer.userId);
  if (may) for (const { order_id } of tickets) if (order_id !== null) world.handedOver.add(order_id);
  const admitted = (admission: string, code: string) => {
    if (!may) throw new Error(`${brief(viewer.userId)} was never named for the door and let someone in`);
    world.letIn(admission, code);
  };
  const late = new Date(world.now().getTime() - chance.below(3) * HOUR).toISOString();
  const label = `phone ${phone} of ${brief(viewer.userId)} lets in ${tickets.map((ticket) => brief(ticket.id)).join(', ')}`;
  if (chance.happens(0.3)) {
    const input = { id, code: first.code, admissionId: first.id };
    const then = () => admitted(first.id, first.code);
    return { label, run: (process) => call(process, 'events.checkIn', input, viewer, { then }) };
  }
  const queue = admissions.map((admission) => ({ ...admission, admittedAt: late }));
  return {
    label: `${label}, offline`,
    run: (process) =>
      call(process, 'events.admit', { id, admissions: queue }, viewer, {
        then: ({ data }) => {
          for (const answer of data as readonly Answer[])
            if (answer.status === 'admitted') admitted(answer.admissionId, codeOf(admissions, answer));
        },
      }),
  };
}

/** Returns the same id for the same phone and ticket, as the queue of a phone stores it. */
const admissionId = (phone: number, ticketId: string) => `0000000${phone}${ticketId.slice(8)}`;

const codeOf = (admissions: readonly Admission[], { admissionId: id }: Answer): string =>
  admissions.find((admission) => admission.id === id)?.code ?? '';

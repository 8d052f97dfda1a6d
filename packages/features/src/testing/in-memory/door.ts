import type {
  AdmissionAnswer,
  CallName,
  DataOf,
  DoorList,
  ParsedInputOf,
  Ticket,
} from '@campushive/contract';
import { decideAdmission } from '@campushive/contract/rules/door';
import { readTicketCode } from '@campushive/contract/rules/seats';
import {
  ticketAddress,
  ticketBody,
  ticketCommitment,
  ticketText,
  type SignedTicket,
} from '@campushive/contract/rules/ticket-format';
import { ticketKindsOf } from '@campushive/contract/rules/ticket-kinds';
import { roleAtDoor } from './door-helpers.js';
import { doorEventOf, doorTicketOf, formerStatus } from './door-facts.js';
import { letIn, type SyncEventCalls } from './events.js';
import { refuse, type Place, type State, type StoredListing, type Student } from './state.js';

type DoorCall = 'events.door' | 'events.admit';
type TicketCall = 'events.get' | 'events.join' | 'events.leave' | 'events.tickets';
/** Calls that sign, which browsers do asynchronously. */
export type SigningEventCall = DoorCall | TicketCall;

type Pagination = ReturnType<SyncEventCalls['events.tickets']>['pagination'];
export type SigningEventCalls = {
  readonly [K in SigningEventCall & CallName]: (
    input: ParsedInputOf<K>,
    me: Student,
  ) => Promise<{ data: DataOf<K>; pagination?: Pagination }>;
};

/** Constant, so that screenshots of tickets stay stable. */
const PRIVATE_KEY = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: '1EfTw1genK49LHnBdEBXVZT-Aio6ri5csBSSpqGOhdM',
  x: 's86MQ0jzLLoLzmte60BNMSMoCobD9G0kW68iWKJtcz8',
};

const signature = async (body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('jwk', PRIVATE_KEY, { name: 'Ed25519' }, false, ['sign']);
  return new Uint8Array(await subtle.sign({ name: 'Ed25519' }, key, body));
};

/** In-memory calls for signed tickets and the offline check-in. */
export function signingEventCalls(state: State, sync: SyncEventCalls): SigningEventCalls {
  const signed = async (ticket: Ticket): Promise<Ticket> => {
    const place = state.places.find((one) => one.id === ticket.id);
    if (place === undefined || ticket.checkInUrl === null) return ticket;
    const body = signedTicketOf(place);
    const page = ticket.checkInUrl.split('?')[0] ?? '';
    const text = ticketText(body, await signature(ticketBody(body)));
    return { ...ticket, checkInUrl: ticketAddress(page, place.code, text) };
  };
  const withSigned = async (answer: { data: DataOf<'events.get'> }) => {
    const myTickets = await Promise.all(answer.data.myTickets.map(signed));
    return { data: { ...answer.data, myTickets, mine: myTickets[0] ?? null } };
  };
  const doorOf = (id: string, me: Student) => {
    const found = state.listings.find((one) => one.id === id && one.hive === 'buzz');
    const role = found === undefined ? null : roleAtDoor(state, found, me);
    if (found !== undefined && role !== null) return { listing: found, role };
    return refuse(found === undefined || found.status === 'deleted' ? 'not_found' : 'forbidden');
  };
  return {
    'events.get': async (input, me) => withSigned(sync['events.get'](input, me)),
    'events.join': async (input, me) => withSigned(sync['events.join'](input, me)),
    'events.leave': async (input, me) => withSigned(sync['events.leave'](input, me)),
    async 'events.tickets'(input, me) {
      const { data, ...rest } = sync['events.tickets'](input, me);
      const held = data.map(async (one) => ({ ...one, ticket: await signed(one.ticket) }));
      return { ...rest, data: await Promise.all(held) };
    },
    async 'events.door'({ id }, me) {
      const { listing, role } = doorOf(id, me);
      return { data: await toDoorList(state, listing, role) };
    },
    async 'events.admit'({ id, admissions }, me) {
      const { listing } = doorOf(id, me);
      return { data: admissions.map((one) => admit(state, listing, one)) };
    },
  };
}

const signedTicketOf = ({ id, listing, student, code, kindId, number, of }: Place): SignedTicket => ({
  eventId: listing.id,
  code,
  ticketId: id,
  holderId: student.id,
  kindId,
  number,
  of,
  holderName: student.name,
});

async function toDoorList(
  state: State,
  listing: StoredListing,
  role: 'organiser' | 'helper',
): Promise<DoorList> {
  const going = state.places.filter((one) => one.listing === listing && one.status === 'going');
  const left = state.formerPlaces.filter((one) => one.listing === listing);
  const { isCancelled, opens, over } = doorEventOf(listing);
  const listed = async (
    place: Place,
    ticketState: DoorList['tickets'][number]['state'],
  ): Promise<DoorList['tickets'][number]> => ({
    ticketId: place.id,
    commitment: (await ticketCommitment(listing.id, place.code)) ?? '',
    state: ticketState,
    name: ticketState === 'going' && role === 'organiser' ? place.student.name : null,
    kindId: place.kindId,
    number: place.number,
    of: place.of,
    checkedInAt: place.checkedInAt,
  });
  return {
    now: state.now().toISOString(),
    keys: [PRIVATE_KEY.x],
    eventId: listing.id,
    title: listing.title,
    opens: opens?.toISOString() ?? null,
    over: over?.toISOString() ?? null,
    cancelled: isCancelled,
    kinds: ticketKindsOf(listing.details).map(({ id, name }) => ({ id, name })),
    tickets: await Promise.all([
      ...going.map((one) => listed(one, 'going')),
      ...left.map((one) => listed(one, formerStatus(one) === 'refunded' ? 'refunded' : 'void')),
    ]),
    complete: true,
  };
}

function admit(
  state: State,
  listing: StoredListing,
  { id, code, admittedAt }: ParsedInputOf<'events.admit'>['admissions'][number],
): AdmissionAnswer {
  const isThis = (one: Place) => one.listing === listing && one.code === readTicketCode(code);
  const place = state.places.find(isThis);
  const former = state.formerPlaces.find(isThis);
  const decision = decideAdmission(
    doorEventOf(listing),
    doorTicketOf(place, former),
    { id, admittedAt: new Date(admittedAt) },
    state.now(),
  );
  const checkedInAt = decision.at?.toISOString() ?? null;
  if (decision.status === 'refused')
    return { admissionId: id, status: 'refused', reason: decision.reason, checkedInAt };
  if (decision.isNew && place !== undefined) letIn(state, place, { at: decision.at, admissionId: id });
  return { admissionId: id, status: 'admitted', reason: null, checkedInAt };
}

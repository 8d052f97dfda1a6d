import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { DoorProblem, DoorRefusal } from '@campushive/contract/rules/door';
import { formatCount } from '../../../kernel/count.js';

export interface DoorMessages {
  preparing: string;
  ready: (input: { tickets: number; asOf: string }) => string;
  notReady: string;
  partial: string;
  fleeting: string;
  offlineTitle: string;
  offlineText: string;
  offlineNotReady: string;
  toBeSent: (count: number) => string;
  toBeSentText: string;
  /** Result for a ticket whose holder this phone does not know. */
  isGood: string;
  isIn: (name: string) => string;
  deletedUser: string;
  ticketOf: (number: number, of: number) => string;
  noOneIn: string;
  notOfEvent: string;
  problems: Readonly<Record<Exclude<DoorProblem, 'used' | 'taken' | 'early'>, string>>;
  used: (at: string | null) => string;
  taken: (at: string | null) => string;
  early: (at: string | null) => string;
  /** Opening time, shown before the doors open. */
  opensTitle: (at: string) => string;
  opensText: string;
  conflictsTitle: (count: number) => string;
  conflictsText: string;
  dismiss: (name: string) => string;
  dismissAll: string;
  dismissOne: string;
  elsewhere: (input: { elsewhere: string; here: string }) => string;
  refusals: Readonly<Record<Exclude<DoorRefusal, 'ticket_used'> | 'other', string>>;
  admittedHere: (at: string) => string;
}

export const messages: DoorMessages = {
  preparing: 'Getting ready to work offline...',
  ready: ({ tickets, asOf }) =>
    `Works offline · ${tickets === 1 ? '1 ticket' : `${formatCount(tickets, 'en')} tickets`}, updated ${asOf}`,
  notReady: 'Not ready to work offline. Open this page once with a connection.',
  partial:
    'This event has more tickets than this phone can store. When you’re offline, scan tickets instead of typing.',
  fleeting: 'This browser can’t save anything. Keep this page open until everything is sent.',
  offlineTitle: 'No network',
  offlineText: 'This phone checks the tickets, and syncs when you’re back online.',
  offlineNotReady: 'This phone doesn’t have the tickets of this event yet, so it can’t check them offline.',
  toBeSent: (count) => `${formatCount(count, 'en')} to be sent`,
  toBeSentText: 'We’ll send them once you’re back online, from any page. Stay logged in until then.',
  isGood: 'The ticket is good',
  isIn: (name) => `${name} is in`,
  deletedUser: UNKNOWN_USER.en,
  ticketOf: (number, of) => `Ticket ${number} of ${of}`,
  noOneIn: 'Not let in',
  notOfEvent: 'This is not a ticket of this event.',
  problems: {
    unreadable: 'This is not a ticket. Check the letters and numbers.',
    unsupported: 'This browser can’t check tickets offline.',
    forged: 'This ticket is not genuine.',
    other_event: 'This ticket is for another event.',
    unknown: 'This is not a ticket of this event, or it was sold after this phone was last online.',
    void: 'The holder cancelled this ticket.',
    refunded: 'Cancelled and refunded.',
    over: 'This event is over.',
    cancelled: 'This event is cancelled.',
  },
  used: (at) => (at === null ? 'Already checked in.' : `Already checked in, at ${at}.`),
  taken: (at) => (at === null ? 'Already let in on this phone.' : `Already let in on this phone, at ${at}.`),
  early: (at) => (at === null ? 'The door is not open yet.' : `The door opens on ${at}.`),
  opensTitle: (at) => `The door opens on ${at}`,
  opensText: 'You can check in tickets from then on.',
  conflictsTitle: (count) =>
    count === 1 ? '1 was not counted' : `${formatCount(count, 'en')} were not counted`,
  conflictsText: 'This phone let them in offline. The server did not count them, for these reasons.',
  dismiss: (name) => `Dismiss ${name}`,
  dismissAll: 'Dismiss all',
  dismissOne: 'Dismiss',
  elsewhere: ({ elsewhere, here }) =>
    `This ticket was let in elsewhere at ${elsewhere}. This phone let it in at ${here}. It counts once.`,
  refusals: {
    ticket_unknown: 'It is not a ticket of this event.',
    ticket_void: 'The ticket was cancelled before this phone synced.',
    ticket_cancelled: 'The ticket is cancelled and refunded.',
    door_not_open: 'The door was not open yet.',
    event_over: 'The event had been over for more than a day.',
    event_cancelled: 'The event was cancelled.',
    other: 'The server refused it.',
  },
  admittedHere: (at) => `Let in here at ${at}`,
};

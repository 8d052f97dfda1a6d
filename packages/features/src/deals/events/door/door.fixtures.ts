import { DOOR_PROBLEMS, DOOR_REFUSALS } from '@campushive/contract/rules/door';
import { NOW } from '../../../testing/fixtures.js';
import type { Attendees } from '../use-attendees.js';
import type { StoredAdmission } from '../../parts/door/door-store.js';
import type { DoorResult } from './admit.js';
import type { Readiness } from './use-door.js';
import { anAttendee } from '../../../testing/event-fixtures.js';

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** Phone with a list of 134 tickets. */
export const ready = {
  status: 'ready',
  tickets: 134,
  asOf: minutesAgo(12).toISOString(),
  isPartial: false,
  isFleeting: false,
} as const satisfies Readiness;

export const door: Attendees['door'] = {
  readiness: ready,
  isOffline: false,
  opensAt: null,
  waiting: 0,
  conflicts: [],
  onDismiss: () => undefined,
};

/** Admission by the phone alone. */
export const letIn: DoorResult = {
  status: 'in',
  attendee: null,
  shown: { name: 'Akosua Mensah', kind: 'VIP', number: 2, of: 3 },
};

/** Admission by the server. */
export const admittedOnline: DoorResult = {
  status: 'in',
  attendee: anAttendee(1, { paid: true }),
  shown: { name: 'Kofi Asante', kind: 'Regular', number: 1, of: 1 },
};

/** Refusals with every problem. */
export const refusals: readonly DoorResult[] = DOOR_PROBLEMS.map((problem) => {
  const isListed = ['used', 'taken', 'void', 'refunded'].includes(problem);
  return {
    status: 'refused',
    problem,
    at:
      problem === 'used' || problem === 'taken'
        ? minutesAgo(7)
        : problem === 'early'
          ? minutesAgo(-95)
          : null,
    shown: isListed ? { name: 'Kofi Asante', kind: 'Regular', number: 1, of: 1 } : null,
  };
});

/** Refused admissions, one per reason. */
export const conflicts: readonly StoredAdmission[] = ([...DOOR_REFUSALS, 'other'] as const).map(
  (reason, at): StoredAdmission => ({
    id: `conflict-${at}`,
    eventId: 'hall-week',
    ticketId: `ticket-${at}`,
    code: '7KQ2MX9RTB4C',
    name: ['Kofi Asante', 'Esi Ofori', 'Yaw Boateng', 'Ama Serwaa', 'Kojo Antwi'][at] ?? null,
    kind: at === 0 ? 'Early bird' : null,
    number: 1,
    of: at === 1 ? 2 : 1,
    admittedAt: minutesAgo(20 - at).toISOString(),
    status: 'refused',
    reason,
    elsewhereAt: reason === 'ticket_used' ? minutesAgo(24).toISOString() : null,
  }),
);

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { outbox } from '../database/schema/index.js';
import type { DomainEvents } from './outbox-events.js';

/** Columns of a new event. The others have defaults, which an insert of selected rows cannot name. */
const EVENT_COLUMNS = ['topic', 'subject', 'payload', 'createdAt'] as const;

const eventColumns = sql.join(
  EVENT_COLUMNS.map((column) => sql.identifier(outbox[column].name)),
  sql`, `,
);

/** Returns a new event as the selection of a query, for `insertingEvents`. */
export const eventOf = (
  topic: keyof DomainEvents,
  createdAt: SQL.Aliased,
  { subject, payload }: Readonly<Record<'subject' | 'payload', SQL>>,
) =>
  ({
    topic: sql`${topic}::text`.as('topic'),
    subject: subject.as('subject'),
    payload: payload.as('payload'),
    createdAt,
  }) satisfies Record<(typeof EVENT_COLUMNS)[number], SQL.Aliased>;

/** Part of a larger statement: inserts the selected events. */
export const insertingEvents = (events: SQLWrapper): SQL =>
  sql`insert into ${outbox} (${eventColumns}) ${events}`;

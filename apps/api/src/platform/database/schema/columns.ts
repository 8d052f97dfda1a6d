import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** A primary key that sorts by the time of its making. */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(uuidv7);

/** An instant; always stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

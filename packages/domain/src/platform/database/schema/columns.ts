import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../../ids.js';

/** Returns a primary key that sorts by the time of its making. */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(newId);

/** Returns an instant; always stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

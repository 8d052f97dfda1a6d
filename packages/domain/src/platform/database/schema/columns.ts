import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../../ids.js';

/** A primary key that sorts by the time of its making. */
export const primaryId = () => uuid('id').primaryKey().$defaultFn(newId);

/** An instant; always stored with its zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

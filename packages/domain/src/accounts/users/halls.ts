import { findHall, type Hall } from '@campushive/contract';
import { invalidField } from '../../calls/failure.js';
import { campus } from '../../platform/campus.js';

/** Returns the stored hall with its name. Null without one, and for a hall that the campus no longer has. */
export function hallOf(id: string | null): Pick<Hall, 'id' | 'name'> | null {
  const hall = id === null ? undefined : findHall(campus, id);
  return hall === undefined ? null : { id: hall.id, name: hall.name };
}

/** Throws 422 for `field` unless the hall belongs to the university. */
export function requireHall(id: string, universityId?: string, field = 'hallId'): void {
  if (findHall(campus, id, universityId) === undefined) throw invalidField(field, 'invalid_choice');
}

import { readdirSync, readFileSync } from 'node:fs';
import { query } from '../load/stage.ts';

/** Returns the process id of the PostgreSQL server at this address, which runs on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const [row] = await query(url, "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid");
  return Number(row?.['pid']);
}

/** Returns the CPU time of a PostgreSQL server in ms: of all its processes, those that have ended included. */
export function databaseTime(postmaster: number): number {
  for (;;) {
    const own = timeOf(fieldsOf(String(postmaster)), 15);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(fieldsOf)
      .filter((fields) => Number(fields[1]) === postmaster)
      .reduce((total, fields) => total + timeOf(fields, 13), 0);
    // The time of ended children is a field of their parent: a child that ended meanwhile would be missing.
    if (timeOf(fieldsOf(String(postmaster)), 15) === own) return (own + children) * 10;
  }
}

/** Sums the fields from the user time on, in hundredths of a second. */
const timeOf = (fields: readonly string[], end: 13 | 15): number =>
  fields.slice(11, end).reduce((total, field) => total + Number(field), 0);

/** Returns the fields of a process after its name, or none where it has ended. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { query } from '../load/stage.ts';

/** Returns the process id of the PostgreSQL server at this address, which runs on this machine. */
export async function postmasterOf(url: string): Promise<number> {
  const [row] = await query(url, "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1) as pid");
  return Number(row?.['pid']);
}

/** Returns the CPU time of a PostgreSQL server in ms: of all its processes, those that have ended included. */
export function databaseTime(postmaster: number): number {
  let hundredths = 0;
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : [];
    const time = (from: number, to: number) =>
      fields.slice(from, to).reduce((total, field) => total + Number(field), 0);
    // The time of ended children is a field of their parent.
    if (Number(name) === postmaster) hundredths += time(11, 15);
    else if (Number(fields[1]) === postmaster) hundredths += time(11, 13);
  }
  return hundredths * 10;
}

/** Returns the fields of a process after its name, or none where it has ended. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

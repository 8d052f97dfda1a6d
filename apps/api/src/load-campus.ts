import { existsSync, readFileSync } from 'node:fs';
import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import type { Campus } from '@campushive/contract/campus-schema';
import { CampusError, parseCampusJson, readCampus } from '@campushive/contract/read-campus';

/** Definitions in `campuses/`, by the value of `CAMPUS`. */
const CAMPUSES: Readonly<Record<string, Campus>> = { ghana, nairobi };

/** Loads the definition that `CAMPUS` names: one of `campuses/`, or a JSON file. Throws a CampusError with a line for each mistake. */
export function loadCampus(setting: string): Campus {
  const builtIn = Object.hasOwn(CAMPUSES, setting) ? CAMPUSES[setting] : undefined;
  if (builtIn !== undefined) return readCampus(builtIn, `campuses/${setting}`);
  if (!existsSync(setting)) {
    const names = Object.keys(CAMPUSES).join(', ');
    throw new CampusError([
      `there is no campus ${setting}; give one of ${names}, or the path of a JSON file`,
    ]);
  }
  return readCampus(parseCampusJson(readFileSync(setting, 'utf8'), setting), setting);
}

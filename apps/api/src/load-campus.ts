import { existsSync, readFileSync } from 'node:fs';
import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import type { Campus } from '@campushive/contract/campus-schema';
import { NOTIFICATION_TEMPLATES } from '@campushive/contract/notification-templates/render';
import { CampusError, readCampus } from '@campushive/contract/read-campus';

/** Definitions in `campuses/`, by the value of `CAMPUS`. */
const CAMPUSES: Readonly<Record<string, Campus>> = { ghana, nairobi };

/** Loads the definition that `CAMPUS` names: one of `campuses/`, or a JSON file. Throws a CampusError with one clear line. */
export function loadCampus(setting: string): Campus {
  const known = Object.hasOwn(CAMPUSES, setting) ? CAMPUSES[setting] : undefined;
  if (known !== undefined) return spoken(readCampus(known, `campuses/${setting}`), `campuses/${setting}`);
  if (!existsSync(setting)) {
    const names = Object.keys(CAMPUSES).join(', ');
    throw new CampusError(`there is no campus ${setting}; give one of ${names}, or the path of a JSON file`);
  }
  return spoken(readCampus(parse(readFileSync(setting, 'utf8'), setting), setting), setting);
}

/** Checks that every language has texts: menus would offer it, and its readers would get English. */
function spoken(definition: Campus, source: string): Campus {
  const wordless = definition.locales.findIndex(
    (language) => !Object.hasOwn(NOTIFICATION_TEMPLATES, language),
  );
  if (wordless === -1) return definition;
  const known = Object.keys(NOTIFICATION_TEMPLATES).join(', ');
  throw new CampusError(
    `${source}: locales.${wordless}: there are no words in ${definition.locales[wordless]}, only in ${known}; take it out, or add them as CONTRIBUTING.md says`,
  );
}

function parse(json: string, path: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    const where = line === undefined ? '' : `; look at line ${line}, column ${column}`;
    throw new CampusError(`${path} is not JSON${where}`, { cause: error });
  }
}

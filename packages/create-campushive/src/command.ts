import { parseArgs } from 'node:util';
import { HUES } from './colour.js';
import { COUNTRIES, LANGUAGES } from './countries.js';
import { createApp } from './create-app.js';

const USAGE = `npm create @campushive/app [folder] -- --name "Baobab Market" --colour green --country NG --languages en,fr
  --colour: #rrggbb, or ${Object.keys(HUES).join(', ')}
  --country: ${Object.keys(COUNTRIES).join(', ')}
  --languages: some of ${LANGUAGES.join(',')}; the first one is the default`;

export interface Terminal {
  /** Asks for missing arguments, or takes the defaults where no one can answer. */
  readonly ask: (question: string, standard: string) => Promise<string>;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Makes the application that the arguments and the answers describe; answers the exit code. */
export async function command(args: string[], template: string, terminal: Terminal): Promise<number> {
  const { ask, say, complain } = terminal;
  try {
    const { values, positionals } = read(args);
    if (values.help === true) {
      say(USAGE);
      return 0;
    }
    const folder = positionals[0] ?? (await ask('Folder', 'my-campus'));
    const name = values.name ?? (await ask('Name of the marketplace', 'Baobab Market'));
    const colour =
      values.colour ??
      values.color ??
      (await ask(`Colour: #rrggbb, ${Object.keys(HUES).join(', ')}`, 'green'));
    const country = values.country ?? (await ask(`Country: ${Object.keys(COUNTRIES).join(', ')}`, 'GH'));
    const languages = values.languages ?? (await ask(`Languages: some of ${LANGUAGES.join(',')}`, 'en,fr'));
    const place = { country: country.trim().toUpperCase(), languages: listed(languages) };
    createApp({ folder, name, colour, ...place }, template);
    say(
      `${name} stands in ${folder}. Next:\n\n  cd ${/\s/.test(folder) ? `"${folder}"` : folder}\n  npm install\n  npm run dev`,
    );
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

const listed = (languages: string): string[] =>
  languages.split(',').map((language) => language.trim().toLowerCase());

function read(args: string[]) {
  try {
    const options = {
      name: { type: 'string' },
      colour: { type: 'string' },
      color: { type: 'string' },
      country: { type: 'string' },
      languages: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const parsed = parseArgs({ args, allowPositionals: true, options });
    const [, second] = parsed.positionals;
    if (second !== undefined) throw new Error(`"${second}" is one word too many: put names into quotes.`);
    return parsed;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

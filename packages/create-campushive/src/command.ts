import { parseArgs } from 'node:util';
import { HUES } from './colour.js';
import { createApp } from './create-app.js';

const USAGE = `npm create @campushive/app [folder] -- --name "Baobab Market" --colour green
  --colour: #rrggbb, or ${Object.keys(HUES).join(', ')}`;

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
    createApp({ folder, name, colour }, template);
    say(
      `${name} stands in ${folder}. Next:\n\n  cd ${/\s/.test(folder) ? `"${folder}"` : folder}\n  npm install\n  npm run dev`,
    );
    return 0;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function read(args: string[]) {
  try {
    const options = {
      name: { type: 'string' },
      colour: { type: 'string' },
      color: { type: 'string' },
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

import { ESLint } from 'eslint';
import { browserFloor } from './rules.ts';

/** Message of the lint rules about a built file. */
export interface BundleMessage {
  /** Name of the bundle without the hash: `assets/thread`. */
  readonly bundle: string;
  readonly message: string;
  /** Code around the finding. */
  readonly code: string;
}

/** Reads all scripts of a build as the oldest browsers would: syntax, patterns and APIs, also those of libraries. */
export async function newerInBundles(root: string, folder: string): Promise<BundleMessage[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    ignore: false,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
        ...browserFloor,
        rules: { ...browserFloor.rules, 'es-x/no-class-static-block': 'error' },
      },
    ],
  });
  const results = await eslint.lintFiles([`${folder}/*.js`, `${folder}/assets/*.js`]);
  if (results.length === 0) throw new Error(`${folder} has no scripts: build the web app first.`);
  return results.flatMap(({ filePath, messages, source = '' }) =>
    messages.map(({ message, line, column }) => {
      const text = source.split('\n')[line - 1] ?? '';
      return {
        bundle: filePath.replace(/^.*\/dist\//, '').replace(/(-[\w-]{8})?\.js$/, ''),
        message,
        code: text.slice(Math.max(0, column - 60), column + 60),
      };
    }),
  );
}

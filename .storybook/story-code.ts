/**
 * What "Show code" shows: the story as its source has it. What was changed by controls is written by Storybook instead, as
 * the source knows nothing of it.
 */
interface Shown {
  id?: string;
  args?: Readonly<Record<string, unknown>>;
  initialArgs?: Readonly<Record<string, unknown>>;
}

export async function codeOfStory(
  written: string,
  { id = '', args = {}, initialArgs = {} }: Shown,
): Promise<string> {
  if (Object.entries(args).some(([name, value]) => value !== initialArgs[name])) return asWritten(written);
  const { default: code } = await import('virtual:story-code');
  return code[id] ?? asWritten(written);
}

/** As a developer would write it: what React calls a fragment is no code to copy. */
const asWritten = (code: string): string =>
  code
    .replace(/\{function \w+\(\) ?\{\}\}/g, '{() => {}}')
    .replace(/<React\.Fragment(?: key="[^"]*")?>/g, '<>')
    .replace(/<\/React\.Fragment>/g, '</>');

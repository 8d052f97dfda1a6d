/**
 * Chooses the code for "Show code": the story's source. After a control changed a value, Storybook's generated code, because the source
 * does not have that value.
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

/** Turns React's names for fragments and empty functions into code that a developer would write. */
const asWritten = (code: string): string =>
  code
    .replace(/\{function \w+\(\) ?\{\}\}/g, '{() => {}}')
    .replace(/<React\.Fragment(?: key="[^"]*")?>/g, '<>')
    .replace(/<\/React\.Fragment>/g, '</>');

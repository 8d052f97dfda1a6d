/** Writes the entries of CHANGELOGs, for `changeset version`: no commit ids, and the items of a list stand for themselves. */
interface Changeset {
  readonly summary: string;
}

/** Returns the entry of a changeset. */
function getReleaseLine({ summary }: Changeset): Promise<string> {
  const text = summary.trim();
  if (text.startsWith('- ')) return Promise.resolve(text);
  const [first = '', ...rest] = text.split('\n');
  return Promise.resolve([`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n'));
}

/** Names no dependencies: the packages are updated together. */
const getDependencyReleaseLine = (): Promise<string> => Promise.resolve('');

// The command loads a default export.
export default { getReleaseLine, getDependencyReleaseLine };

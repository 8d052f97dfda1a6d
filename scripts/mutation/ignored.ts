/** What is looked at of a node of the syntax tree and its surroundings. */
interface Path {
  readonly listKey?: unknown;
  readonly parentPath?: { readonly node: Node } | null;
}

interface Node {
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly name?: string;
}

/** Which columns a query answers is a matter of types, and a row that lacks one fails everywhere. */
const COLUMNS = new Set(['select', 'returning']);
const LEVELS = new Set(['info', 'warn', 'error', 'debug']);

/** What decides nothing: what is logged, and which columns a query names. */
function shouldIgnore(path: Path): string | undefined {
  if (path.listKey !== 'arguments') return undefined;
  const callee = path.parentPath?.node.callee;
  const method = callee?.property?.name ?? '';
  if (COLUMNS.has(method)) return 'the columns of a query';
  if (LEVELS.has(method) && isLog(callee?.object)) return 'a line of the log';
  return undefined;
}

/** `log` or something's `log`. */
const isLog = (node: Node | undefined): boolean => (node?.property?.name ?? node?.name) === 'log';

/** Stryker's plugin for it. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'decides-nothing', value: { shouldIgnore } }];

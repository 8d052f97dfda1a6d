/** What is looked at of a node of the syntax tree and its surroundings. */
interface Path {
  readonly node: Node;
  readonly listKey?: unknown;
  readonly parentPath?: { readonly node: Node } | null;
}

interface Node {
  readonly expression?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly name?: string;
}

/** Which columns a query answers is a matter of types, and a row that lacks one fails everywhere. */
const COLUMNS = new Set(['select', 'returning']);
const LEVELS = new Set(['info', 'warn', 'error', 'debug']);

/** What decides nothing: what is logged, and which columns a query names. */
function shouldIgnore({ node, listKey, parentPath }: Path): string | undefined {
  if (isLogged(node) || isLogged(node.expression)) return 'a line of the log';
  const isColumns = listKey === 'arguments' && COLUMNS.has(methodOf(parentPath?.node));
  return isColumns ? 'the columns of a query' : undefined;
}

const methodOf = (call: Node | undefined): string => call?.callee?.property?.name ?? '';
const isLogged = (call: Node | undefined): boolean =>
  LEVELS.has(methodOf(call)) && isLog(call?.callee?.object);

/** `log` or something's `log`. */
const isLog = (node: Node | undefined): boolean => (node?.property?.name ?? node?.name) === 'log';

/** Stryker's plugin for it. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'decides-nothing', value: { shouldIgnore } }];

/** The parts of a syntax tree's node that this plugin reads. */
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

/** Methods whose arguments name columns. Types check these, and a row without a column fails everywhere. */
const COLUMNS = new Set(['select', 'returning']);
const LEVELS = new Set(['info', 'warn', 'error', 'debug']);

/** Returns a reason to ignore a node that makes no decision: log lines, and the columns of a query. */
function shouldIgnore({ node, listKey, parentPath }: Path): string | undefined {
  if (isLogged(node) || isLogged(node.expression)) return 'a line of the log';
  const isColumns = listKey === 'arguments' && COLUMNS.has(methodOf(parentPath?.node));
  return isColumns ? 'the columns of a query' : undefined;
}

const methodOf = (call: Node | undefined): string => call?.callee?.property?.name ?? '';
const isLogged = (call: Node | undefined): boolean =>
  LEVELS.has(methodOf(call)) && isLog(call?.callee?.object);

/** Recognises `log` and `something.log`. */
const isLog = (node: Node | undefined): boolean => (node?.property?.name ?? node?.name) === 'log';

/** Stryker plugin with this rule. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'decides-nothing', value: { shouldIgnore } }];

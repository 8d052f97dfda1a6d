import type { Rule, Scope } from 'eslint';

type Node = Rule.Node;
type MemberExpression = Extract<Node, { readonly type: 'MemberExpression' }>;

const MESSAGE =
  'This function runs in a transaction: use tx. On the embedded database, which has one connection, another query waits for the transaction forever.';

/** Returns true for a function that takes `tx`, or that is given to `transaction`. */
function isInTransaction(node: Node): boolean {
  if (!('params' in node)) return false;
  if (node.params.some((param) => param.type === 'Identifier' && param.name === 'tx')) return true;
  const { parent } = node;
  return (
    parent.type === 'CallExpression' &&
    parent.callee.type === 'MemberExpression' &&
    nameOf(parent.callee.property) === 'transaction'
  );
}

const nameOf = (node: { readonly type: string }): string | undefined =>
  (node.type === 'Identifier' || node.type === 'PrivateIdentifier') && 'name' in node
    ? String(node.name)
    : undefined;

/** Returns true for `anything.db`, and for `platform.read`. */
function leadsOutside({ object, property }: MemberExpression): boolean {
  const name = nameOf(property);
  const owner = object.type === 'MemberExpression' ? nameOf(object.property) : nameOf(object);
  return name === 'db' || (name === 'read' && owner === 'platform');
}

/** Returns true for a variable that is a plain parameter of a function inside the transaction, which may get `tx`. */
const isOwnParameter = (variable: Scope.Variable | null, isInside: (node: Node) => boolean): boolean =>
  variable?.defs.some(
    ({ type, node, name }) => type === 'Parameter' && node.params.includes(name) && isInside(node),
  ) ?? false;

/** Refuses a query outside of the transaction in a function that runs in one. */
const onlyTx: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** Functions around the visited node that run in a transaction. */
    const open: Node[] = [];
    const enter = (node: Node) => {
      if (isInTransaction(node)) open.push(node);
    };
    const leave = (node: Node) => {
      if (open.at(-1) === node) open.pop();
    };
    return {
      ':function': enter,
      ':function:exit': leave,
      MemberExpression(node) {
        if (open.length > 0 && leadsOutside(node)) context.report({ node, message: MESSAGE });
      },
      Identifier(node) {
        if (open.length === 0 || node.name !== 'db') return;
        const reference = findReference(context.sourceCode.getScope(node), node);
        if (reference === undefined) return;
        const isInside = (fn: Node) => open.some((outer) => isWithin(fn, outer));
        if (!isOwnParameter(reference.resolved, isInside)) context.report({ node, message: MESSAGE });
      },
    };
  },
};

const findReference = (scope: Scope.Scope, node: Node): Scope.Reference | undefined =>
  scope.references.find(({ identifier }) => identifier === node);

function isWithin(node: Node, outer: Node): boolean {
  for (let at: Node | null = node; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}

/** Configuration of the rule for `files`. */
export const transactionRules = {
  plugins: { transactions: { rules: { 'only-tx': onlyTx } } },
  rules: { 'transactions/only-tx': 'error' },
} as const;

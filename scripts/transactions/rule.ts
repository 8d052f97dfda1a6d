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

/** Returns true for a plain parameter of `outer`, or of a function in it: the caller may give it `tx`. */
const isOwnParameter = (variable: Scope.Variable | null, outer: Node): boolean =>
  variable?.defs.some(
    ({ type, node, name }) => type === 'Parameter' && node.params.includes(name) && isWithin(node, outer),
  ) ?? false;

interface Ranged {
  readonly range?: readonly [start: number, end: number] | undefined;
}

const isWithin = ({ range: inner }: Ranged, { range: outer }: Ranged): boolean =>
  inner !== undefined && outer !== undefined && inner[0] >= outer[0] && inner[1] <= outer[1];

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
        const [outer] = open;
        if (outer === undefined || node.name !== 'db') return;
        const reference = findReference(context.sourceCode.getScope(node), node);
        if (reference !== undefined && !isOwnParameter(reference.resolved, outer))
          context.report({ node, message: MESSAGE });
      },
    };
  },
};

const findReference = (scope: Scope.Scope, node: Node): Scope.Reference | undefined =>
  scope.references.find(({ identifier }) => identifier === node);

/** Configuration of the rule for `files`. */
export const transactionRules = {
  plugins: { transactions: { rules: { 'only-tx': onlyTx } } },
  rules: { 'transactions/only-tx': 'error' },
} as const;

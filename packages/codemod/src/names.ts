import ts from 'typescript';
import { ownModule, type Parsed } from './bindings.js';
import { RENAMES } from './changes.js';
import type { Edits } from './edits.js';
import { REMOVALS } from './removals.js';
import type { Step } from './step.js';

const renameOf = (owner: string, name: string) =>
  RENAMES.find((one) => one.package === owner && one.from === name)?.to;

/** Renames imported names and their uses, also those of namespace imports. Returns the steps for names without a successor. */
export function renameNames({ file, symbolOf, namespaceOf }: Parsed, edits: Edits): Step[] {
  const steps: Step[] = [];
  const taken = identifiersOf(file);
  const renamed = new Map<ts.Symbol, string>();
  const removed = (owner: string, name: ts.Node) => {
    const removal = REMOVALS.find((one) => one.package === owner && one.names.includes(name.getText()));
    const line = file.getLineAndCharacterOfPosition(name.getStart()).line + 1;
    if (removal) steps.push({ line, name: name.getText(), advice: removal.advice });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) {
      const owner = moduleOf(node);
      const name = node.propertyName ?? node.name;
      const to = owner && renameOf(owner, name.text);
      const symbol = symbolOf(node.name);
      if (owner) removed(owner, name);
      if (to && ts.isImportSpecifier(node) && !node.propertyName && !taken.has(to) && symbol)
        renamed.set(symbol, to);
      else if (to) edits.replace(name.getStart(), name.end, node.propertyName ? to : `${to} as ${name.text}`);
    }
    const member = memberOf(node);
    const owner = member && namespaceOf(member.left);
    if (member && owner) {
      const to = renameOf(owner, member.right.text);
      removed(owner, member.right);
      if (to) edits.replace(member.right.getStart(), member.right.end, to);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (renamed.size > 0) renameUses(file, symbolOf, renamed, edits);
  return steps;
}

/** Returns the package of an import or of `export … from`. */
function moduleOf(node: ts.ImportSpecifier | ts.ExportSpecifier): string | undefined {
  const declaration = ts.isImportSpecifier(node) ? node.parent.parent.parent : node.parent.parent;
  return 'moduleSpecifier' in declaration ? ownModule(declaration.moduleSpecifier)?.package : undefined;
}

/** Returns both sides of `contract.name`, as a value or as a type. */
function memberOf(node: ts.Node): { left: ts.Node; right: ts.MemberName } | undefined {
  if (ts.isPropertyAccessExpression(node)) return { left: node.expression, right: node.name };
  return ts.isQualifiedName(node) ? node : undefined;
}

function identifiersOf(file: ts.SourceFile): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function renameUses(
  file: ts.SourceFile,
  symbolOf: Parsed['symbolOf'],
  renamed: ReadonlyMap<ts.Symbol, string>,
  edits: Edits,
): void {
  const names = new Map([...renamed].map(([symbol, to]) => [symbol.name, { symbol, to }]));
  const visit = (node: ts.Node): void => {
    const known = ts.isIdentifier(node) ? names.get(node.text) : undefined;
    if (known) {
      const text = textOfUse(node, known.to, (used) => symbolOf(used) === known.symbol);
      if (text !== undefined) edits.replace(node.getStart(), node.end, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Returns the text for a use of a renamed name. Names that others see keep the former one: fields of objects, and exports. */
function textOfUse(node: ts.Node, to: string, isUse: (node: ts.Node) => boolean): string | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return `${node.getText()}: ${to}`;
  if (ts.isExportSpecifier(parent) && !parent.parent.parent.moduleSpecifier)
    return parent.propertyName === undefined
      ? `${to} as ${node.getText()}`
      : parent.propertyName === node
        ? to
        : undefined;
  return isUse(node) ? to : undefined;
}

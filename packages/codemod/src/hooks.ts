import ts from 'typescript';
import type { Imported, Parsed } from './bindings.js';
import { FIELDS } from './changes.js';
import type { Edits } from './edits.js';
import { objectsIn, renameField } from './jsx.js';

/** A function that a hook returned. */
interface HookFunction extends Imported {
  readonly member: string;
}

/** Renames fields in the arguments of functions that hooks return. Calls `dismiss` of `useToast` without the event. */
export function renameArguments(parsed: Parsed, edits: Edits): void {
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = functionOf(parsed, node.expression);
      for (const field of called ? FIELDS.filter((one) => takes(one, called)) : [])
        renameField(
          node.arguments.flatMap((argument) => objectsIn(argument, parsed.symbolOf)),
          field,
          edits,
        );
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
      const { expression } = node.initializer;
      const given = expression && functionOf(parsed, expression);
      if (expression && given?.name === 'useToast' && given.member === 'dismiss')
        edits.replace(expression.getStart(), expression.end, `() => ${expression.getText()}()`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed.file);
}

const takes = (field: (typeof FIELDS)[number], { package: owner, name, member }: HookFunction) =>
  field.package === owner && field.export === name && field.members.includes(member);

/** Resolves `toast` of `const { toast } = useToast()`, and `toasts.toast` of `const toasts = useToast()`. */
function functionOf({ symbolOf, importOf }: Parsed, node: ts.Expression): HookFunction | undefined {
  const isMember = ts.isPropertyAccessExpression(node);
  const declaration = symbolOf(isMember ? node.expression : node)?.declarations?.[0];
  const hookOf = (variable: ts.Node | undefined) =>
    variable &&
    ts.isVariableDeclaration(variable) &&
    variable.initializer &&
    ts.isCallExpression(variable.initializer)
      ? importOf(variable.initializer.expression)
      : undefined;
  if (isMember) {
    const hook = hookOf(declaration);
    return hook && { ...hook, member: node.name.text };
  }
  if (!declaration || !ts.isBindingElement(declaration)) return undefined;
  const hook = hookOf(declaration.parent.parent);
  return hook && { ...hook, member: (declaration.propertyName ?? declaration.name).getText() };
}

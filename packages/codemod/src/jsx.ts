import ts from 'typescript';
import type { Imported, Parsed } from './bindings.js';
import { FIELDS, PROPS, VALUES } from './changes.js';
import type { Edits } from './edits.js';

/** Renames props, their values, and fields of the objects in them. */
export function renameProps({ file, importOf, symbolOf }: Parsed, edits: Edits): void {
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const component = importOf(node.parent.parent.tagName);
      if (component) renameProp(node, node.name, component, symbolOf, edits);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function renameProp(
  attribute: ts.JsxAttribute,
  name: ts.Identifier,
  { package: owner, name: component }: Imported,
  symbolOf: Parsed['symbolOf'],
  edits: Edits,
): void {
  const prop = PROPS.find(
    (one) => one.package === owner && one.components.includes(component) && one.from === name.text,
  );
  if (prop) edits.replace(name.getStart(), name.end, prop.to);
  const value = VALUES.find(
    (one) => one.package === owner && one.component === component && one.prop === name.text,
  );
  for (const text of value ? literalsIn(attribute.initializer) : []) {
    const to = value?.values[text.text];
    if (to !== undefined) edits.replace(text.getStart() + 1, text.end - 1, to);
  }
  for (const field of FIELDS)
    if (field.package === owner && field.export === component && field.members.includes(name.text))
      renameField(objectsIn(attribute.initializer, symbolOf), field, edits);
}

/** Renames a field of object literals. */
export function renameField(
  objects: readonly ts.ObjectLiteralExpression[],
  { from, to }: { readonly from: string; readonly to: string },
  edits: Edits,
): void {
  for (const property of objects.flatMap((object) => [...object.properties])) {
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === from)
      edits.replace(property.getStart(), property.end, `${to}: ${from}`);
    if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name) && property.name.text === from)
      edits.replace(property.name.getStart(), property.name.end, to);
  }
}

/** Returns the texts that an expression can have as its value. */
function literalsIn(node: ts.Node | undefined): ts.StringLiteral[] {
  if (!node) return [];
  if (ts.isStringLiteral(node)) return [node];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  return [];
}

/** Returns the object literals that an expression can have as its value, or in its list. */
export function objectsIn(
  node: ts.Node | undefined,
  symbolOf: Parsed['symbolOf'],
): ts.ObjectLiteralExpression[] {
  const inside = (inner: ts.Node | undefined) => objectsIn(inner, symbolOf);
  if (!node) return [];
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(inside);
  if (ts.isConditionalExpression(node)) return [...inside(node.whenTrue), ...inside(node.whenFalse)];
  if (ts.isArrowFunction(node)) return inside(node.body);
  // Other methods return no list of the function's results.
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === 'map' ? inside(node.arguments[0]) : [];
  if (ts.isIdentifier(node)) {
    const declaration = symbolOf(node)?.declarations?.[0];
    return declaration && ts.isVariableDeclaration(declaration) ? inside(declaration.initializer) : [];
  }
  if (
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isSatisfiesExpression(node)
  )
    return inside(node.expression);
  return [];
}

/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);

/** Returns the primitives that a file imports or re-exports from `radix-ui`. */
function primitivesOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, folder), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || from.text !== 'radix-ui') return [];
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (!names || !('elements' in names)) return [`all of it in ${file}`];
    return names.elements.map((one) => (one.propertyName ?? one.name).text);
  });
}

/** Roles that Radix provides. A hand-written role would need hand-written behaviour, too. */
const ROLES_OF_RADIX = [
  ...['alertdialog', 'checkbox', 'dialog', 'menu', 'menuitem', 'progressbar', 'radio', 'radiogroup'],
  ...['slider', 'switch', 'tab', 'tablist', 'tabpanel', 'toolbar', 'tooltip'],
];

/** Returns the roles that a file sets on elements. */
function rolesOf(code: string): string[] {
  const source = ts.createSourceFile('part.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const roles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'role' && node.initializer !== undefined)
      if (ts.isStringLiteral(node.initializer)) roles.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return roles;
}

describe('the primitives of Radix', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  const taken = files.flatMap(primitivesOf);

  it('are imported by the kit, more than fifteen in number', () => {
    expect(taken.length).toBeGreaterThan(15);
  });

  it('are each imported by one file only', () => {
    expect(taken.filter((name, index) => taken.indexOf(name) !== index)).toEqual([]);
  });

  it('set their own ARIA roles, so that no part of the kit writes one of these', () => {
    const parts = files.filter((file) => !/\.(test|stories)\.tsx?$|^test\//.test(file));
    const roles = parts.map((file) => ({
      file,
      roles: rolesOf(readFileSync(new URL(file, folder), 'utf8')),
    }));
    expect(roles.flatMap((role) => role.roles)).toContain('listbox');
    const written = roles.flatMap(({ file, roles: found }) =>
      found.filter((role) => ROLES_OF_RADIX.includes(role)).map((role) => `${file}: ${role}`),
    );
    expect(written).toEqual([]);
  });
});

/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);

/** What a file takes from `radix-ui`, to use it or to hand it on. */
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

describe('the primitives of Radix', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder });
  const taken = files.flatMap(primitivesOf);

  it('are what the kit stands on', () => {
    expect(taken.length).toBeGreaterThan(15);
  });

  it('are each taken by one file, which is the one to mend when Radix changes', () => {
    expect(taken.filter((name, index) => taken.indexOf(name) !== index)).toEqual([]);
  });
});

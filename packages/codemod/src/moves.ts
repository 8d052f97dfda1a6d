import ts from 'typescript';
import { ownModule } from './bindings.js';
import { MOVES, type Move } from './changes.js';
import { Edits } from './edits.js';

/** Gives moved exports an import from their present entry. */
export function moveImports(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const edits = new Edits();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const module = ownModule(statement.moduleSpecifier);
    const bindings = statement.importClause?.namedBindings;
    if (!module || !bindings || !ts.isNamedImports(bindings)) continue;
    const move = MOVES.find((one) => one.package === module.package && one.from === module.entry);
    if (move) split(edits, statement, bindings, move);
  }
  return edits.applyTo(text);
}

function split(edits: Edits, statement: ts.ImportDeclaration, bindings: ts.NamedImports, move: Move): void {
  const isMoved = ({ propertyName, name }: ts.ImportSpecifier) =>
    move.names.includes((propertyName ?? name).text);
  const moved = bindings.elements.filter(isMoved);
  if (moved.length === 0) return;
  const specifier = statement.moduleSpecifier;
  const target = `'${move.package}/${move.to}'`;
  if (moved.length === bindings.elements.length) {
    edits.replace(specifier.getStart(), specifier.end, target);
    return;
  }
  const list = (elements: readonly ts.ImportSpecifier[]) =>
    `{ ${elements.map((element) => element.getText()).join(', ')} }`;
  const stays = bindings.elements.filter((element) => !isMoved(element));
  const type = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : '';
  edits.replace(bindings.getStart(), bindings.end, list(stays));
  edits.replace(statement.end, statement.end, `\nimport ${type}${list(moved)} from ${target};`);
}

/**
 * Reads the code of each story from its source, as a developer would write it: the rendered elements, and the local values that they
 * name. A browser build has neither, because it shortens names and evaluates values.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Code by story id. */
export type StoryCode = Readonly<Record<string, string>>;

/** Documented contract of a component, in `parameters.contract` of its stories. */
export interface Contract {
  use: string;
  avoid: string;
  keyboard: readonly (readonly [keys: string, effect: string])[];
  screenReader: string;
}

export interface StoryFile {
  id: string;
  title: string;
  component: string;
  code: StoryCode;
  meta: ts.ObjectLiteralExpression;
}

type Values = ReadonlyMap<string, ts.Expression>;

interface Sheet {
  file: ts.SourceFile;
  /** Declarations of the file, by name. */
  declared: ReadonlyMap<string, ts.Node>;
}

/** Length in characters above which a value beside a story is data, not an example. */
const LONGEST_VALUE = 1_200;
const LONGEST_PART = 2_400;
const LONGEST_ATTRIBUTE = 480;

export function readStories(path: string): StoryFile {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const sheet = { file, declared: declarationsIn(file) };
  const meta = objectOf(sheet, sheet.declared.get('meta'));
  if (!meta) throw new Error(`${path} has no meta.`);
  const values = valuesOf(sheet, meta);
  const title = textOf(values.get('title')) ?? '';
  const id = textOf(values.get('id')) ?? idOf(title);
  const component = values.get('component')?.getText() ?? '';
  const code: Record<string, string> = {};
  for (const [name, expression] of storiesIn(file))
    code[`${id}--${idOf(wordsOf(name))}`] = codeOf(sheet, values, valuesOf(sheet, expression));
  return { id, title, component, code, meta };
}

/** Builds an id from a title or a name, as Storybook does. */
const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Splits a name like `SheetOnPhones` into words, as Storybook does. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/gi, '$1 $2');

function declarationsIn(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
  }
  return found;
}

function storiesIn(file: ts.SourceFile): [string, ts.Expression][] {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => statement.declarationList.declarations)
    .flatMap((variableDeclaration): [string, ts.Expression][] =>
      ts.isIdentifier(variableDeclaration.name) && variableDeclaration.initializer
        ? [[variableDeclaration.name.text, variableDeclaration.initializer]]
        : [],
    );
}

function bare(node: ts.Node | undefined): ts.Node | undefined {
  if (!node) return undefined;
  if (ts.isVariableDeclaration(node)) return bare(node.initializer);
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression);
  return node;
}

function objectOf({ declared }: Sheet, node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  const found = bare(node);
  if (found && ts.isIdentifier(found) && declared.has(found.text))
    return objectOf({ declared } as Sheet, declared.get(found.text));
  return found && ts.isObjectLiteralExpression(found) ? found : undefined;
}

/** Returns the fields of an object, including those it spreads. */
function valuesOf(sheet: Sheet, node: ts.Node | undefined): Values {
  const found = new Map<string, ts.Expression>();
  for (const property of objectOf(sheet, node)?.properties ?? []) {
    if (ts.isSpreadAssignment(property))
      for (const [name, value] of valuesOf(sheet, spreadOf(sheet, property.expression)))
        found.set(name, value);
    if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    if (ts.isPropertyAssignment(property)) found.set(nameOf(property.name), property.initializer);
  }
  return found;
}

/** Resolves `...Playground` and `...Playground.args`. */
function spreadOf(sheet: Sheet, node: ts.Expression): ts.Node {
  if (!ts.isPropertyAccessExpression(node)) return node;
  return valuesOf(sheet, node.expression).get(node.name.text) ?? node;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();

const textOf = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function codeOf(sheet: Sheet, meta: Values, story: Values): string {
  const args = new Map([...valuesOf(sheet, meta.get('args')), ...valuesOf(sheet, story.get('args'))]);
  const render = story.get('render') ?? meta.get('render');
  const component = meta.get('component');
  const shown = render ? rendered(sheet, render, args) : element(sheet, component?.getText() ?? '', args);
  const local = component && !render ? sheet.declared.get(component.getText()) : undefined;
  // A local host component is shown in full; its name alone would tell nothing.
  const main = local && ts.isFunctionDeclaration(local) ? dedented(local) : shown;
  return (
    [...besides(sheet, main, [component?.getText() ?? '']), main]
      .join('\n\n')
      // A spied handler stands for the reader's own function.
      .replaceAll(/\bfn\([^()]*\)/g, '() => undefined')
  );
}

function rendered(sheet: Sheet, render: ts.Expression, args: Values): string {
  const found = bare(render);
  const target = found && ts.isIdentifier(found) ? sheet.declared.get(found.text) : found;
  const code = bare(target);
  if (!code) return render.getText();
  const body = ts.isArrowFunction(code) && !ts.isBlock(code.body) ? (bare(code.body) ?? code.body) : code;
  return dedented(body)
    .replaceAll(/^( *)<(\w+) \{\.\.\.args\} \/>/gm, (_, margin: string, name: string) =>
      element(sheet, name, args).replaceAll(/^(?=.)/gm, margin),
    )
    .replaceAll(/ \{\.\.\.args\}/g, () => attributes(sheet, args));
}

function element(sheet: Sheet, name: string, args: Values): string {
  const children = args.get('children');
  const content = children ? contentOf(children) : '';
  const open = `<${name}${attributes(sheet, args)}`;
  if (content !== '') return `${open}>${content}</${name}>`;
  return open.endsWith('\n') ? `${open}/>` : `${open} />`;
}

function contentOf(children: ts.Expression): string {
  if (children.kind === ts.SyntaxKind.NullKeyword) return '';
  const node = bare(children);
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxFragment(node)) {
    const parts = node.children.map((jsxChild) => dedented(jsxChild).trim()).filter((one) => one !== '');
    return `\n${parts.map(indented).join('\n')}\n`;
  }
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return `\n${indented(dedented(node))}\n`;
  return `{${dedented(node)}}`;
}

function attributes(sheet: Sheet, args: Values): string {
  const all = [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => attribute(name, value));
  const line = all.map((one) => ` ${one}`).join('');
  return line.length <= 70 && !line.includes('\n') ? line : `\n${all.map(indented).join('\n')}\n`;
}

function attribute(name: string, value: ts.Expression): string {
  const node = bare(value) ?? value;
  if (ts.isStringLiteral(node) && !/["\\\n]/.test(node.text)) return `${name}="${node.text}"`;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return name;
  // A spied handler stands for the reader's own function.
  if (ts.isCallExpression(node) && node.expression.getText() === 'fn') return `${name}={${name}}`;
  return `${name}={${shortened(node)}}`;
}

/** Returns the code of a value, with long or deep parts left out. */
function shortened(node: ts.Node): string {
  const text = dedented(node);
  if (text.length <= LONGEST_ATTRIBUTE) return text;
  if (!ts.isObjectLiteralExpression(node)) return '/* … */';
  const fields = node.properties.map((property) => {
    const written = dedented(property);
    if (written.length <= 80 || !ts.isPropertyAssignment(property)) return written;
    return `${property.name.getText()}: ${ts.isArrayLiteralExpression(property.initializer) ? '[/* … */]' : '{ /* … */ }'}`;
  });
  return `{\n${fields.map((field) => indented(`${field},`)).join('\n')}\n}`;
}

/** Returns the declarations of the file that the code uses, to print before it. */
function besides(sheet: Sheet, code: string, excluded: readonly string[]): string[] {
  const found = new Map<string, string>();
  const visit = (text: string, depth: number): void => {
    for (const [name, node] of sheet.declared) {
      if (excluded.includes(name) || found.has(name) || name === 'meta' || depth > 2) continue;
      if (!new RegExp(`(?<![.\\w"'-])${name}(?![\\w"'=-])`).test(text)) continue;
      const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
      const written = dedented(statement);
      const longest = ts.isFunctionDeclaration(statement) ? LONGEST_PART : LONGEST_VALUE;
      if (written.length > longest || written.startsWith('export ')) continue;
      visit(written, depth + 1);
      found.set(name, written);
    }
  };
  visit(code, 0);
  return [...found.values()];
}

function dedented(node: ts.Node): string {
  const file = node.getSourceFile();
  const start = node.getStart();
  const { character } = file.getLineAndCharacterOfPosition(start);
  const line = file.text.slice(start - character, start);
  const depth = line.length - line.trimStart().length;
  const margin = new RegExp(`^ {0,${ts.isJsxText(node) ? 0 : depth}}`, 'gm');
  return node.getText().replaceAll(margin, '');
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

export function readContract({ meta, ...file }: StoryFile): Contract | undefined {
  const sheet = { file: meta.getSourceFile(), declared: new Map<string, ts.Node>() };
  const contract = valuesOf(sheet, valuesOf(sheet, meta).get('parameters')).get('contract');
  if (!contract) return undefined;
  const values = valuesOf(sheet, contract);
  const text = (name: string): string => {
    const found = textOf(values.get(name));
    if (found === undefined) throw new Error(`The contract of ${file.title} has no ${name} that is a text.`);
    return found;
  };
  const keyboard = values.get('keyboard');
  const rows = keyboard && ts.isArrayLiteralExpression(keyboard) ? keyboard.elements : [];
  return {
    use: text('use'),
    avoid: text('avoid'),
    screenReader: text('screenReader'),
    keyboard: rows.map((row) => {
      const [keys, effect] = ts.isArrayLiteralExpression(row) ? row.elements.map(textOf) : [];
      return [keys ?? '', effect ?? ''] as const;
    }),
  };
}

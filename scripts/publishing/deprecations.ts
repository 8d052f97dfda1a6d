import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { folderOf } from './published.ts';
import { root } from '../run.ts';

/** A name that goes with the next minor version. */
export interface Deprecation {
  /** Name of the package without its scope. */
  readonly package: string;
  /** The declaration, with its owner: `StatProps.hint`. */
  readonly name: string;
  /** Text of the tag: `Use \`description\`. Goes with version 0.3.` */
  readonly text: string;
}

/** Returns each `@deprecated` declaration of a published package, without tests and stories. */
export function deprecationsOf(name: string): readonly Deprecation[] {
  const folder = `${root}/${folderOf(name)}/src`;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:test|stories|fixtures)\.tsx?$|^test\//.test(file))
    .sort();
  const found = files.flatMap((file) => deprecationsIn(`${folder}/${file}`));
  const unique = new Map(found.map((one) => [one.name, { package: name, ...one }]));
  return [...unique.values()];
}

function deprecationsIn(path: string): { name: string; text: string }[] {
  const source = readFileSync(path, 'utf8');
  if (!source.includes('@deprecated')) return [];
  const found: { name: string; text: string }[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    const own = nameOf(node);
    const name = own === undefined ? owner : owner === '' || own.includes('.') ? own : `${owner}.${own}`;
    const tag = own === undefined ? undefined : ts.getJSDocDeprecatedTag(node);
    if (tag) found.push({ name, text: ts.getTextOfJSDocComment(tag.comment) ?? '' });
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true), '');
  return found;
}

/** Returns the name of a declaration, or undefined for other nodes. */
function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node);
  const name = isNamed ? node.name : undefined;
  if (!name) return undefined;
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : undefined;
}

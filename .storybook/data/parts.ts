/**
 * Reads the kit's public API from its sources with the compiler. The docs pages, the pages for machines and the registry are built from
 * it, so they always agree with the types.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type Contract, readContract, readStories, type StoryCode } from './stories.ts';

export const kit = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const sources = `${kit}/src/`;

/** Version of every export without its own `@since`. */
const FIRST = '0.1.0';

export interface Prop {
  name: string;
  type: string;
  /** Possible values of a union of texts. */
  choices?: readonly string[];
  required: boolean;
  standard?: string;
  description: string;
  /** True when its comment has `@deprecated`. */
  deprecated?: true;
}

/** A name that can be imported. */
export interface Name {
  name: string;
  kind: 'component' | 'function' | 'value';
  description: string;
  /** `stable`, unless its comment has `@experimental` or `@deprecated`. */
  status: 'stable' | 'experimental' | 'deprecated';
  since: string;
  /** Path inside the repository. */
  file: string;
  line: number;
  /** The kit's own props, required ones first. */
  props: readonly Prop[];
  /** Inherited props, as the type states them: `ComponentProps<'button'>`. */
  inherits: readonly string[];
}

/** An exported interface for an object that a prop or a function takes: an option, the content of a toast. */
export type Shape = Pick<Name, 'name' | 'description' | 'props' | 'inherits'>;

/** Exports of `@campushive/ui/<entry>`. */
export interface Part {
  entry: string;
  names: readonly Name[];
  shapes: readonly Shape[];
  /** `data-slot` of its elements, outermost first, as in the source. */
  slots: readonly string[];
  stories: readonly { id: string; title: string; component: string; contract?: Contract; code: StoryCode }[];
}

function entriesOfKit(): string[] {
  return readdirSync(sources)
    .filter((name) => existsSync(`${sources}${name}/index.ts`))
    .sort();
}

export function readParts(entries: readonly string[] = entriesOfKit()): Part[] {
  const program = ts.createProgram(
    entries.map((entry) => `${sources}${entry}/index.ts`),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    },
  );
  return entries.map((entry) => readPart(program, entry));
}

function readPart(program: ts.Program, entry: string): Part {
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${sources}${entry}/index.ts`);
  const symbol = index && checker.getSymbolAtLocation(index);
  if (!symbol) throw new Error(`packages/ui/src/${entry}/index.ts exports nothing.`);
  const exports = checker.getExportsOfModule(symbol).map((exported) => ({
    // A part may re-export another one under its own name.
    name: exported.name,
    target: exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
  }));
  const names = exports
    .filter(({ target }) => target.flags & ts.SymbolFlags.Value)
    .map(({ name, target }) => readName(checker, target, name));
  const shapes = exports
    .filter(({ name, target }) => !name.endsWith('Props') && isShape(checker, target))
    .map(({ name, target }) => readShape(checker, target, name));
  return { entry, names, shapes, slots: slotsOf(program, entry), stories: storiesOf(entry) };
}

function readName(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): Name {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${symbol.name} is declared nowhere.`);
  const file = declaration.getSourceFile();
  const signature = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()[0];
  const isComponent = /^[A-Z]/.test(name) && signature !== undefined;
  const tags = new Map(
    symbol.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)]),
  );
  const parameter = isComponent ? signature.getParameters()[0] : undefined;
  return {
    name,
    kind: isComponent ? 'component' : signature ? 'function' : 'value',
    description: plain(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    status: tags.has('deprecated') ? 'deprecated' : tags.has('experimental') ? 'experimental' : 'stable',
    since: tags.get('since') ?? FIRST,
    file: `packages/ui/${file.fileName.slice(kit.length + 1)}`,
    line: file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
    props: parameter ? readProps(checker, parameter) : [],
    inherits: parameter ? inheritedBy(checker, parameter) : [],
  };
}

/** Recognises an interface, and a union of interfaces of the kit: an object with an alternative, such as a former name. */
function isShape(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (symbol.flags & ts.SymbolFlags.Interface) return true;
  if ((symbol.flags & ts.SymbolFlags.TypeAlias) === 0) return false;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return type.isUnion() && type.types.every((one) => one.isClassOrInterface());
}

function readShape(checker: ts.TypeChecker, symbol: ts.Symbol, name: string): Shape {
  const inherits = (symbol.declarations ?? [])
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => types))
    .map((type) => type.getText().replaceAll(/\s+/g, ' '));
  return {
    name,
    description: plain(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    props: readOwnProps(checker, checker.getDeclaredTypeOfSymbol(symbol)),
    inherits,
  };
}

/** Replaces `{@link Button}`, a link in an editor, by the name. */
const plain = (comment: string): string =>
  comment.replace(/\{@link (\w+)\}/g, '`$1`').replaceAll(/\s*\n\s*/g, ' ');

function readProps(checker: ts.TypeChecker, parameter: ts.Symbol): Prop[] {
  return readOwnProps(checker, checker.getTypeOfSymbol(parameter), standardsOf(parameter));
}

function readOwnProps(
  checker: ts.TypeChecker,
  type: ts.Type,
  standards: ReadonlyMap<string, string> = new Map(),
): Prop[] {
  // A union has only the common properties; those of its members are props, too.
  const members = type.isUnion() ? type.types : [type];
  const all = new Map(
    members.flatMap((member) => member.getProperties().map((prop) => [prop.name, prop] as const)),
  );
  for (const prop of type.getProperties()) all.set(prop.name, prop);
  return [...all.values()]
    .filter((prop) => prop.declarations?.some((declaration) => isOwn(declaration)))
    .map((prop) => readProp(checker, prop, standards.get(prop.name)))
    .sort((a, b) => Number(b.required) - Number(a.required));
}

const isOwn = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(sources);

function readProp(checker: ts.TypeChecker, prop: ts.Symbol, standard: string | undefined): Prop {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const choices = type.isUnion()
    ? type.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    : [];
  const isChoice = type.isUnion() && choices.length === type.types.length;
  const comment = plain(ts.displayPartsToString(prop.getDocumentationComment(checker)));
  const tag = prop.getJsDocTags(checker).find((jsDocTag) => jsDocTag.name === 'deprecated');
  const deprecation = tag && `Deprecated. ${ts.displayPartsToString(tag.text)}`;
  const defaultValue = /Default `([^`]+)`/.exec(comment)?.[1];
  const value = standard ?? defaultValue;
  return {
    name: prop.name,
    type: isChoice
      ? choices.map((choice) => `'${choice}'`).join(' | ')
      : (writtenType(prop) ?? checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)),
    ...(isChoice && { choices }),
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    ...(value !== undefined && { standard: value }),
    description: comment || plain(deprecation ?? ''),
    ...(deprecation !== undefined && { deprecated: true as const }),
  };
}

/** Returns a type as its author wrote it: `ReactNode`, not its expansion. */
function writtenType(prop: ts.Symbol): string | undefined {
  const own = prop.declarations?.find(
    (declaration) => isOwn(declaration) && ts.isPropertySignature(declaration),
  );
  const written = own && ts.isPropertySignature(own) ? own.type?.getText() : undefined;
  return written
    ?.replaceAll(/\/\*.*?\*\/\s*/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
}

/** Returns the default values in a function's parameters: `size = 'md'`. */
function standardsOf(parameter: ts.Symbol): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of parameter.declarations ?? []) {
    if (!ts.isParameter(declaration) || !ts.isObjectBindingPattern(declaration.name)) continue;
    for (const { propertyName, name, initializer } of declaration.name.elements)
      if (initializer) found.set((propertyName ?? name).getText(), initializer.getText());
  }
  return found;
}

/** Returns the external types that a component's props extend. */
function inheritedBy(checker: ts.TypeChecker, parameter: ts.Symbol): string[] {
  const found = new Set<string>();
  const visit = (node: ts.TypeNode | undefined): void => {
    if (!node) return;
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return node.types.forEach(visit);
    if (ts.isParenthesizedTypeNode(node)) return visit(node.type);
    if (!ts.isTypeReferenceNode(node)) return;
    const symbol = checker.getSymbolAtLocation(node.typeName);
    visitSymbol(symbol, node);
  };
  const visitSymbol = (symbol: ts.Symbol | undefined, node: ts.Node): void => {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const own = target?.declarations?.filter(isOwn) ?? [];
    if (own.length === 0) found.add(node.getText());
    for (const declaration of own) {
      if (ts.isTypeAliasDeclaration(declaration)) visit(declaration.type);
      if (ts.isInterfaceDeclaration(declaration))
        for (const { types } of declaration.heritageClauses ?? [])
          for (const type of types) visitSymbol(checker.getSymbolAtLocation(type.expression), type);
    }
  };
  for (const declaration of parameter.declarations ?? [])
    if (ts.isParameter(declaration)) visit(declaration.type);
  return [...found].map((one) => one.replaceAll(/\s+/g, ' '));
}

function slotsOf(program: ts.Program, entry: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const [name, value] = ts.isJsxAttribute(node)
      ? [node.name.getText(), node.initializer]
      : ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)
        ? [node.name.text, node.initializer]
        : [];
    if (name === 'data-slot' && value && ts.isStringLiteral(value)) found.add(value.text);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(`${sources}${entry}/`)) visit(file);
  return [...found];
}

function storiesOf(entry: string): Part['stories'] {
  return readdirSync(`${sources}${entry}`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => {
      const read = readStories(`${sources}${entry}/${file}`);
      const contract = readContract(read);
      return {
        id: read.id,
        title: read.title,
        component: read.component,
        ...(contract && { contract }),
        code: read.code,
      };
    });
}

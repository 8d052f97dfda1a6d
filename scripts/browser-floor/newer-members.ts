import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import ts from 'typescript';

/** API that a browser of the list lacks, with its uses. */
export interface NewerMember {
  /** Name of the member, such as `URLSearchParams.size`. */
  readonly name: string;
  /** Browsers without the member, such as `safari 15.6`. */
  readonly missingIn: readonly string[];
  /** Files and lines, relative to the root. */
  readonly uses: readonly string[];
}

interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}
interface Support {
  readonly version_added: string | boolean | null;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: unknown;
}
interface Feature {
  readonly __compat?: Compat;
  readonly [member: string]: Feature | Compat | undefined;
}

const DATA = compatData as unknown as { api: Record<string, Feature>; javascript: { builtins: Feature } };
/** Names of browsers: browserslist's, and those of the MDN data. */
const BROWSERS = { chrome: 'chrome', safari: 'safari', firefox: 'firefox' } as const;
/** Interfaces of TypeScript's library whose members the MDN data lists elsewhere. */
const LISTED_UNDER: Readonly<Record<string, readonly string[]>> = {
  Animatable: ['Element'],
  ARIAMixin: ['Element'],
  Body: ['Response', 'Request'],
  ChildNode: ['Element'],
  DocumentOrShadowRoot: ['Document'],
  ElementCSSInlineStyle: ['HTMLElement'],
  GlobalEventHandlers: ['Element', 'HTMLElement'],
  HTMLOrSVGElement: ['HTMLElement'],
  InnerHTML: ['Element'],
  IteratorObject: ['Iterator'],
  NavigatorID: ['Navigator'],
  NavigatorLocks: ['Navigator'],
  NavigatorStorage: ['Navigator'],
  NonDocumentTypeChildNode: ['Element'],
  ParentNode: ['Element', 'Document'],
  PopoverTargetAttributes: ['HTMLButtonElement'],
  WindowOrWorkerGlobalScope: ['_globals', 'Window'],
};
const LIBRARY = /\/lib\.[\w.]+\.d\.ts$/;

/** Returns the oldest version of each browser on the list of package.json. */
function oldestVersions(root: string): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: root })) {
    const [browser = '', version = ''] = entry.split(' ');
    const number = Number.parseFloat(version);
    if (browser in BROWSERS) oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, number));
  }
  return oldest;
}

/** Browsers of the list that lack a feature, or have it behind a flag or a prefix. */
function missingIn({ support }: Compat, oldest: ReadonlyMap<string, number>): string[] {
  return [...oldest].flatMap(([browser, version]) => {
    const all = [support[browser] ?? []].flat();
    const plain = all.find((one) => !one.flags && !one.prefix && !one.alternative_name);
    if (all.length === 0) return [];
    const added = plain?.version_added;
    if (added === true) return [];
    const since = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Infinity;
    return since <= version ? [] : [`${browser} ${version}`];
  });
}

const compatOf = (feature: Feature | Compat | undefined): Compat | undefined =>
  feature !== undefined && '__compat' in feature ? feature.__compat : undefined;

function compatOfMember(owner: string, member: string): Compat | undefined {
  const names = [owner, ...(LISTED_UNDER[owner] ?? [])].map((name) =>
    name.replace(/Constructor$/, '').replace(/^Readonly(Array|Map|Set)$/, '$1'),
  );
  const { builtins } = DATA.javascript;
  const intl = builtins['Intl'] as Feature;
  for (const name of names)
    for (const features of [DATA.api[name], builtins[name], intl[name]] as (Feature | undefined)[]) {
      const found = compatOf(features?.[member] ?? features?.[`${member}_static`]);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Returns the interface of TypeScript's library that declares a member: `URLSearchParams`, or `ObjectConstructor` of a static one. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  if (!LIBRARY.test(declaration.getSourceFile().fileName)) return undefined;
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  return isStatic && ts.isIdentifier(parent.parent.name) ? parent.parent.name.text : undefined;
}

/** Returns the member that a node reads: of `a.b`, and of `{ b } = a`. */
function memberRead(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (!ts.isBindingElement(node)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined;
}

/**
 * Finds every member of the platform that a browser of the list lacks, by its type. Lint rules see only names, and cannot tell
 * `query.size` of a URLSearchParams from that of a Set. Reads the programs of these configurations of TypeScript.
 */
export function newerMembers(root: string, configurations: readonly string[]): NewerMember[] {
  const oldest = oldestVersions(root);
  const found = new Map<string, { missingIn: readonly string[]; uses: Set<string> }>();
  for (const configuration of configurations) {
    const { config } = ts.readConfigFile(`${root}/${configuration}`, ts.sys.readFile) as { config: unknown };
    const folder = `${root}/${configuration}`.replace(/\/[^/]*$/, '');
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const program = ts.createProgram(fileNames, options);
    const checker = program.getTypeChecker();
    for (const file of program.getSourceFiles()) if (isShipped(file)) visitAll(file, file, checker);
  }
  return [...found].map(([name, { missingIn: browsers, uses }]) => ({
    name,
    missingIn: browsers,
    uses: [...uses],
  }));

  function visitAll(node: ts.Node, file: ts.SourceFile, checker: ts.TypeChecker): void {
    for (const declaration of memberRead(node, checker)?.declarations ?? []) {
      const owner = ownerOf(declaration);
      const member = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
      const compat = owner === undefined ? undefined : compatOfMember(owner, member);
      const browsers = compat === undefined ? [] : missingIn(compat, oldest);
      if (browsers.length === 0) continue;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const name = `${(owner ?? '').replace(/Constructor$/, '')}.${member}`;
      const { uses } = found.get(name) ?? { uses: new Set<string>() };
      found.set(name, { missingIn: browsers, uses });
      uses.add(`${file.fileName.replace(`${root}/`, '')}:${line + 1}`);
      break;
    }
    ts.forEachChild(node, (child) => visitAll(child, file, checker));
  }
}

const NOT_SHIPPED =
  /\/node_modules\/|\.(test|stories|fixtures)\.|\/testing\/|\/(ui|features)\/test\/|\/ui\/src\/test\/|\.config\.|\/apps\/campus\/scripts\//;

const isShipped = (file: ts.SourceFile): boolean =>
  !file.isDeclarationFile && !NOT_SHIPPED.test(file.fileName);

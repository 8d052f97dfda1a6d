import ts from 'typescript';

const OWN = /^(@campushive\/[a-z-]+)(?:\/(.+))?$/;

/** An import from one of the packages. */
export interface Imported {
  readonly package: string;
  /** The name in the package. */
  readonly name: string;
}

/** A parsed file with the meaning of its names. */
export interface Parsed {
  readonly file: ts.SourceFile;
  /** Returns the import behind an identifier, or undefined for a name of the file's own. */
  readonly importOf: (node: ts.Node) => Imported | undefined;
  /** Returns the package of a namespace import behind an identifier. */
  readonly namespaceOf: (node: ts.Node) => string | undefined;
  readonly symbolOf: (node: ts.Node) => ts.Symbol | undefined;
}

/** Returns package and entry of a module specifier, or undefined for other modules. */
export function ownModule(specifier: ts.Node | undefined): { package: string; entry: string } | undefined {
  if (!specifier || !ts.isStringLiteral(specifier)) return undefined;
  const [, name, entry = ''] = OWN.exec(specifier.text) ?? [];
  return name === undefined ? undefined : { package: name, entry };
}

/** Parses a file on its own: no other file and no library is read. */
export function parse(path: string, text: string): Parsed {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const program = ts.createProgram(
    [path],
    { noResolve: true, noLib: true, allowJs: true, jsx: ts.JsxEmit.Preserve },
    hostOf(file),
  );
  const checker = program.getTypeChecker();
  const symbolOf = (node: ts.Node) => checker.getSymbolAtLocation(node);
  const declarationOf = (node: ts.Node) => symbolOf(node)?.declarations?.[0];
  return {
    file,
    symbolOf,
    importOf: (node) => {
      const declaration = declarationOf(node);
      if (!declaration || !ts.isImportSpecifier(declaration)) return undefined;
      const module = ownModule(declaration.parent.parent.parent.moduleSpecifier);
      const name = (declaration.propertyName ?? declaration.name).text;
      return module && { package: module.package, name };
    },
    namespaceOf: (node) => {
      const declaration = declarationOf(node);
      if (!declaration || !ts.isNamespaceImport(declaration)) return undefined;
      return ownModule(declaration.parent.parent.moduleSpecifier)?.package;
    },
  };
}

function hostOf(file: ts.SourceFile): ts.CompilerHost {
  return {
    getSourceFile: (name) => (name === file.fileName ? file : undefined),
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    fileExists: (name) => name === file.fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
  };
}

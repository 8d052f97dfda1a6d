import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';

/** Parts that are frames for content: classes may also set padding, text and edges of these. */
const FRAMES = [
  ...[
    'Card',
    'DialogContent',
    'Heading',
    'Link',
    'PopoverContent',
    'SheetContent',
    'Skeleton',
    'TabPanel',
    'Text',
  ],
  ...[
    'Table',
    'TableHeader',
    'TableBody',
    'TableFooter',
    'TableRow',
    'TableHead',
    'TableCell',
    'TableCaption',
  ],
  'UnstyledButton',
];

/** Classes that set the look of an element, not its place. An important class (`p-0!`) always wins. */
const LOOK =
  /^(?:[\w-]+:|\[[^\]]*\]:)*(?:p[xytrbse]?-|bg-|rounded|shadow|border|font-|text-(?!start|center|end|balance|pretty|wrap|nowrap)|leading-|tracking-|ring|decoration-|underline|no-underline|opacity-)/;

/** Returns the class names that a source file gives to parts of the kit and that set a look, with the part. */
function looksIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const parts = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!statement.moduleSpecifier.text.startsWith('@campushive/ui/') || !bindings) continue;
    if (ts.isNamedImports(bindings)) for (const { name } of bindings.elements) parts.add(name.text);
  }
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') {
      const part = node.parent.parent.tagName.getText();
      if (parts.has(part) && !FRAMES.includes(part))
        found.push(
          ...textsIn(node)
            .filter(isLook)
            .map((name) => `${basename(file)}, ${part}: ${name}`),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isLook(name: string): boolean {
  return LOOK.test(name) && !name.endsWith('!');
}

function textsIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isStringLiteralLike(inner)) found.push(...inner.text.split(/\s+/));
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}

/** Looks that the part itself does not set, so that nothing is decided by the order of the classes. */
const EXCEPTIONS: readonly string[] = [
  'message-log.tsx, IconButton: shadow-overlay',
  'tutor-card.tsx, Avatar: rounded-full',
];

describe('class names on parts of the kit (decision 109)', () => {
  const files = globSync('{packages/features,apps/campus}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx$/.test(file),
  );
  const found = files.flatMap((file) => looksIn(file, readFileSync(`${root}/${file}`, 'utf8')));

  it('only place a part, and leave its look to props and important classes', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(found.filter((one) => !EXCEPTIONS.includes(one))).toEqual([]);
  });

  it('have no outdated exception', () => {
    expect(EXCEPTIONS.filter((exception) => !found.includes(exception))).toEqual([]);
  });

  it('are reported when they change the look of a part', () => {
    const probe = (className: string) =>
      looksIn(
        'probe.tsx',
        `import { Button } from '@campushive/ui/button';\nexport const a = <Button className={open ? '${className}' : ''}>A</Button>;`,
      );
    expect(probe('px-1 sm:rounded-none mt-4')).toHaveLength(2);
    expect(probe('mt-4 p-0! text-center max-w-xs')).toEqual([]);
  });
});

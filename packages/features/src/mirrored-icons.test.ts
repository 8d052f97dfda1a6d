/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const DIRECTED = /^(Chevron|Arrow)(Left|Right)$/;

interface Icon {
  readonly place: string;
  readonly mirrored: boolean;
}

/** Returns every icon of a file that points along the line of the text. */
function directedIconsOf(file: string): Icon[] {
  const text = readFileSync(new URL(file, root), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const icons: Icon[] = [];
  function visit(node: ts.Node): void {
    const isIcon = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
    if (isIcon && DIRECTED.test(node.tagName.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      icons.push({
        place: `${file}:${line + 1}`,
        mirrored: node.attributes.getText().includes('rtl:-scale-x-100'),
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return icons;
}

describe('icons that point in the reading direction', () => {
  const files = globSync('{features,ui}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx$/.test(file),
  );
  const icons = files.flatMap(directedIconsOf);

  it('are found in the sources', () => {
    expect(icons.length).toBeGreaterThan(10);
  });

  it('are mirrored in a right-to-left page', () => {
    expect(icons.filter(({ mirrored }) => !mirrored).map(({ place }) => place)).toEqual([]);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from './migrate.js';

const fixtures = join(import.meta.dirname, '../fixtures');
const files = readdirSync(join(fixtures, 'before'));

const script = (text: string) => migrate({ path: 'a.tsx', text });

describe('the migration of an application of 0.1', () => {
  // scripts/check-examples.ts checks the types of the result with the packed packages.
  it.each(files)('gives %s the present names', async (file) => {
    const { text } = migrate({
      path: file.replace(/\.txt$/, ''),
      text: readFileSync(join(fixtures, 'before', file), 'utf8'),
    });
    await expect(text).toMatchFileSnapshot(join(fixtures, 'after', file));
  });

  it.each(files)('changes nothing more in the migrated %s', (file) => {
    const text = readFileSync(join(fixtures, 'after', file), 'utf8');
    expect(migrate({ path: file.replace(/\.txt$/, ''), text }).text).toBe(text);
  });
});

describe('names of imports', () => {
  it('keeps the former name as an alias where the file has the new name already', () => {
    const text = `import { knowHives } from '@campushive/contract';\nconst registerHives = knowHives;\n`;
    expect(script(text).text).toContain('import { registerHives as knowHives }');
  });

  it('keeps names of other modules', () => {
    const text = `import { knowHives } from './own.js';\nimport '@campushive/ui';\nknowHives();\n`;
    expect(script(text).text).toBe(text);
  });

  it('keeps the names that a file exports', () => {
    const text = `import { isKept } from '@campushive/contract/rules/series';\nexport { isKept };\n`;
    expect(script(text).text).toBe(
      `import { isReserved } from '@campushive/contract/rules/series';\nexport { isReserved as isKept };\n`,
    );
  });

  it('says what to do about an export without a successor', () => {
    const text = `import type { ReactNode } from 'react';\nimport { createInMemoryCampus } from '@campushive/features/testing';\n`;
    expect(script(text).steps).toEqual([
      { line: 2, name: 'createInMemoryCampus', advice: expect.stringContaining('@campushive/testing') },
    ]);
  });
});

describe('variables of style sheets', () => {
  it('get the prefix where scripts read, set and use them, and nowhere else', () => {
    const text = [
      `root.style.setProperty('--brand', 'red');`,
      `const style = { '--brand': 'red', ['--line']: 'blue', color: 'var(--fg)' };`,
      `const className = 'bg-(--surface) text-[--fg]';`,
      `spawn('tool', ['--focus', '--line=3']);`,
    ].join('\n');
    expect(script(text).text).toBe(
      [
        `root.style.setProperty('--ch-brand', 'red');`,
        `const style = { '--ch-brand': 'red', ['--ch-line']: 'blue', color: 'var(--ch-fg)' };`,
        `const className = 'bg-(--ch-surface) text-[--ch-fg]';`,
        `spawn('tool', ['--focus', '--line=3']);`,
      ].join('\n'),
    );
  });

  it('get the prefix in the tokens of a campus definition', () => {
    expect(migrate({ path: 'campus.json', text: '{ "--brand": "#fff" }' }).text).toBe(
      '{ "--ch-brand": "#fff" }',
    );
  });

  it('keep a name that the theme of the host defines, with a step to check it', () => {
    const text = '@theme {\n  --text-title: 2rem;\n}\np { font-size: var(--text-title) }\n';
    const { text: migrated, steps } = migrate({ path: 'a.css', text });
    expect(migrated).toBe(text);
    expect(steps).toEqual([
      { line: 2, name: '--text-title', advice: expect.stringContaining('--ch-text-title') },
    ]);
  });
});

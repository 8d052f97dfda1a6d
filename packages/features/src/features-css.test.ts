import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatCount } from './kernel/count.js';

const css = readFileSync(new URL('../css/features.css', import.meta.url), 'utf8').replace(
  /\/\*.*?\*\//gs,
  '',
);

it('uses html:has only with bar attributes, so that an insertion does not restyle the page', () => {
  const rules = css.match(/html:has\([^{]*/g) ?? [];
  expect(rules.length).toBeGreaterThan(3);
  for (const rule of rules) {
    expect(rule.match(/\[[^\]]*\]/g)?.every((part) => part.startsWith('[data-bar='))).toBe(true);
    expect(rule.replace(/\[[^\]]*\]|:has|:not|html|body|[(),\s]/g, '')).toBe('');
  }
});

it('defines an own page edge in a few known files only', () => {
  const own = globSync('**/*.tsx', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .filter((file) => {
      const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      return /["'`][^"'`\n]*\bmx-auto\b[^"'`\n]*\bpx-gutter\b/.test(text);
    });
  // A task fills the window, with a message in its middle.
  expect(own.sort()).toEqual([
    'catalogue/listing-form/listing-form-view.tsx',
    'reach/landing/landing-sections.tsx',
  ]);
});

it.each(['en', 'fr', 'es'] as const)('formats counts in %s like the browser', (locale) => {
  for (const count of [0, 7, 999, 1_000, 23_456]) {
    expect(formatCount(count, locale)).toBe(count.toLocaleString(locale));
  }
});

/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generate, readTokens } from '../../scripts/tokens.js';

const home = new URL('../../', import.meta.url);
const files = await generate(readTokens());

describe('what is made of the token file', () => {
  it.each(Object.keys(files))('%s is current', (path) => {
    const hint = 'Run `node packages/ui/scripts/tokens.ts`.';
    expect(readFileSync(new URL(path, home), 'utf8'), hint).toBe(files[path]);
  });

  it('gives Figma every colour of both themes', () => {
    const colours = ['light', 'dark'].map((theme) => {
      const { color } = JSON.parse(files[`tokens/figma.${theme}.json`] ?? '{}') as { color: object };
      return Object.keys(color);
    });
    expect(colours[0]?.length).toBeGreaterThan(40);
    expect(colours[1]).toEqual(colours[0]);
  });
});

/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, type Oklch, parseOklch, toLinearRgb } from '../test/contrast.js';
import { distance } from '../test/colour-vision.js';
import { contrastPairs } from './contrast-pairs.js';
import { hiveTones } from './hive-tone.js';

const whole = readFileSync(new URL('../../css/tokens.css', import.meta.url), 'utf8');
const MORE = /@media \(prefers-contrast: more\) \{([^}]*)\}/g;
const css = whole.replaceAll(MORE, '');
const [lightMore = '', darkMore = ''] = [...whole.matchAll(MORE)].map(([, block]) => block);
const [lightBlock = '', darkBlock = ''] = css.split('@variant theme-dark');

function tokensOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--ch-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf(lightBlock);
// The dark theme overrides some colours and inherits the others.
const dark = new Map([...light, ...tokensOf(darkBlock)]);

/** OKLab distance, times 100, from which two adjacent colours are distinguishable at a glance. */
const LEAST = 3;

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_theme, tokens) => {
  function colour(name: string): Oklch {
    const value = tokens.get(name) ?? '';
    const parsed = parseOklch(tokens.get(/^var\(--ch-([\w-]+)\)$/.exec(value)?.[1] ?? name) ?? '');
    if (!parsed) throw new Error(`--${name} is "${value}": a token must be an oklch() colour.`);
    return parsed;
  }

  it.each(contrastPairs)('shows %s on %s with a contrast of %d or more', (above, below, least) => {
    expect(contrast(colour(above), colour(below))).toBeGreaterThanOrEqual(least);
  });

  it('gives the shade on photos a contrast of 3 or more to a white photo', () => {
    const white: Oklch = { lightness: 1, chroma: 0, hue: 0, alpha: 1 };
    expect(contrast(colour('photo-shade'), white)).toBeGreaterThanOrEqual(3);
  });

  // A hive's colour always comes with its name and its icon. Even so, no two hives should share a colour for any kind of vision.
  it.each(['usual', 'protan', 'deutan', 'tritan'] as const)(
    'keeps the colours of the hives apart for %s eyes',
    (vision) => {
      const alike = hiveTones.flatMap((hiveTone, index) =>
        hiveTones
          .slice(index + 1)
          .filter(
            (other) =>
              distance(colour(`hive-${hiveTone}-solid`), colour(`hive-${other}-solid`), vision) < LEAST,
          )
          .map((other) => `${hiveTone} and ${other}`),
      );
      expect(alike).toEqual([]);
    },
  );

  it.each(['protan', 'deutan', 'tritan'] as const)(
    'keeps the colours of danger and success apart for %s eyes',
    (vision) => {
      expect(distance(colour('danger'), colour('success'), vision)).toBeGreaterThan(LEAST);
    },
  );

  it('has only colours that an sRGB screen can show', () => {
    const outside = [...tokens.keys()].filter((name) =>
      toLinearRgb(colourOrBlack(name)).some((channel) => channel < -0.002 || channel > 1.002),
    );
    expect(outside).toEqual([]);
  });

  function colourOrBlack(name: string): Oklch {
    return parseOklch(tokens.get(name) ?? '') ?? { lightness: 0, chroma: 0, hue: 0, alpha: 1 };
  }
});

describe('the contrast measure', () => {
  it('is 21 for black on white', () => {
    const black: Oklch = { lightness: 0, chroma: 0, hue: 0, alpha: 1 };
    expect(contrast(black, { ...black, lightness: 1 })).toBeCloseTo(21, 1);
  });
});

describe.each([
  ['light', light, lightMore],
  ['dark', dark, darkMore],
])('the %s theme for readers who prefer more contrast', (_theme, tokens, block) => {
  const more = new Map([...tokens, ...tokensOf(block)]);
  const ratio = (above: string, below: string): number => {
    const [over, under] = [parseOklch(more.get(above) ?? ''), parseOklch(more.get(below) ?? '')];
    if (!over || !under) throw new Error(`--${above} and --${below} must be oklch() colours.`);
    return contrast(over, under);
  };

  it.each(['bg', 'surface', 'fill'])(
    'raises the contrast of lines to 3, and of texts and edges of controls to 7, on %s',
    (ground) => {
      expect(ratio('line', ground)).toBeGreaterThanOrEqual(3);
      for (const name of ['line-strong', 'fg', 'fg-muted', 'brand-text'])
        expect(ratio(name, ground)).toBeGreaterThanOrEqual(7);
    },
  );
});

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function floorRulesFor(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const rules = (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parser');
  return rules.filter((rule) => /^(compat|es-x|floor)\//.test(rule));
}

const FOLDERS = [
  'packages/contract/src/probe.ts',
  'packages/ui/src/button/probe.ts',
  'packages/features/src/reach/home/probe.ts',
  'packages/browser/src/probe.ts',
  'apps/campus/src/probe.ts',
];
const NEWER: readonly (readonly [code: string, rule: string])[] = [
  ['requestIdleCallback(() => undefined);', 'compat/compat'],
  ['new CompressionStream("gzip");', 'compat/compat'],
  ['AbortSignal.any([]);', 'floor/no-newer-api'],
  ['AbortSignal.timeout(1);', 'floor/no-newer-api'],
  ['URL.canParse("x");', 'floor/no-newer-api'],
  ['URL.parse("x");', 'floor/no-newer-api'],
  ['crypto.randomUUID();', 'floor/no-newer-api'],
  ['globalThis.crypto.randomUUID();', 'floor/no-newer-api'],
  ['(1).toLocaleString("en", { trailingZeroDisplay: "stripIfInteger" });', 'floor/no-newer-api'],
  ['(1).toLocaleString("en", { useGrouping: "min2" });', 'floor/no-newer-api'],
  ['(1).toLocaleString("en", { signDisplay: "negative" });', 'floor/no-newer-api'],
  ['export const f = (list: number[]) => list.toSorted();', 'es-x/no-array-prototype-tosorted'],
  ['export const f = (list: number[]) => list.toReversed();', 'es-x/no-array-prototype-toreversed'],
  ['export const f = (list: number[]) => list.toSpliced(0, 1);', 'es-x/no-array-prototype-tospliced'],
  ['export const f = (list: number[]) => list.with(0, 1);', 'es-x/no-array-prototype-with'],
  ['Object.groupBy([], String);', 'es-x/no-object-groupby'],
  ['Map.groupBy([], String);', 'es-x/no-map-groupby'],
  ['Promise.withResolvers();', 'es-x/no-promise-withresolvers'],
  ['Array.fromAsync([]);', 'es-x/no-array-fromasync'],
  ['[].values().toArray();', 'es-x/no-iterator-prototype-toarray'],
  ['Iterator.from([]);', 'es-x/no-iterator'],
  ['export const f = (text: string) => text.isWellFormed();', 'es-x/no-string-prototype-iswellformed'],
  ['new Intl.DurationFormat("en");', 'es-x/no-intl-durationformat'],
  ['/(?<=a)b/.test("ab");', 'es-x/no-regexp-lookbehind-assertions'],
  ['/(?<!a)b/.test("ab");', 'es-x/no-regexp-lookbehind-assertions'],
  ['new RegExp(String.raw`(?<!a)b`);', 'es-x/no-regexp-lookbehind-assertions'],
  ['/[a--b]/v.test("a");', 'es-x/no-regexp-v-flag'],
];

describe('the browser floor', () => {
  it.each(NEWER)('rules out %s', async (code, rule) => {
    expect(await floorRulesFor('apps/campus/src/probe.ts', code)).toContain(rule);
  });

  it.each(FOLDERS)('is enforced in %s, but not in its tests', async (filePath) => {
    expect(await floorRulesFor(filePath, 'crypto.randomUUID();')).toEqual(['floor/no-newer-api']);
    expect(await floorRulesFor(filePath.replace('probe', 'probe.test'), 'crypto.randomUUID();')).toEqual([]);
  });

  it('allows features that every listed browser has', async () => {
    const code =
      'export const f = (list: number[]) => [list.at(-1), list.findLast(Boolean), structuredClone(list), Object.hasOwn({}, "a")];';
    expect(await floorRulesFor('apps/campus/src/probe.ts', code)).toEqual([]);
  });
});

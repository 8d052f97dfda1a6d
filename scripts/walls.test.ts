import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function ruleIdsFor(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

const FEATURE = 'packages/features/src/reach/home/probe.ts';
const PATHS = 'import-x/no-restricted-paths';

describe('the walls between the packages', () => {
  it.each([
    [FEATURE, "import 'react-router-dom';"],
    [FEATURE, "import 'socket.io-client';"],
    [FEATURE, "import '@campushive/campus';"],
    ['packages/ui/src/button/probe.ts', "import '@campushive/contract';"],
    ['packages/contract/src/probe.ts', "import 'react';"],
    ['packages/browser/src/probe.ts', "import 'react-router-dom';"],
    ['apps/api/src/probe.ts', "import '@campushive/features';"],
    ['apps/campus/src/probe.ts', "import '@campushive/api';"],
  ])('refuse an import of a package by its name in %s: %s', async (filePath, code) => {
    expect(await ruleIdsFor(filePath, code)).toContain('no-restricted-imports');
  });

  it('keep processes and the environment out of the server, but not out of its tests', async () => {
    const [server, test] = ['apps/api/src/probe.ts', 'apps/api/src/probe.test.ts'];
    expect(await ruleIdsFor(server, "import 'node:child_process';")).toContain('no-restricted-imports');
    expect(await ruleIdsFor(server, "import '@campushive/ui';")).toContain('no-restricted-imports');
    const reads = "export const path = process.env['PATH'];";
    expect(await ruleIdsFor(server, reads)).toContain('no-restricted-properties');
    expect(await ruleIdsFor('apps/api/src/main.ts', reads)).not.toContain('no-restricted-properties');
    expect(await ruleIdsFor(test, reads)).not.toContain('no-restricted-properties');
    expect(await ruleIdsFor(test, "import 'node:child_process';")).not.toContain('no-restricted-imports');
  });

  it.each([
    ['packages/contract/src/probe.ts', '../../ui/src/index.js'],
    ['packages/contract/src/probe.ts', '../../features/src/index.js'],
    ['packages/ui/src/button/probe.ts', '../../../contract/src/index.js'],
    ['packages/ui/src/button/probe.ts', '../../../features/src/index.js'],
    [FEATURE, '../../../../../apps/campus/src/destinations.js'],
    [FEATURE, '../../../../../apps/api/src/app.js'],
    ['apps/api/src/probe.ts', '../../../packages/ui/src/index.js'],
    ['apps/api/src/probe.ts', '../../../packages/features/src/index.js'],
    ['apps/api/src/probe.ts', '../../campus/src/destinations.js'],
    ['apps/campus/src/probe.ts', '../../api/src/app.js'],
    ['apps/campus/src/probe.ts', '../../../packages/testing/src/page.js'],
    ['apps/campus/src/probe.ts', '../../preview/src/start.js'],
  ])('refuse an import of a package by a relative path in %s: %s', async (filePath, path) => {
    expectFile(filePath, path);
    expect(await ruleIdsFor(filePath, `import '${path}';`)).toContain(PATHS);
    expect(await ruleIdsFor(filePath, `export const load = () => import('${path}');`)).toContain(PATHS);
  });

  it.each([
    FEATURE,
    'packages/contract/src/probe.ts',
    'packages/browser/src/probe.ts',
    'packages/ui/src/button/probe.ts',
  ])('keep the definition of a campus out of %s, but not out of its tests', async (filePath) => {
    const code = `import '${'../'.repeat(filePath.split('/').length - 1)}campuses/ghana/src/index.js';`;
    expect(await ruleIdsFor(filePath, code)).toContain(PATHS);
    expect(await ruleIdsFor(filePath.replace('probe', 'probe.test'), code)).not.toContain(PATHS);
  });

  it('keep the package of a campus out of a feature', async () => {
    expect(await ruleIdsFor(FEATURE, "import '@campushive/campus-ghana';")).toContain(PATHS);
  });

  it('let a feature import the kit, the contract and the shared folders', async () => {
    const code = [
      "import '@campushive/ui/button';",
      "import '@campushive/contract';",
      "import '../../shared/index.js';",
      "import '../../kernel/index.js';",
    ];
    expect(await ruleIdsFor(FEATURE, `${code.join('\n')}\n`)).toEqual([]);
  });
});

describe('time inside a feature', () => {
  it('comes from the clock port, and not from Date', async () => {
    for (const code of ['Date.now();', 'void new Date();', 'void Date();', 'const now = Date.now; now();'])
      expect(await ruleIdsFor(FEATURE, code), code).not.toEqual([]);
    const allowed = 'export const at = (iso: string) => new Date(iso);';
    expect(await ruleIdsFor(FEATURE, allowed)).toEqual([]);
    expect(await ruleIdsFor('packages/features/src/reach/home/probe.test.ts', 'void new Date();')).toEqual(
      [],
    );
  });
});

describe('the time zone of the device', () => {
  const USES = [
    'export const at = (date: Date) => date.getHours();',
    'export const at = (date: Date) => date.setDate(2);',
    'export const at = (date: Date) => date.toDateString();',
    'export const at = (date: Date) => date.getTimezoneOffset();',
    'export const at = new Date(2026, 10, 28);',
    "export const at = (date: Date) => date.toLocaleDateString('en', { month: 'long' });",
    "export const at = (date: Date) => date.toLocaleString('en', { dateStyle: 'medium' });",
    "export const at = new Intl.DateTimeFormat('en', { month: 'long' });",
  ];

  it.each([
    'packages/features/src/reach/home/probe.ts',
    'packages/browser/src/session/probe.ts',
    'apps/campus/src/probe.ts',
  ])('is not used in %s', async (filePath) => {
    for (const code of [...USES, 'void new Date();', 'Date.now();'])
      expect(await ruleIdsFor(filePath, code), code).toContain('no-restricted-syntax');
    const allowed =
      "export const at = (date: Date, timeZone: string) => date.toLocaleDateString('en', { month: 'long', timeZone });";
    expect(await ruleIdsFor(filePath, allowed)).toEqual([]);
    expect(await ruleIdsFor(filePath, "export const count = (n: number) => n.toLocaleString('en');")).toEqual(
      [],
    );
  });
});

describe('time and randomness', () => {
  const USES = ['Date.now()', 'new Date()', 'Date()', 'Math.random()', 'const now = Date.now'];

  it.each(['packages/domain/src/deals/payments/probe.ts', 'packages/contract/src/rules/probe.ts'])(
    'are refused outside of the ports in %s',
    async (filePath) => {
      for (const code of USES)
        expect(await ruleIdsFor(filePath, code), code).toContain('no-restricted-syntax');
      const taken = 'export const at = (now: Date) => new Date(now.getTime());';
      expect(await ruleIdsFor(filePath, taken)).toEqual([]);
    },
  );

  it.each(['apps/api/src/platform/probe.ts', 'packages/contract/src/rules/probe.test.ts'])(
    'are allowed in %s',
    async (filePath) => {
      for (const code of USES)
        expect(await ruleIdsFor(filePath, code), code).not.toContain('no-restricted-syntax');
    },
  );
});

describe('the walls between the features', () => {
  it.each([
    ['packages/features/src/catalogue/search/probe.ts', '../../deals/payments/index.js'],
    ['packages/features/src/talk/messages/outbox/probe.ts', '../../../deals/payments/index.js'],
    ['packages/features/src/base/parts/probe.ts', '../../accounts/settings/index.js'],
    ['packages/features/src/shared/probe.ts', '../deals/payments/index.js'],
    ['packages/features/src/kernel/probe.ts', '../shared/index.js'],
  ])('refuse in %s an import of %s', async (filePath, path) => {
    expectFile(filePath, path);
    expect(await ruleIdsFor(filePath, `import '${path}';`)).toContain(PATHS);
  });

  it('guard more than ten existing folders', async () => {
    const [{ zones }] = await optionsOf(FEATURE, PATHS);
    expect(zones.length).toBeGreaterThan(10);
    for (const { target, from } of zones)
      for (const folder of [target, ...from]) expect(existsSync(folder), folder).toBe(true);
  });
});

it('refuses files that import each other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cycle-'));
  writeFileSync(`${folder}/one.ts`, "export { two } from './two.js';\nexport const one = 1;\n");
  writeFileSync(`${folder}/two.ts`, "import { one } from './one.js';\nexport const two = one + 1;\n");
  const { status, stdout } = spawnSync('oxlint', ['--config', '.oxlintrc.json', folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toContain('import(no-cycle)');
  expect(status).toBe(1);
});

describe('network, storage, address and device globals inside a feature', () => {
  it.each([
    'fetch("/api");',
    'window.fetch("/api");',
    'globalThis.fetch("/api");',
    'self.fetch("/api");',
    'const { fetch: get } = globalThis; get("/api");',
    'localStorage.clear();',
    'window.localStorage.clear();',
    'globalThis.sessionStorage.clear();',
    'void indexedDB;',
    'void location.href;',
    'void window.location.href;',
    'void document.location.href;',
    'void document.cookie;',
    'history.back();',
    'window.history.back();',
    'navigator.sendBeacon("/api");',
    'void window.navigator.storage;',
    'void navigator.clipboard.writeText("Kettle");',
    'void window.navigator.share({ title: "Kettle" });',
    'void globalThis.navigator.mediaDevices;',
    'const { serviceWorker } = navigator; void serviceWorker;',
    'void Notification.requestPermission();',
    'window.addEventListener("storage", () => undefined);',
    'const w = window; w.fetch("/api");',
    'let w; w = globalThis; w.fetch("/api");',
    'const get = (w = self) => w.fetch("/api"); get();',
    'const { document: d } = window; void d.cookie;',
    'const d = document; void d.cookie;',
    'void Reflect.get(window, "fetch");',
    'const name = "fetch"; window[name]("/api");',
    'void window["fetch"];',
    'window.window.fetch("/api");',
    'void window.self.localStorage;',
    'void window.top;',
    'void top.location;',
    'void parent.document.cookie;',
    'void frames.localStorage;',
    'void opener.location;',
    'void document.body.ownerDocument.defaultView;',
    'void globalThis.document.cookie;',
    'new WebSocket("wss://campus");',
    'new window.XMLHttpRequest();',
    'void Date.now();',
  ])('are refused: %s', async (code) => {
    const ids = await ruleIdsFor(FEATURE, code);
    const fired = ids.filter((id) =>
      ['no-restricted-globals', 'no-restricted-properties', 'no-restricted-syntax'].includes(id ?? ''),
    );
    expect(fired).not.toEqual([]);
  });

  it('are refused without affecting the rest of the global object', async () => {
    const code = [
      'export const far = () => window.scrollY > 8;',
      "export const watches = () => 'IntersectionObserver' in window;",
      'export const id = () => globalThis.crypto.getRandomValues(new Uint8Array(8));',
      "export const page = () => document.getElementById('content');",
      'let top = 0;',
      'export const raise = () => (top += 1);',
    ];
    expect(await ruleIdsFor(FEATURE, `${code.join('\n')}\n`)).toEqual([]);
  });

  it('are allowed in the app, where the ports are created', async () => {
    expect(await ruleIdsFor('apps/campus/src/probe.ts', 'void fetch("/api");')).toEqual([]);
  });
});

describe('forbidden forms of code', () => {
  it.each([
    ['export default 1;', 'no-restricted-exports'],
    ['export default function probe() {}', 'no-restricted-exports'],
    ['const probe = 1;\nexport { probe as default };', 'no-restricted-exports'],
    ['export const probe = JSON.parse("1") as number;', '@typescript-eslint/consistent-type-assertions'],
    ['export const probe = <number>JSON.parse("1");', '@typescript-eslint/consistent-type-assertions'],
    ['export const probe: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['export const probe = [1][0]!;', '@typescript-eslint/no-non-null-assertion'],
  ])('are refused: %s', async (code, rule) => {
    expect(await ruleIdsFor(FEATURE, code)).toContain(rule);
    expect(await ruleIdsFor('packages/contract/src/probe.ts', code)).toContain(rule);
  });

  it('do not include a constant assertion, or a type assertion in a test', async () => {
    expect(await ruleIdsFor(FEATURE, 'export const probe = [1] as const;')).toEqual([]);
    expect(
      await ruleIdsFor('packages/features/src/reach/home/probe.test.ts', 'void (1 as unknown);'),
    ).toEqual([]);
  });

  it.each([
    ['<img src="/bee.png" />', 'jsx-a11y/alt-text'],
    ['<a>Home</a>', 'jsx-a11y/anchor-is-valid'],
    ['<div onClick={() => undefined}>Press</div>', 'jsx-a11y/click-events-have-key-events'],
    ['<div role="buton" />', 'jsx-a11y/aria-role'],
    ['<p aria-lable="x" />', 'jsx-a11y/aria-props'],
  ])('include markup that some students cannot use: %s', async (code, rule) => {
    for (const folder of ['packages/ui/src/button', 'packages/features/src/reach/home', 'apps/campus/src'])
      expect(await ruleIdsFor(`${folder}/probe.tsx`, `export const probe = ${code};`)).toContain(rule);
  });
});

/** Checks that the path exists: no rule, or the wrong one, would refuse a path without a file. */
function expectFile(filePath: string, path: string): void {
  const target = new URL(path.replace(/\.js$/, ''), new URL(`../${filePath}`, import.meta.url));
  expect(
    ['.ts', '.tsx'].some((end) => existsSync(`${target.pathname}${end}`)),
    path,
  ).toBe(true);
}

async function optionsOf(filePath: string, rule: string) {
  const config = await eslint.calculateConfigForFile(filePath);
  const [, ...options] = config.rules[rule];
  return options as { zones: { target: string; from: string[] }[] }[] as [
    { zones: { target: string; from: string[] }[] },
  ];
}

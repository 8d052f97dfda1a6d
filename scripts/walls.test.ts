import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function ruleIdsFor(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

describe('the walls between the packages', () => {
  it.each([
    ['packages/features/src/home/probe.ts', "import 'react-router-dom';"],
    ['packages/features/src/home/probe.ts', "import 'socket.io-client';"],
    ['packages/features/src/home/probe.ts', "import '@campushive/campus';"],
    ['packages/ui/src/button/probe.ts', "import '@campushive/contract';"],
    ['packages/contract/src/probe.ts', "import 'react';"],
    ['packages/browser/src/probe.ts', "import 'react-router-dom';"],
    ['apps/api/src/probe.ts', "import '@campushive/features';"],
    ['apps/campus/src/probe.ts', "import '@campushive/api';"],
  ])('refuses in %s: %s', async (filePath, code) => {
    expect(await ruleIdsFor(filePath, code)).toContain('no-restricted-imports');
  });

  it('refuses fetch and the clock inside a feature', async () => {
    const ids = await ruleIdsFor('packages/features/src/home/probe.ts', 'fetch(String(Date.now()));');
    expect(ids).toEqual(expect.arrayContaining(['no-restricted-globals', 'no-restricted-properties']));
  });

  it('lets a feature import the kit and the contract', async () => {
    const code = "import '@campushive/ui/button';\nimport '@campushive/contract';\n";
    expect(await ruleIdsFor('packages/features/src/home/probe.ts', code)).toEqual([]);
  });
});

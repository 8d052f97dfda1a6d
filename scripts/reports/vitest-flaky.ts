import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Lists tests that passed only on a retry in a file, because Vitest's JUnit results do not tell them apart. */
export const flakyReporter = (file: string): Reporter => ({
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky !== true) return;
    const [reason = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
    appendFileSync(file, `${test.module.relativeModuleId}: ${test.fullName}: ${reason}\n`);
  },
});

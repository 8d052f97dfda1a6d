import { expect, it } from 'vitest';
import { factsAlone } from '../../../test/doctor.js';
import { passed, reasonOf, runCheck } from './check.js';

const facts = factsAlone();

it('reports a check that throws as a failure with its reason', async () => {
  const broken = { name: 'broken', run: () => Promise.reject(new Error('No such disk.\n')) };
  expect(await runCheck(broken, facts)).toEqual({
    name: 'broken',
    state: 'failed',
    text: 'The check broke off: No such disk.',
    fix: 'Correct the cause and run it again.',
  });
});

it('fails a check that exceeds its time limit, and aborts its work', async () => {
  let aborted: unknown;
  const endless = {
    name: 'endless',
    limit: 1,
    run: (_facts: unknown, signal: AbortSignal) =>
      new Promise<never>(() => signal.addEventListener('abort', () => (aborted = signal.reason))),
  };
  const { state, text } = await runCheck(endless, facts);
  expect({ state, text }).toEqual({
    state: 'failed',
    text: 'The check broke off: no result within 0.001 s.',
  });
  expect(aborted).toBeInstanceOf(Error);
});

it('returns the finding of a check with its name', async () => {
  const good = { name: 'good', run: () => Promise.resolve(passed('All is well.')) };
  expect(await runCheck(good, facts)).toEqual({ name: 'good', state: 'passed', text: 'All is well.' });
});

it('includes the cause of an error in the finding', () => {
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  expect(reasonOf(new Error('fetch failed', { cause: refused }))).toBe('fetch failed (ECONNREFUSED)');
  expect(reasonOf('plain')).toBe('plain');
});

import { expect, it } from 'vitest';
import { failuresIn, flakyIn, fromPlaywright } from './report.ts';

it('names each failed test with the beginning of its reason', () => {
  const failures = failuresIn({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'money.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'rounds',
            failureMessages: ['\u001B[31mexpected 3\u001B[39m\nat line 4'],
          },
        ],
      },
    ],
  });
  expect(failures).toEqual(['money.test.ts: rounds\n    expected 3\n    at line 4']);
});

it('names a file that could not be run', () => {
  const file = {
    name: 'broken.test.ts',
    status: 'failed',
    message: 'Unexpected token',
    assertionResults: [],
  };
  expect(failuresIn({ numPassedTests: 0, numFailedTests: 0, testResults: [file] })).toEqual([
    'broken.test.ts\n    Unexpected token',
  ]);
});

it('names a journey that passed only when repeated, with its first reason', () => {
  const tried = (status: string, ...errors: string[]) => ({
    projectName: 'phone',
    status,
    results: [...errors.map((message) => ({ error: { message } })), ...(status === 'flaky' ? [{}] : [])],
  });
  const report = fromPlaywright({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ title: 'logs in', file: 'in.spec.ts', tests: [tried('expected')] }],
        suites: [
          { specs: [{ title: 'pays', file: 'pay.spec.ts', tests: [tried('flaky', 'no button')] }] },
          {
            specs: [
              { title: 'meets', file: 'meet.spec.ts', tests: [tried('unexpected', 'no spot', 'again')] },
            ],
          },
        ],
      },
    ],
  });
  expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 1 });
  expect(flakyIn(report)).toEqual(['pay.spec.ts: pays (phone)\n    no button']);
  expect(failuresIn(report)).toEqual(['meet.spec.ts: meets (phone)\n    no spot\n    again']);
});

it('names what Vitest passed at the second try', () => {
  const test = (status: string, ...failureMessages: string[]) => ({
    status,
    fullName: `${status} ${failureMessages.length}`,
    failureMessages,
  });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [test('passed'), test('passed', 'a second late'), test('failed', 'no', 'no')],
      },
    ],
  };
  expect(flakyIn(report)).toEqual(['a.test.ts: passed 1\n    a second late']);
  expect(failuresIn(report)).toHaveLength(1);
});

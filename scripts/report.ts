import { stripVTControlCharacters } from 'node:util';

/** The part of Jest's JSON report that the suites write; Vitest and Storybook's test runner write it themselves. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** Path of the test file. */
    name: string;
    status: string;
    /** Reason of a failure of the file itself. */
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[] | null;
      /** Reasons of failures before a retry. */
      retryMessages?: string[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that {@link fromPlaywright} reads. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

const LINES_OF_A_REASON = 12;

/** Returns the beginning of a message, without terminal colours. */
function reasonOf(message: string): string {
  return stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .slice(0, LINES_OF_A_REASON)
    .map((line) => `\n    ${line.slice(0, 400)}`)
    .join('');
}

/** Returns the failures of a report: each failed test, or each file that could not run, with the beginning of its reason. */
export function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}${reasonOf(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${name}: ${fullName}${reasonOf((failureMessages ?? []).join('\n') || message)}`,
    );
  });
}

/** Returns the tests that passed only on a retry, with the beginning of the first reason. */
export function flakyIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && firstReasons(test).length > 0)
      .map((test) => `${name}: ${test.fullName}${reasonOf(firstReasons(test).join('\n'))}`),
  );
}

/** Returns the reasons of a passed test's earlier failures. Vitest keeps them in `failureMessages`, other runners in `retryMessages`. */
const firstReasons = ({
  failureMessages,
  retryMessages,
}: Report['testResults'][number]['assertionResults'][number]) => [
  ...(retryMessages ?? []),
  ...(failureMessages ?? []),
];

/** Converts Playwright's report to the shape of the others. */
export function fromPlaywright({ stats, suites }: PlaywrightReport): Report {
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  return {
    numPassedTests: stats.expected + stats.flaky,
    numFailedTests: stats.unexpected,
    testResults: suites.flatMap(specs).map(({ title, file, tests }) => ({
      name: file,
      status: tests.some(({ status }) => status === 'unexpected') ? 'failed' : 'passed',
      message: '',
      assertionResults: tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => {
          const reasons = results.flatMap(({ error }) => error?.message ?? []);
          return {
            status: status === 'flaky' ? 'passed' : 'failed',
            fullName: `${title} (${projectName})`,
            failureMessages: status === 'flaky' ? [] : reasons,
            retryMessages: status === 'flaky' ? reasons : [],
          };
        }),
    })),
  };
}

/** Reads results in JUnit's format, as the reporters of Vitest, Jest and Playwright write them. */
import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** Each failed test, or each file that could not run, with the beginning of its reason. */
  readonly failures: readonly string[];
  /** Each test that passed only on a retry, with the beginning of its first reason. */
  readonly flaky: readonly string[];
}

interface Reason {
  readonly message?: string;
  readonly '#text'?: string;
}

interface TestCase {
  readonly classname?: string;
  readonly name?: string;
  readonly skipped?: unknown;
  readonly failure?: readonly Reason[];
  readonly error?: readonly Reason[];
  readonly flakyFailure?: readonly Reason[];
  readonly flakyError?: readonly Reason[];
  readonly properties?: { readonly property?: readonly { readonly name: string; readonly value: string }[] };
}

interface Suite {
  readonly testsuite?: readonly Suite[];
  readonly testcase?: readonly TestCase[];
}

/** Property of a test with the reason of a try that failed, as jest-failed-try.cjs writes it. Playwright writes an element instead. */
const FAILED_TRY = 'failed try';

const LISTS = ['testsuite', 'testcase', 'failure', 'error', 'flakyFailure', 'flakyError', 'property'];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  isArray: (name) => LISTS.includes(name),
});

const LINES_OF_A_REASON = 12;

/** Returns the beginning of a reason, without terminal colours. */
function beginningOf(reasons: readonly Reason[]): string {
  const messages = reasons.map(({ message = '', '#text': text = '' }) =>
    text.trim() === '' ? message : text,
  );
  return stripVTControlCharacters(messages.join('\n'))
    .trim()
    .split('\n')
    .slice(0, LINES_OF_A_REASON)
    .map((line) => `\n    ${line.slice(0, 400)}`)
    .join('');
}

const casesIn = ({ testsuite = [], testcase = [] }: Suite): readonly TestCase[] => [
  ...testcase,
  ...testsuite.flatMap(casesIn),
];

/** Reads a file of results. Throws an error on other text, for example on a file that ends too early. */
export function readResults(xml: string): Results {
  const { testsuites } = parser.parse(xml, true) as { testsuites?: Suite };
  if (testsuites === undefined) throw new Error('A report without results');
  const cases = casesIn(testsuites).filter(({ skipped }) => skipped === undefined);
  const reasonsOf = ({ failure = [], error = [] }: TestCase) => [...failure, ...error];
  const firstReasonsOf = ({ flakyFailure = [], flakyError = [], properties }: TestCase) => [
    ...flakyFailure,
    ...flakyError,
    ...(properties?.property ?? [])
      .filter(({ name }) => name === FAILED_TRY)
      .map(({ value }) => ({ message: value })),
  ];
  const say = ({ classname, name }: TestCase, reasons: readonly Reason[]) =>
    `${[classname, name].filter((part) => part !== undefined && part !== '').join(': ')}${beginningOf(reasons)}`;
  const failed = cases.filter((testCase) => reasonsOf(testCase).length > 0);
  const passed = cases.filter((testCase) => reasonsOf(testCase).length === 0);
  return {
    passed: passed.length,
    failed: failed.length,
    failures: failed.map((testCase) => say(testCase, reasonsOf(testCase))),
    flaky: passed
      .filter((testCase) => firstReasonsOf(testCase).length > 0)
      .map((testCase) => say(testCase, firstReasonsOf(testCase))),
  };
}

import { expect, it } from 'vitest';
import { readResults } from './junit.ts';

/** Returns a file as a runner writes it. */
const report = (...cases: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<testsuites tests="9"><testsuite name="a file">${cases.join('\n')}</testsuite></testsuites>`;

it('counts passed and failed tests, and names each failure with the beginning of its reason', () => {
  const results = readResults(
    report(
      '<testcase classname="money.test.ts" name="adds"><system-out>&lt;b&gt;</system-out></testcase>',
      '<testcase classname="money.test.ts" name="sum &gt; rounds &quot;up&quot;"><failure message="expected 3" type="AssertionError">\n\u001B[31mAssertionError: expected 3\u001B[39m\nat line 4\n</failure></testcase>',
      '<testcase classname="money.test.ts" name="is left out"><skipped/></testcase>',
    ),
  );
  expect(results).toEqual({
    passed: 1,
    failed: 1,
    failures: ['money.test.ts: sum > rounds "up"\n    AssertionError: expected 3\n    at line 4'],
    flaky: [],
  });
});

it('counts a file that could not run as a failure', () => {
  const results = readResults(
    report('<testcase name=""><error>Unexpected token</error></testcase>', '<testcase name="works"/>'),
  );
  expect(results).toMatchObject({ passed: 1, failed: 1, failures: ['\n    Unexpected token'] });
});

it('reads the tests of all suites, and of suites in suites', () => {
  const one = '<testsuite><testcase name="a"/></testsuite>';
  expect(readResults(`<testsuites>${one}<testsuite>${one}${one}</testsuite></testsuites>`)).toMatchObject({
    passed: 3,
    failed: 0,
  });
});

it('names tests that pass only on a retry, as Playwright and Jest report them, and counts them as passed', () => {
  const results = readResults(
    report(
      '<testcase classname="pay.spec.ts" name="[phone] pays"><flakyFailure message="no button"><stackTrace>at 1</stackTrace></flakyFailure></testcase>',
      '<testcase classname="play-test" name="Order: Paid"><properties><property name="failed try" value="Error: late"/></properties></testcase>',
      '<testcase classname="meet.spec.ts" name="[phone] meets"><failure message="no spot">no spot</failure><rerunFailure message="again"/></testcase>',
    ),
  );
  expect(results).toEqual({
    passed: 2,
    failed: 1,
    failures: ['meet.spec.ts: [phone] meets\n    no spot'],
    flaky: ['pay.spec.ts: [phone] pays\n    no button', 'play-test: Order: Paid\n    Error: late'],
  });
});

it('returns no tests for a run without any', () => {
  expect(readResults('<testsuites name="jest tests" tests="0"/>')).toMatchObject({ passed: 0, failed: 0 });
});

it.each(['', '<testsuites><testsuite><testcase name="a">', '<html></html>'])('throws on %j', (text) => {
  expect(() => readResults(text)).toThrow();
});

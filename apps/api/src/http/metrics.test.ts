import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCampus, type TestCampus } from '../../test/campus.js';

let campus: TestCampus;
beforeAll(async () => {
  campus = await openTestCampus({}, undefined, { processes: 1 });
});
afterAll(() => campus.close());

const deployed = (name: string) => readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');
const metrics = async () => (await fetch(`${campus.url}/metrics`)).text();

/** Metric names in a Prometheus expression. Functions are followed by a bracket; labels are in braces or after `by`. */
const namesIn = (expression: string) =>
  expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(?:by|on|without) \([^)]*\)/g, '')
    .match(/\b[a-z]\w*_\w+\b(?! ?\()/g) ?? [];

it('exports every metric that dashboards and alerts query', async () => {
  const rules = await deployed('alerts.yaml');
  const dashboard = await deployed('grafana-dashboard.json');
  const expressions = [
    ...rules.matchAll(/expr: (?:\|\n)?([\s\S]*?)\n {8}(?:for|labels):/g),
    ...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g),
  ].map(([, expression = '']) => expression.replaceAll('\\"', '"'));
  expect(expressions.length).toBeGreaterThan(25);
  const names = [...new Set(expressions.flatMap(namesIn))];
  expect(names).toContain('money_work_open');
  const text = await metrics();
  const isAnswered = (name: string) => text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
  expect(names.filter((name) => !isAnswered(name))).toEqual([]);
});

it('counts open money work, and jobs that failed or are late', async () => {
  // Stops the workers, so that late jobs stay late.
  await campus.app.platform.jobs.stop();
  await campus.app.platform.execute(`
    insert into pgboss.job (name, state, start_after)
    values ('mail.send', 'failed', now()), ('mail.send', 'created', now() - interval '2 minutes')`);
  const text = await metrics();
  for (const kind of ['refunds', 'payouts', 'disputes', 'chargebacks', 'differences', 'late_releases']) {
    expect(text).toContain(`money_work_open{kind="${kind}"} 0`);
  }
  expect(text).toContain('jobs_given_up{name="mail.send"} 1');
  expect(text).toContain('jobs_late{name="mail.send"} 1');
});

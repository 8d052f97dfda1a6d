import { measure, type Reading, type Request } from './meter.ts';
import { rate, type Stage } from './stage.ts';

const SLICES = 5;

/**
 * Measures two nodes next to one, alternately. Rates cannot grow on a machine with fewer free cores than nodes, PostgreSQL and driver
 * need. Then the CPU time of a response shows the possible gain of a second node.
 */
export async function measureNodes(stage: Stage, listings: number): Promise<void> {
  const url = await stage.database(listings);
  const nodes = [await stage.campus(url, { shared: true }), await stage.campus(url, { shared: true })];
  const next = (): Request => ({ method: 'GET', path: '/api/essentials?limit=20' });
  // Two nodes serve twice as many students, so each has as many connections as the single one.
  const options = { connections: 16, milliseconds: 1_500 };
  const totals = { one: 0, two: 0, workOne: 0, workTwo: 0 };
  for (let slice = 0; slice <= SLICES; slice += 1) {
    const [first] = nodes;
    if (first === undefined) throw new Error('There are two nodes');
    const one = await measure(first.port, first.pid, next, options);
    const two = await Promise.all(nodes.map((node) => measure(node.port, node.pid, next, options)));
    if (slice === 0) continue;
    totals.one += rate(one) / SLICES;
    totals.two += two.reduce((sum, reading) => sum + rate(reading), 0) / SLICES;
    totals.workOne += one.work / SLICES;
    totals.workTwo += workOf(two) / SLICES;
  }
  console.log(
    `nodes          one ${totals.one.toFixed(0)}/s, two ${totals.two.toFixed(0)}/s: ${(totals.two / totals.one).toFixed(2)} ×; ` +
      `processor ${totals.workOne.toFixed(2)} and ${totals.workTwo.toFixed(2)} ms an answer: ` +
      `${((2 * totals.workOne) / totals.workTwo).toFixed(2)} × with a core for each`,
  );
  for (const node of nodes) await node.end();
}

function workOf(readings: readonly Reading[]): number {
  const answers = readings.reduce((sum, one) => sum + one.answers, 0);
  return readings.reduce((sum, one) => sum + one.work * one.answers, 0) / Math.max(1, answers);
}

import { percentile, type Request } from './meter.ts';
import { inTurns, rate, type Stage } from './stage.ts';

/** Compares the slowest of a hundred lists on a small and a large campus. The time must not depend on the number of listings. */
export async function measureSizes(stage: Stage, few: number, many: number): Promise<void> {
  const [small, large] = [
    await stage.campus(await stage.database(few)),
    await stage.campus(await stage.database(many)),
  ];
  const hives = ['essentials', 'academia', 'logistics', 'buzz', 'archive', 'sidehustle'];
  let at = 0;
  const next = (): Request => ({ method: 'GET', path: `/api/${hives[(at += 1) % 6] ?? ''}?limit=20` });
  const [one, other] = await inTurns({ ...large, next }, { ...small, next }, { connections: 4 });
  const [p99, floor] = [percentile(one.waits, 0.99), percentile(other.waits, 0.99)];
  console.log(
    `sizes          list among ${many}: ${rate(one).toFixed(0)}/s, p99 ${p99.toFixed(1)} ms; among ${few}: ` +
      `${rate(other).toFixed(0)}/s, p99 ${floor.toFixed(1)} ms: ${(p99 / floor).toFixed(2)} ×`,
  );
  await small.end();
  await large.end();
}

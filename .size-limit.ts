import { globSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import budgets from './packages/ui/budgets.json' with { type: 'json' };
import manifest from './packages/ui/package.json' with { type: 'json' };

const kit = 'packages/ui';
const limits: ReadonlyMap<string, number> = new Map(Object.entries(budgets));

function limitOf(entry: string): string {
  const limit = limits.get(entry);
  if (limit === undefined) throw new Error(`${kit}/budgets.json has no limit in bytes for ${entry}.`);
  return `${limit} B`;
}

/**
 * Limits for each export of the kit: the bytes that it adds to an app, over React, minified and gzipped, with its imports. Code that it
 * loads later (toasts, QR codes) does not count.
 */
const checks: SizeLimitConfig = Object.values(manifest.exports)
  .filter((target) => typeof target === 'string' && target.endsWith('.ts'))
  .flatMap((target) => globSync(target, { cwd: kit }))
  .map((file) => {
    const name = file.replace(/^src(.*)\/index\.ts$/, '.$1');
    return {
      name,
      path: `${kit}/${file}`,
      entry: ['index'],
      ignore: ['react', 'react-dom'],
      gzip: true,
      limit: limitOf(name),
    };
  });

export default checks;

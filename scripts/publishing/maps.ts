import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Returns the problems of the source maps in a folder of a package: a source that is not there, a declaration without a map. */
export function mapProblems(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const unmapped = files.filter((file) => file.endsWith('.d.ts') && !files.includes(`${file}.map`));
  const lost = files
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        sources: readonly string[];
      };
      return sources
        .filter((source) => !existsSync(join(folder, dirname(file), source)))
        .map((source) => `${file} refers to ${source}, which the package does not contain`);
    });
  return [...unmapped.map((file) => `${file} has no map`), ...lost];
}

/** Returns the problems of the source maps in a tarball. */
export function mapProblemsOf(tarball: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    return mapProblems(join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

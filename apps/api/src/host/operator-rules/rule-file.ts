import { readFileSync } from 'node:fs';
import { ScamRulesError } from '@campushive/contract/scam/shield';
import { scamRules, type ScamRules } from '@campushive/contract/scam/rules';

/** Reads the rules in a file; throws ScamRulesError with one line that names the mistake and its place. */
export function readRuleFile(path: string): ScamRules {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ScamRulesError(`${path} cannot be read: ${messageOf(error)}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ScamRulesError(`${path} is not JSON: ${messageOf(error)}`);
  }
  const parsed = scamRules.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`),
    '',
  );
  throw new ScamRulesError(
    `${path}${place ? ` at ${place.replace(/^\./, '')}` : ''}: ${issue?.message ?? 'is wrong'}`,
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

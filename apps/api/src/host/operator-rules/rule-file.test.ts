import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../../config.js';
import { createScamShieldModule } from '@campushive/domain/trust/scam-shield/scam-shield';
import { createOperatorRules } from './operator-rules.js';

const folder = mkdtempSync(join(tmpdir(), 'scam-rules-'));
const path = join(folder, 'rules.json');
const write = (text: string) => writeFileSync(path, text);
const ruleFile = (when: unknown) => JSON.stringify({ rules: [{ id: 'mine', warning: 'prepayment', when }] });

function open() {
  const error = vi.fn();
  const config = readConfig({ DATA_DIR: folder, SCAM_RULES: path });
  const shield = createScamShieldModule({
    config,
    log: { error, info: vi.fn() } as never,
    operatorRules: createOperatorRules(config.scamRules),
  });
  const complaint = () => String((error.mock.lastCall?.[0] as { err: Error }).err.message);
  return { shield, error, complaint };
}

it('adds the rules of a file, and reloads them when the file changes', () => {
  write(ruleFile(['carry …2 lantern']));
  const { shield } = open();
  expect(shield.warningOf('carry a lantern')).toBe('prepayment');
  expect(shield.warningOf('Call 024 412 3456')).toBe('off_platform');
  write(ruleFile(['carry …2 pot']));
  expect(shield.reload()).toBe(true);
  expect([shield.warningOf('carry a lantern'), shield.warningOf('carry a pot')]).toEqual([
    null,
    'prepayment',
  ]);
  shield.stop();
});

it.each([
  ['{"rules": [', 'is not JSON'],
  [ruleFile([]), 'at rules[0].when'],
  [ruleFile([3]), 'at rules[0].when[0]'],
  [JSON.stringify({ rule: [] }), 'rule'],
  [ruleFile(['@nothing']), 'mine: there is no group "@nothing"'],
])('keeps the last valid rules when a file says %s, and logs the position of the mistake', (text, where) => {
  write(ruleFile(['carry …2 lantern']));
  const { shield, complaint } = open();
  write(text);
  expect(shield.reload()).toBe(false);
  expect(complaint()).toContain(where);
  expect(shield.warningOf('carry a lantern')).toBe('prepayment');
  shield.stop();
});

it('starts with the built-in rules when the file is invalid or missing', () => {
  write('nonsense');
  const { shield, error } = open();
  expect(error).toHaveBeenCalledOnce();
  expect(shield.warningOf('Call 024 412 3456')).toBe('off_platform');
  shield.stop();
});

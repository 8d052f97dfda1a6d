import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campus as ghana } from '@campushive/campus-ghana';
import { describe, expect, it } from 'vitest';
import { loadCampus } from './campus.js';
import { ConfigError, readConfig } from './config.js';

const folder = mkdtempSync(join(tmpdir(), 'campus-'));
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const start = (CAMPUS: string) => () => readConfig({ CAMPUS, DATA_DIR: folder });

describe('CAMPUS', () => {
  it('is Ghana unless it is set', () => {
    expect(readConfig({ DATA_DIR: folder }).campus.id).toBe('ghana');
  });

  it('takes the path of a definition, whose address and sender count', () => {
    const contact = {
      ...ghana.contact,
      supportEmail: 'help@elsewhere.example',
      mailFrom: 'Elsewhere <a@b.example>',
    };
    const path = file(
      'elsewhere.json',
      JSON.stringify({ ...ghana, id: 'elsewhere', name: 'Elsewhere', contact }),
    );
    expect(loadCampus(path).name).toBe('Elsewhere');
    const config = readConfig({ CAMPUS: path, DATA_DIR: folder });
    expect(config).toMatchObject({
      supportEmail: 'help@elsewhere.example',
      mailFrom: 'Elsewhere <a@b.example>',
    });
    expect(
      readConfig({ CAMPUS: path, DATA_DIR: folder, SUPPORT_EMAIL: 'me@here.example' }).supportEmail,
    ).toBe('me@here.example');
  });

  it.each([
    ['a name that there is not', 'atlantis', /^CAMPUS: there is no campus atlantis; give one of ghana/],
    ['a property of every object', 'constructor', /^CAMPUS: there is no campus constructor/],
    ['a file that is no JSON', file('broken.json', '{'), /^CAMPUS: .*broken\.json is not JSON$/],
    [
      'a definition that lacks something',
      file('half.json', '{"id":"half","key":"half"}'),
      /^CAMPUS: .*half\.json: name is missing; add it$/,
    ],
  ])('refuses %s in one line', (_name, setting, message) => {
    expect(start(setting)).toThrow(ConfigError);
    expect(start(setting)).toThrow(message);
  });
});

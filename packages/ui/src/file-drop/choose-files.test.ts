import { expect, it } from 'vitest';
import { chooseFiles } from './choose-files.js';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const rules = { accept: 'image/*,.heic', maxFiles: 2, maxBytes: 100 };
const reasons = (files: File[]) => chooseFiles(files, rules).rejected.map((one) => one.reason);

it('takes what fits, in order', () => {
  const [one, two] = [file('a.jpg', 'image/jpeg'), file('b.HEIC', '')];
  expect(chooseFiles([one, two], rules).files).toEqual([one, two]);
});

it('says why it does not take the others', () => {
  expect(reasons([file('a.pdf', 'application/pdf')])).toEqual(['type']);
  expect(reasons([file('a.jpg', 'image/jpeg', 101)])).toEqual(['size']);
  expect(reasons(['a', 'b', 'c'].map((name) => file(`${name}.png`, 'image/png')))).toEqual(['count']);
});

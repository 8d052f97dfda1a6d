import { campus as ghana } from '@campushive/campus-ghana';
import { expect, it } from 'vitest';
import { factsAlone, resultOf } from '../../../test/doctor.js';
import { legalCheck, settingsCheck } from './settings-checks.js';

const numbers = { company: 'TIN C0012345678', dataProtection: 'DPC 0004321' };
const contact = { ...ghana.contact, privacyEmail: 'privacy@campus.edu.gh' };
const legal = { operator: 'Campus Ltd, Accra, Ghana', updated: ghana.legal.updated, numbers };

const check = (change: object = {}, production = true) =>
  resultOf(
    legalCheck,
    factsAlone({
      config: {
        production,
        supportEmail: 'help@campus.edu.gh',
        campus: { ...ghana, contact, legal: { ...legal, ...change } },
      },
    }),
  );

it('passes when all numbers and addresses are those of the operator', async () => {
  expect(await check()).toMatchObject({ state: 'passed', text: expect.stringContaining('Campus Ltd') });
});

it.each([
  [{ numbers: undefined }, 'legal.numbers.company, legal.numbers.dataProtection'],
  [{ numbers: { ...numbers, company: 'TODO' } }, 'legal.numbers.company'],
  [{ numbers: { ...numbers, dataProtection: '000-000' } }, 'legal.numbers.dataProtection'],
  [{ numbers: { ...numbers, dataProtection: ' ' } }, 'legal.numbers.dataProtection'],
  [{ operator: 'Placeholder Ltd' }, 'legal.operator'],
])('fails for %j and names the entry', async (change, missing) => {
  expect(await check(change)).toMatchObject({
    state: 'failed',
    text: `The campus definition lacks ${missing}, or has a placeholder there.`,
    fix: expect.stringContaining('company register'),
  });
});

it('fails for the contact addresses of the shipped campus definition', async () => {
  const facts = factsAlone({ config: { production: true } });
  expect((await resultOf(legalCheck, facts)).text).toContain('contact.supportEmail, contact.privacyEmail');
});

it('skips settings and numbers of a development server', async () => {
  expect(await check({}, false)).toMatchObject({ state: 'skipped' });
  expect(await resultOf(settingsCheck, factsAlone())).toMatchObject({ state: 'skipped' });
  const production = factsAlone({ config: { production: true } });
  expect(await resultOf(settingsCheck, production)).toMatchObject({ state: 'passed' });
});

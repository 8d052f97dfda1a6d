import { LOCALES, type Locale } from '@campushive/contract';
import { expect, it } from 'vitest';
import { reinstatedLetter, suspendedLetter } from './letters.js';

const student = (language: Locale) => ({
  email: 'ama@st.ug.edu.gh',
  name: 'Ama Mensah',
  settings: { language },
});
const url = 'https://x.example/login';
const until = new Date('2026-12-01T09:30:00Z');

it('announces a suspension in three languages, with its end in the format of each language', () => {
  const [english, french, spanish] = LOCALES.map((language) =>
    suspendedLetter(student(language), { reason: 'Sold what was not there', until }, url),
  );
  expect(english?.text).toContain('until Tuesday, 1 December 2026 at 09:30 am GMT.');
  expect(french?.text).toMatch(/jusqu’au mardi 1er décembre 2026.+09:30 GMT/);
  expect(spanish?.text).toMatch(/hasta el martes, 1 de diciembre de 2026.+9:30 GMT/);
  for (const [at, mail] of [english, french, spanish].entries()) {
    expect(mail?.text).toContain('Sold what was not there');
    expect(mail?.html).toContain(`<html lang="${LOCALES[at]}">`);
  }
});

it('announces a suspension without an end, and a reinstatement, in three languages', () => {
  const endless = { reason: 'Again', until: null };
  const texts = LOCALES.map((language) => suspendedLetter(student(language), endless, url).text);
  expect(texts[0]).toContain('until further notice');
  expect(texts[1]).toContain('jusqu’à nouvel ordre');
  expect(texts[2]).toContain('hasta nuevo aviso');
  const subjects = LOCALES.map(
    (language) => reinstatedLetter(student(language), 'https://x.example').subject,
  );
  expect(new Set(subjects).size).toBe(3);
});

import { expect, it } from 'vitest';
import { fieldErrorsOf } from './field-codes.js';
import { email, line, personName, requiredPrice, text, webAddress, whenInput } from './schema.js';

it.each([
  '2027-02-28',
  '2028-02-29',
  '2027-06-01T10:00',
  '2027-06-01T10:00:00+01:00',
  '2026-11-22T09:00:00.000Z',
])('takes %s for a date', (value) => expect(whenInput.safeParse(value).success).toBe(true));

it.each([
  ['a day that there is not', '2027-02-30'],
  ['a day that there is not, with a time', '2027-02-29T10:00:00Z'],
  ['a year beyond what a release of money can be written in', '9999-12-31T23:59:59Z'],
  ['the first century', '0001-01-01'],
  ['words after it', '2027-06-01 noon'],
  ['half of a time', '2027-06-01T1'],
])('refuses %s as a date', (_what, value) => {
  expect(whenInput.safeParse(value).success).toBe(false);
});

it('lets no text turn around what stands behind it', () => {
  expect(line(40).parse('Kwame \u202egnp.exe\u2066')).toBe('Kwame gnp.exe');
  expect(line(40).parse('\u05e2\u05d1\u05e8\u05d9\u05ea')).toBe('\u05e2\u05d1\u05e8\u05d9\u05ea');
});

it.each(['\u200b', ' \u00ad\ufeff ', '\u202e', '\u0301', '\u3164'])('takes %j for no text', (value) => {
  expect(text(40).safeParse(value).success).toBe(false);
});

it.each(['Kwame \u202egnp.exe', '\u200fEsi', 'Ama\u061c Mensah'])('refuses %j as a name', (value) => {
  expect(personName.safeParse(value).success).toBe(false);
});

it.each(['a%evil.example@st.ug.edu.gh', '..a@st.ug.edu.gh', 'a..b@st.ug.edu.gh', 'a.@st.ug.edu.gh'])(
  'refuses %s as an address',
  (value) => expect(email.safeParse(value).success).toBe(false),
);

it.each(['akosua.mensah@st.ug.edu.gh', 'k_b+1@knust.edu.gh', 'o-brien@ucc.edu.gh'])(
  'takes %s for an address',
  (value) => expect(email.parse(value)).toBe(value),
);

it.each(['https://bank.example@evil.example/', 'https://me:secret@files.example/', 'javascript:alert(1)'])(
  'refuses %s as a link',
  (value) => expect(webAddress.safeParse(value).success).toBe(false),
);

it.each([
  ['required', undefined],
  ['required', null],
  ['required', ' '],
  ['not_a_number', 'cheap'],
  ['not_a_number', true],
])('answers %s to a price of %j', (code, value) => {
  const { error } = requiredPrice.safeParse(value);
  expect(Object.values(fieldErrorsOf(error?.issues ?? []))).toEqual([{ code }]);
});

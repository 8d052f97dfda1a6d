import { expect, it } from 'vitest';
import { fieldErrorsOf } from './fields/field-codes.js';
import { email, line, personName, requiredPrice, text, webAddress, whenInput } from './schema.js';

it.each([
  '2027-02-28',
  '2028-02-29',
  '2027-06-01T10:00',
  '2027-06-01T10:00:00+01:00',
  '2026-11-22T09:00:00.000Z',
])('accepts %s as a date', (value) => expect(whenInput.safeParse(value).success).toBe(true));

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

it('removes direction controls from a line of text', () => {
  expect(line(40).parse('Kwame \u202egnp.exe\u2066')).toBe('Kwame gnp.exe');
  expect(line(40).parse('\u05e2\u05d1\u05e8\u05d9\u05ea')).toBe('\u05e2\u05d1\u05e8\u05d9\u05ea');
});

it.each(['\u200b', ' \u00ad\ufeff ', '\u202e', '\u0301', '\u3164'])(
  'refuses %j as an empty text',
  (value) => {
    expect(text(40).safeParse(value).success).toBe(false);
  },
);

it.each([
  ['Lap\u200btop', 'Laptop'],
  ['\ufeffiPhone\u00ad 12\u2060', 'iPhone 12'],
  ['La\u200cp\u200dtop', 'Laptop'],
  ['K\u{e0041}NUST\u{e007f}', 'KNUST'],
  ['A \u200d\u{1f469}', 'A \u{1f469}'],
])('drops characters without width from %j', (typed, stored) => {
  expect(line(40).parse(typed)).toBe(stored);
  expect(text(40).parse(typed)).toBe(stored);
  expect(personName.parse(`Ama ${typed}`)).toBe(`Ama ${stored}`);
  // Two titles that look alike have the same stored form.
  expect(line(40).parse(typed)).toBe(line(40).parse(stored));
});

it.each([
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a skin tone', '\u{1f469}\u{1f3fe}\u200d\u{1f393}'],
  ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Devanagari', '\u0915\u094d\u200d\u0937'],
  ['Malayalam', '\u0d28\u0d4d\u200d'],
])('keeps the joiners of %s', (_what, typed) => expect(line(60).parse(typed)).toBe(typed));

it('counts the length of a text without the dropped characters', () => {
  expect(line(5).parse('\u200bab\u200b\u200bcde')).toBe('abcde');
});

it.each(['Kwame \u202egnp.exe', '\u200fEsi', 'Ama\u061c Mensah'])('refuses %j as a name', (value) => {
  expect(personName.safeParse(value).success).toBe(false);
});

it.each(['a%evil.example@st.ug.edu.gh', '..a@st.ug.edu.gh', 'a..b@st.ug.edu.gh', 'a.@st.ug.edu.gh'])(
  'refuses %s as an email address',
  (value) => expect(email.safeParse(value).success).toBe(false),
);

it.each(['akosua.mensah@st.ug.edu.gh', 'k_b+1@knust.edu.gh', 'o-brien@ucc.edu.gh'])(
  'accepts %s as an email address',
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
])('returns the error %s for the price %j', (code, value) => {
  const { error } = requiredPrice.safeParse(value);
  expect(Object.values(fieldErrorsOf(error?.issues ?? []))).toEqual([{ code }]);
});

import { LOCALES, type Locale } from '@campushive/contract';
import { expect, it } from 'vitest';
import type { Reader } from '../users/user.js';
import { alreadyMemberLetter, codeLetter, passwordChangedLetter, resetLetter } from './letters.js';

const URL = 'https://campushive.example/somewhere';
const member = (language: Locale): Reader => ({
  email: 'ama@st.ug.edu.gh',
  name: 'Ama Mensah',
  settings: { language },
});
const letters = {
  code: (language: Locale) => codeLetter('ama@st.ug.edu.gh', language, '123456', 'https://campus.test/stop'),
  'already a member': (language: Locale) => alreadyMemberLetter(member(language), URL),
  reset: (language: Locale) => resetLetter(member(language), URL),
  'password changed': (language: Locale) => passwordChangedLetter(member(language), URL),
};

it.each(Object.entries(letters))(
  '%s is written in three languages, and declares its language in the HTML',
  (kind, write) => {
    const mails = LOCALES.map(write);
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(3);
    // No paragraph was left in another language; the signature is the product's name.
    const paragraphs = mails.flatMap((mail) => mail.text.split('\n\n'));
    const shared = kind === 'code' ? ['123456', 'CampusHive'] : [URL, 'CampusHive'];
    for (const one of new Set(paragraphs)) {
      const times = paragraphs.filter((other) => other === one).length;
      expect(times, one).toBe(shared.includes(one) ? 3 : 1);
    }
    mails.forEach((mail, at) => {
      expect(mail.to).toBe('ama@st.ug.edu.gh');
      expect(mail.html).toContain(`<html lang="${LOCALES[at]}">`);
      expect(mail.text).toContain(kind === 'code' ? '123456' : 'Ama Mensah');
      expect(mail.text).toContain(shared[0]);
    });
  },
);

it('writes the letter in English for a member without a language setting', () => {
  expect(resetLetter({ ...member('fr'), settings: {} }, URL).subject).toBe(
    'Choose a new CampusHive password',
  );
});

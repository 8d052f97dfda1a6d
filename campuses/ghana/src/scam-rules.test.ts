import { campus } from './index.js';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_SCAM_RULES } from '@campushive/contract/scam/built-in/index';
import { givesAway, mayHoldCode } from '@campushive/contract/scam/code-guard';
import { createScamShield, ScamRulesError } from '@campushive/contract/scam/shield';

const shield = createScamShield(campus, ...BUILT_IN_SCAM_RULES, { trustedHosts: ['ours.example'] });
const warningOf = (text: string) => shield(text)?.warning ?? null;

describe('the scam shield', () => {
  it.each([
    ['written out', 'zero two four four one two three four five six'],
    ['spaced', '0 2 4 4 1 2 3 4 5 6'],
    ['with signs between', '024-412.3456'],
    ['in tens', 'zero vingt-quatre, quarante et un, vingt-trois, quarante cinq, six'],
    ['with letters for digits', 'O24 4l2 3456'],
    ['from abroad', '+44 7911 123456'],
    ['with unseen characters', '024\u200b412\u200b3456'],
  ])('recognises a phone number %s', (_how, text) => expect(warningOf(text)).toBe('off_platform'));

  it.each(['WHATSAPP me', 'wh@tsapp me', 'w h a t s a p p me', 'whats\u0430pp me', 'what\u200bsapp me'])(
    'reads %j as the word that it looks like',
    (text) => expect(warningOf(text)).toBe('off_platform'),
  );

  it('trusts the listed hosts, and no host with a similar spelling', () => {
    expect(warningOf('See https://ours.example/essentials/1')).toBeNull();
    expect(warningOf('See www.youtube.com/watch?v=1')).toBeNull();
    expect(warningOf('See https://www.ours.example.evil.top/login')).toBe('link');
    expect(warningOf('See https://ours.example@evil.top')).toBe('link');
    expect(warningOf('See ours-verify . com')).toBe('link');
    expect(warningOf('Invite: wa.me/233244123456')).toBe('off_platform');
  });

  it('gives the gravest warning when a text matches several rules', () => {
    expect(warningOf('Send me the code on WhatsApp')).toBe('code_request');
    expect(warningOf('Send me the code at bit.ly/x')).toBe('link');
  });

  it('names the rule that matched', () => {
    expect(shield('Call 024 412 3456')).toEqual({
      ...{ rule: 'leave.address', warning: 'off_platform', reasons: [] },
    });
  });

  it.each([
    ['hxxp://campus-hive[.]com', 'link'],
    ['Log in at campus-hive (dot) com', 'link'],
    ['Log in at campus-hive dot com', 'link'],
    ['snd me d code nw', 'code_request'],
    ['Send half of the money now and I keep it for you', 'prepayment'],
    ["let's cancel it here and you bring me the cash", 'off_platform'],
  ])('warns of "%s"', (text, warning) => expect(warningOf(text)).toBe(warning));

  it.each([
    'ISBN is 978-0-07-339817-4, third edition',
    'The ISBN is 9780073398174',
    'serial number 0244123456',
    "what's your shoe number",
    "I'd rather keep chatting here than on whatsapp",
    "I don't use WhatsApp",
    'Is it still available?',
    'Can we meet at the library at four?',
  ])('lets "%s" pass', (text) => expect(warningOf(text)).toBeNull());

  it('names the words behind a warning of the model, and lets an operator switch the model off', () => {
    const text = 'Send me the code now';
    expect(shield(text)).toMatchObject({ rule: 'learned.code_request', warning: 'code_request' });
    expect(shield(text)?.reasons).toContain('code');
    const without = (off: string) => createScamShield(campus, ...BUILT_IN_SCAM_RULES, { off: [off] });
    expect(without('learned')(text)).toBeNull();
    expect(without('learned.code_request')(text)).toBeNull();
    expect(without('learned.prepayment')(text)?.warning).toBe('code_request');
    const harmless = createScamShield(campus, ...BUILT_IN_SCAM_RULES, { harmless: ['me the code now'] });
    expect(harmless(text)).toBeNull();
  });

  it('reads a message of the maximum length within a second, in any mix of characters', () => {
    const texts = ['send pay code before ', 'w h a t ', 'a.b.', 'a-', '0 ', 'a@', 'http://'];
    for (const text of texts) {
      const begun = performance.now();
      shield(text.repeat(2000 / text.length));
      expect(performance.now() - begun).toBeLessThan(1000);
    }
  });
});

describe('scam rules as data', () => {
  it('extend the built-in rules, and switch some of them off', () => {
    const added = createScamShield(campus, ...BUILT_IN_SCAM_RULES, {
      groups: { chat: ['carrierpigeon'] },
      harmless: ['the code of the gate'],
      trustedHosts: ['hall.example'],
      off: ['link.unknown'],
      rules: [{ id: 'mine', warning: 'link', when: ['buy …2 voucher|token'], unless: ['bus voucher'] }],
    });
    expect(added('Find me on carrierpigeon')?.warning).toBe('off_platform');
    expect(added('Send me the code of the gate')).toBeNull();
    expect(added('bit.ly/x')).toBeNull();
    expect(added('Just buy me a voucher')?.rule).toBe('mine');
    expect(added('buy a bus voucher')?.rule).not.toBe('mine');
  });

  it.each([
    ['plain words', 'red kettle', 'A red kettle'],
    ['either of two', 'tin|red kettle|pot', 'A red pot'],
    ['two words that are one alternative', 'tin|big_red kettle', 'A big red kettle'],
    ['a phrase of a group', '@vessel here', 'The tea pot here'],
    ['any ending', 'kettle*', 'Two kettles'],
    ['any ending before a rare word', 'kettle* whistle', 'Two kettles whistle'],
    ['any number', '<number> …2 kettles', '12 red kettles'],
    ['a mark', 'kettle …2 <phone>', 'The kettle: 024 412 3456'],
    ['a word that may be missing', '?red kettle', 'kettle'],
    ['words between', 'red …3 kettle', 'A red and very old kettle'],
    ['the end of the text', 'my kettle', 'Is it my kettle'],
  ])('match %s', (_what, pattern, text) => {
    const asked = createScamShield(campus, {
      groups: { vessel: ['tea pot', 'kettle'] },
      rules: [{ id: 'kettle', warning: 'link', when: ['a thing that is not said', pattern] }],
    });
    expect(asked(text)?.rule).toBe('kettle');
    expect(asked('Something else, at 12')).toBeNull();
  });

  it.each([
    ['@nothing here', 'there is no group "@nothing"'],
    ['call <fax>', 'there is no mark "<fax>"'],
    ['?maybe …', 'names no word that must be there'],
    ['a(b', '"a(b" is not a word'],
  ])('are refused with the reason when the pattern is %j', (pattern, why) => {
    const broken = { rules: [{ id: 'mine', warning: 'link' as const, when: [pattern] }] };
    expect(() => createScamShield(campus, broken)).toThrow(ScamRulesError);
    expect(() => createScamShield(campus, broken)).toThrow(`mine: `);
    expect(() => createScamShield(campus, broken)).toThrow(why);
  });
});

describe('the guard of secret codes', () => {
  it.each(['482017', 'it is 482 017 ok', '4-8-2-0-1-7', 'four eight two zero one seven', 'x482017y'])(
    'detects the code in %j',
    (text) => {
      expect(givesAway(text, ['111111', '482017'])).toBe(true);
      expect(mayHoldCode(text, 6)).toBe(true);
    },
  );

  it.each(['48201', 'Room 48, 2017', '₵4820 and 17 books', 'My code'])('lets %j pass', (text) =>
    expect(givesAway(text, ['482017'])).toBe(false),
  );
});

import { campus as ghana } from '@campushive/campus-ghana';
import { campus as nairobi } from '@campushive/campus-nairobi';
import { afterAll, describe, expect, it } from 'vitest';
import { serveCampus, textsFor } from '../../platform/campus.js';
import { fitSegment, gsmLength, SEGMENT, segmentsOf, toGsm } from './gsm.js';
import { isStop } from './inbound.js';
import { orderPageOf, orderPath } from './order-link.js';
import { SMS_TEXTS } from './sms-texts.js';

afterAll(() => serveCampus(ghana));

const ID = '01a22a7f-d67b-7ba0-bf08-ee39175d2a53';
const LONG = 'Nana Akosua Ɔforiwaa Amponsah-Boateng-Mensah the Younger of Kwadaso';
const PLACE = 'In front of the second laboratory of the Department of Biochemistry, KNUST, Kumasi';

describe.each([
  ['ghana', ghana, ['en', 'fr', 'es']],
  ['nairobi', nairobi, ['en', 'sw', 'fr', 'es']],
] as const)('texts of %s', (_id, campus, languages) => {
  it.each(languages)('fit into one segment with long names (%s)', (language) => {
    serveCampus(campus);
    const texts = textsFor(SMS_TEXTS, language);
    const stop = ` ${texts.stopAt('233244123456')}`;
    const end = ` https://campushive.app${orderPath(ID)}${stop}`;
    const amount = `${campus.currency.code} 12,345.00`;
    const messages = [
      fitSegment([], () => `${texts.numberCode('123456')} ${texts.stopAt('233244123456')}`),
      fitSegment([], () => `${texts.numberCode('123456')} ${texts.stopByReply}`),
      fitSegment([], () => texts.recoveryCode('123456')),
      fitSegment([`${LONG} ${LONG}`], (title = '') => texts.paid(title, amount) + end),
      fitSegment([LONG, PLACE], (name = '', place = '') => texts.arrived(name, place) + end),
      fitSegment(
        [LONG, PLACE],
        (name = '', place = '') => texts.arrivedWithCode(name, place, '123456') + stop,
      ),
      fitSegment([texts.someone, PLACE], (name = '', place = '') => texts.arrived(name, place) + end),
      fitSegment([], () => `${texts.claim(88)} https://campushive.app/claim?token=${'x'.repeat(43)}${stop}`),
      fitSegment(['Commercial Bank of Ghana ••• 4987'], (to = '') => texts.payout(to, amount) + end),
    ];
    for (const message of messages) {
      expect(gsmLength(message), message).toBeLessThanOrEqual(SEGMENT);
      expect(segmentsOf(message)).toBe(1);
      expect(toGsm(message)).toBe(message);
      expect(message).toContain(campus.name);
    }
  });
});

it('rewrites letters outside the GSM alphabet, and the currency sign', () => {
  serveCampus(ghana);
  expect(toGsm('Ɛfua’s “Waakye” – ₵20 • ê ç ŋ')).toBe('Efua\'s "Waakye" - GHS 20 * e c n');
  expect(toGsm('Fête 🎉 à Accra\u2069')).toBe('Fete à Accra');
});

it('counts characters of the extension table twice, and splits longer texts into segments of 153', () => {
  expect(gsmLength('€[]')).toBe(6);
  expect([160, 161, 306, 307].map((length) => segmentsOf('a'.repeat(length)))).toEqual([1, 2, 2, 3]);
});

it('cuts the longest name first', () => {
  const text = fitSegment(['Ama', 'L'.repeat(200)], (short = '', long = '') => `${short} ${long}`);
  expect(text).toBe(`Ama ${'L'.repeat(154)}..`);
});

it.each(['STOP', 'stop.', ' Arrêt svp', 'ALTO', 'Acha', 'unsubscribe'])(
  'recognises “%s” as a stop word',
  (text) => {
    expect(isStop(text)).toBe(true);
  },
);

it.each(['', 'Please stop by at 5', 'stopwatch', '12345'])(
  'does not recognise “%s” as a stop word',
  (text) => {
    expect(isStop(text)).toBe(false);
  },
);

it('resolves a short link to the page of its order, and rejects any other code', () => {
  expect(orderPageOf(orderPath(ID).slice(3))).toBe(`/dashboard/payments/${ID}`);
  for (const code of ['', 'abc', `${'a'.repeat(21)}/`, 'a'.repeat(23)])
    expect(orderPageOf(code)).toBeUndefined();
});

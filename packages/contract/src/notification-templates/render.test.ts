import { describe, expect, it } from 'vitest';
import { LOCALES } from '../accounts/settings.js';
import {
  isNotificationKind,
  NOTIFICATION_TEMPLATES,
  renderNotification,
  type NotificationContent,
} from './render.js';
import { ALL_SAMPLES as all, SAMPLES } from './samples.fixtures.js';

const listing = 'HP laptop';

describe('the text of notifications', () => {
  it.each(LOCALES)('covers every kind and wording in %s, with all values filled in', (language) => {
    for (const sample of all) {
      const { title, description } = renderNotification(sample, language);
      for (const line of [title, description]) {
        expect(line.trim(), sample.kind).not.toBe('');
        expect(line, sample.kind).not.toMatch(/undefined|null|\[object/);
      }
      // Names and free text stay unchanged. Amounts appear only in emails, and a price of 0 reads "free".
      const amounts = { amountMinor: 0, payoutMinor: 0, feeReturnedMinor: 0, limitMinor: 0, startsAt: '' };
      const {
        amountMinor: _inTheLetter,
        payoutMinor: _too,
        feeReturnedMinor: _either,
        limitMinor: _nor,
        startsAt: _also,
        ...values
      } = { ...amounts, ...sample.values };
      const own = Object.values(values).map(String);
      for (const word of own.filter(
        (one) =>
          !['buyer', 'seller', 'frozen', 'debt', 'null', 'day', 'hour', '100'].includes(one) &&
          !['other', 'unpaid', 'unavailable', 'true', 'false', 'event_cancelled'].includes(one) &&
          sample.kind !== 'event_moved',
      ))
        expect(`${title} ${description}`, sample.kind).toContain(word);
    }
  });

  it.each(LOCALES)('names the old and the new time and place of a moved event in %s', (language) => {
    const moved = {
      listing,
      role: 'holder',
      from: { startsAt: '2026-12-04T19:00:00.000Z', place: 'Great Hall' },
      to: { startsAt: '2026-12-11T20:30:00.000Z', place: 'Main Hall' },
      until: '2026-12-10T20:30:00.000Z',
      timeZone: 'Africa/Nairobi',
    } as const;
    const text = renderNotification({ kind: 'event_moved', values: moved }, language).description;
    // Times by the campus's clock, three hours ahead.
    for (const part of [listing, '4', '10:00', 'Great Hall', '11', '11:30', 'Main Hall'])
      expect(text.replace('22:00', '10:00').replace('23:30', '11:30')).toContain(part);
    const titles = (['holder', 'guest', 'waiting'] as const).map(
      (role) => renderNotification({ kind: 'event_moved', values: { ...moved, role } }, language).title,
    );
    expect(new Set(titles).size).toBe(3);
  });

  it('differs between all languages', () => {
    for (const sample of all) {
      const titles = LOCALES.map((language) => renderNotification(sample, language).title);
      expect(new Set(titles).size, titles.join(' | ')).toBe(LOCALES.length);
    }
    const lines = LOCALES.map(
      (language) =>
        renderNotification({ kind: 'message_received', values: { sender: 'Ama' } }, language).title,
    );
    expect(lines).toEqual(['Ama wrote to you', 'Ama vous a écrit', 'Ama te escribió']);
  });

  it('differs between the wordings of a kind, such as buyer and seller, in every language', () => {
    for (const language of LOCALES) {
      for (const [kind, wordings] of Object.entries(SAMPLES)) {
        const lines = wordings.map((values) => {
          const { title, description } = renderNotification(
            { kind, values } as NotificationContent,
            language,
          );
          return `${title}: ${description}`;
        });
        expect(new Set(lines).size, `${language} ${kind}`).toBe(wordings.length);
      }
    }
  });

  it('names the milestone of a gig beside its title, in the language of the reader', () => {
    const milestone = { number: 2, count: 3, title: 'First draft' };
    const sample = { kind: 'payment_made', values: { listing: 'Edit my thesis', milestone } } as const;
    const lines = [...LOCALES, 'sw'].map((language) => renderNotification(sample, language).description);
    expect(lines).toEqual([
      'Edit my thesis · Milestone 2 of 3: First draft',
      'Edit my thesis · Étape 2 sur 3\u00a0: First draft',
      'Edit my thesis · Etapa 2 de 3: First draft',
      'Edit my thesis · Hatua ya 2 kati ya 3: First draft',
    ]);
  });

  it('exists for each known kind and for no other', () => {
    for (const language of LOCALES) {
      expect(Object.keys(NOTIFICATION_TEMPLATES[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
    }
    expect(isNotificationKind('payment_held')).toBe(true);
    for (const kind of ['toString', 'akwaaba', '']) expect(isNotificationKind(kind)).toBe(false);
  });
});

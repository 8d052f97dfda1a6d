import { expect, it } from 'vitest';
import { eventText } from './event-text.js';
import { messages as english } from './messages.messages.js';
import { messages as spanish } from './messages.messages.es.js';
import { messages as french } from './messages.messages.fr.js';

const money = (amount: number) => `₵${amount.toFixed(2)}`;
const when = (iso: string) => iso;

it.each([
  ['English', english, 'You agreed: ₵20.00 goes back to the buyer, and the seller gets ₵80.41 after fees.'],
  [
    'French',
    french,
    'C’est convenu\u00a0: ₵20.00 reviennent à l’acheteur, et le vendeur reçoit ₵80.41 après déduction des frais.',
  ],
  [
    'Spanish',
    spanish,
    'Acordado: ₵20.00 vuelven al comprador y el vendedor recibe ₵80.41, descontadas las comisiones.',
  ],
])('shows both sides in %s the amounts of a part refund without its fees', (_language, t, line) => {
  const settled = { code: 'settled', amount: 20, payout: 80.41 } as const;
  for (const isOwn of [true, false])
    expect(eventText(settled, { isOwn, name: 'Kofi Seller', t, money, when })).toBe(line);
});

it.each([
  ['English', english, 'Kofi moved the lesson: 15:00.', 'You proposed another time: 15:00.'],
  ['French', french, 'Kofi a déplacé le cours\u00a0: 15:00.', 'Vous proposez une autre heure\u00a0: 15:00.'],
  ['Spanish', spanish, 'Kofi ha cambiado la clase: 15:00.', 'Propones otra hora: 15:00.'],
])('names in %s the new time of a moved lesson', (_language, t, moved, proposed) => {
  const lesson = { startsAt: '15:00' };
  const read = (code: 'lesson_moved' | 'lesson_move_proposed', isOwn: boolean) =>
    eventText({ code, amount: null, lesson }, { isOwn, name: 'Kofi Tutor', t, money, when });
  expect(read('lesson_moved', false)).toBe(moved);
  expect(read('lesson_move_proposed', true)).toBe(proposed);
});

it.each([
  ['English', english, 'Done. ₵40.81 went to Kofi.', 'Done. ₵40.81 is yours.'],
  ['French', french, 'C’est fait. ₵40.81 sont allés à Kofi.', 'C’est fait. ₵40.81 vous reviennent.'],
  ['Spanish', spanish, 'Listo. ₵40.81 son de Kofi.', 'Listo. ₵40.81 son tuyos.'],
])(
  'shows both sides in %s the payout to the seller, which a part refund reduces',
  (_language, t, buyer, seller) => {
    const released = { code: 'released', amount: 40.81 } as const;
    const read = (isOwn: boolean, name: string) => eventText(released, { isOwn, name, t, money, when });
    expect(read(true, 'Kofi Seller')).toBe(buyer);
    expect(read(false, 'Ama Buyer')).toBe(seller);
  },
);

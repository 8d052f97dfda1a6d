import type { Talk } from '../talk.js';

type Words = Pick<Talk, 'lines' | 'seen'>;

/** Two students ask Wanjiku about one of her listings; the last lines await her answer. */
export const ABOUT_THE_FAN: Words = {
  lines: [
    ['they', 'Sasa Wanjiku, feni bado ipo?'],
    ['we', 'Ndiyo, ipo! Remote na boksi pia zipo.'],
    ['they', 'Sawa. Inapiga kelele usiku?'],
    ['we', 'Kwa moja na mbili hapana. Kwa tatu unaisikia.', 2],
    ['they', 'Poa. Naweza kuiona leo baada ya saa kumi na moja?'],
    ['they', 'Ikiwa sawa nalipa hapa hapa kwa Soko.'],
  ],
  seen: false,
};
export const ABOUT_THE_BOOKS: Words = {
  lines: [
    ['they', 'Hi, do the Economics books include Mankiw?'],
    ['we', 'Yes, Mankiw is one of the four, eighth edition.'],
    ['they', 'Perfect, that is the one on our list. Could you do KSh 2,000 for all four?'],
    ['they', 'We can meet at the Great Court after lectures.'],
  ],
  seen: false,
};
export const ABOUT_THE_LAPTOP: Words = {
  lines: [
    ['they', 'Habari Wanjiku, mimi ni Otieno wa JKUAT. Nakuja mjini Jumamosi, naitaka laptopu.'],
    ['we', 'Karibu! Ungependa kuiona kwanza?'],
    ['they', 'Nalipa sasa ili unihifadhie, naikagua tukikutana.'],
    ['we', 'Nimeona, pesa zimeshikiliwa. Tukutane Great Court?'],
    ['they', 'Sawa. Nitakuja na msimbo.'],
  ],
  seen: true,
};

/** Letters of other scripts that look like Latin ones. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
  },
  ...{ ο: 'o', α: 'a', ρ: 'p', τ: 't', ν: 'v', ι: 'i', κ: 'k' },
  ...{ ɛ: 'e', ɔ: 'o', ŋ: 'n', ı: 'i', œ: 'oe', ß: 'ss' },
};
/** Spoken digits, without accents. */
export const DIGIT_WORDS: Readonly<Record<string, string>> = {
  ...{ zero: '0', oh: '0', o: '0', nought: '0', one: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ six: '6', seven: '7', eight: '8', nine: '9' },
  ...{ un: '1', deux: '2', trois: '3', quatre: '4', cinq: '5', sept: '7', huit: '8', neuf: '9' },
  ...{ hwee: '0', baako: '1', mmienu: '2', mmiensa: '3', nnan: '4', nnum: '5', nsia: '6', nson: '7' },
  ...{ nwotwe: '8', nkron: '9', cero: '0', uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5' },
  ...{ seis: '6', siete: '7', ocho: '8', nueve: '9' },
};
/** Words for two digits, as in spoken phone numbers. Before a single digit, they are its tens. */
export const TENS: Readonly<Record<string, number>> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{
    eighty: 80,
    ninety: 90,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
  },
  ...{ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
};
/** Words that multiply the preceding digit by a hundred. */
export const HUNDRED = new Set(['cent', 'cents', 'hundred']);
/** Words that repeat the following digit. */
export const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };

import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LanguageTexts } from '@campushive/features/catalogues';

/** Pictures and text that other apps share with the app. */
export const sharing = {
  receivedShare: {
    title: 'Uiweke wapi?',
    loading: 'Inapakia...',
    pictures: 'Picha ulizoshiriki',
    picture: (number) => `Picha ${number}`,
    sell: 'Uza',
    sellText: 'Tangazo jipya lenye picha hizi',
    stall: 'Ongeza kwenye kibanda changu',
    stallText: 'Kitu kipya kwenye orodha yako ya bei',
    chat: 'Tuma kwenye mazungumzo',
    chatText: 'Unaisoma tena kabla ya kuituma.',
    chatsFailed: 'Mazungumzo yako hayakuweza kupakiwa.',
    noChats: 'Bado hakuna mazungumzo.',
    unknownUser: UNKNOWN_USER.sw,
    notPictures: (count) =>
      count === 1 ? 'Faili 1 si picha, na imeachwa.' : `Faili ${count} si picha, na zimeachwa.`,
    tooLarge: (count, megabytes) =>
      count === 1
        ? `Picha 1 inazidi MB ${megabytes}, na imeachwa.`
        : `Picha ${count} zinazidi MB ${megabytes}, na zimeachwa.`,
    tooMany: (count, max) => `Picha zisizidi ${max}: ${count === 1 ? '1 imeachwa' : `${count} zimeachwa`}.`,
    noneTitle: 'Hakuna cha kushiriki',
    none: 'Ulichoshiriki kimeshatumika, au saa moja imepita. Kishiriki tena kutoka kwenye picha za simu yako.',
    lostTitle: 'Haikufika',
    lost: 'Programu ilikuwa bado inaanza, au simu yako haina nafasi. Tafadhali shiriki tena.',
    emptyTitle: 'Hakukuwa na kitu ndani yake',
    empty: 'Tunapokea picha na maandishi. Chagua, kisha ushiriki tena.',
    home: 'Rudi mwanzo',
    noRoom: 'Simu yako haina nafasi ya kutosha. Ongeza nafasi, kisha ujaribu tena.',
    noSlot: 'Una rasimu tano za aina hii. Maliza au utupe moja kwanza.',
    uploadFailed: 'Picha haikuweza kupakiwa. Tafadhali jaribu tena.',
    working: 'Subiri kidogo...',
    discard: 'Tupa',
  },
  pageHeads: { receivedShare: { title: 'Ulichoshiriki na programu | {campus.name}' } },
} satisfies LanguageTexts;

import type { LanguageTexts } from '@campushive/features/catalogues';

/** Listings that the operator imported for a seller. */
export const claiming = {
  claim: {
    loadingTitle: 'Matangazo yako',
    failed: 'Matangazo yako hayakuweza kupakiwa.',
    missing: 'Kiungo hiki hakifanyi kazi',
    missingText: 'Fungua kiungo cha barua pepe ya mwisho kutoka {campus.name}, au tuandikie.',
    expired: 'Muda wa kiungo hiki umekwisha',
    expiredText: (day) => `Kilifanya kazi hadi ${day}. Tuandikie, nasi tutakutumia kipya.`,
    revoked: 'Kiungo hiki kimesitishwa',
    revokedText: 'Timu ya {campus.name} imekisitisha. Matangazo yamefutwa, na hakuna aliyeyaona.',
    contact: 'Tuandikie',
    toHome: 'Ukurasa wa mwanzo',
    open: (count) => (count === 1 ? 'Tangazo moja liko tayari' : `Matangazo ${count} yako tayari`),
    notPublished: (count) =>
      count === 1 ? 'Tangazo moja halijachapishwa' : `Matangazo ${count} hayajachapishwa`,
    openText: 'Timu ya {campus.name} imeandaa haya. Hakuna mtu mwingine anayeyaona hadi uchapishe.',
    withAddress: (address) => `Jisajili kwa ${address} ili kuchapisha. Unaweza kubadilisha yote baadaye.`,
    withPhone: (phone) =>
      `Kiungo hiki kilitumwa kwa ${phone}. Jisajili kwa barua pepe yako ya mwanafunzi ili kuchapisha. Unaweza kubadilisha yote baadaye.`,
    signUp: 'Jisajili',
    haveAccount: 'Je, una akaunti?',
    logIn: 'Ingia',
    publish: (count) => (count === 1 ? 'Chapisha tangazo' : `Chapisha matangazo ${count}`),
    publishing: 'Inachapisha...',
    publishFailed: 'Hakuna kilichochapishwa. Tafadhali jaribu tena.',
    tryAgain: 'Jaribu tena',
    someRefused: (count) =>
      count === 1
        ? 'Tangazo moja haliwezi kuchapishwa sasa. Linabaki hapa.'
        : `Matangazo ${count} hayawezi kuchapishwa sasa. Yanabaki hapa.`,
    notVerified: 'Thibitisha kwanza barua pepe yako ya mwanafunzi kwenye mipangilio.',
    paused: 'Matangazo mapya ya aina hii yamesimamishwa. Jaribu baadaye.',
    outdated: 'Kitu ndani yake hakikubaliki tena, kwa mfano tarehe.',
    postYourself: 'Lichapishe mwenyewe',
    refused: 'Halikuweza kuchapishwa. Jaribu baadaye.',
    published: 'Limechapishwa',
    free: 'Bure',
    claimed: 'Matangazo yako sasa yanaonekana',
    claimedText:
      'Kila mtu kwenye {campus.name} anaweza kuyaona. Unaweza kuyabadilisha au kuyafuta wakati wowote.',
    toMyListings: 'Ona matangazo yangu',
    claimedBefore: 'Kiungo hiki kimetumika',
    claimedBeforeText: (address) => `Akaunti ya ${address} imechapisha matangazo.`,
    otherAccount: 'Kiungo hiki ni cha akaunti nyingine',
    otherAccountText: (address, name) =>
      `Ni cha ${address}, nawe umeingia kama ${name}. Toka, kisha uingie kwa anwani hiyo.`,
    otherStudentText: (name) =>
      `Umeingia kama ${name}. Kiungo hiki ni cha mwanafunzi mwingine, au cha chuo kingine.`,
    phoneClaimedBeforeText: (phone) => `Mwanafunzi mwenye ${phone} amechapisha matangazo.`,
    logOut: 'Toka',
  },
} satisfies LanguageTexts;

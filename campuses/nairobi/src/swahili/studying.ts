import type { LanguageTexts } from '@campushive/features/catalogues';

/** Study material and courses, and the texts that single screens still lacked. */
export const studying = {
  study: {
    title: 'Nyenzo za masomo',
    download: 'Pakua',
    downloadSize: (size) => `Pakua (${size})`,
    openLink: 'Fungua kiungo',
    getting: 'Inachukuliwa...',
    pages: (count) => (count === 1 ? 'Ukurasa 1' : `Kurasa ${count}`),
    slides: (count) => (count === 1 ? 'Slaidi 1' : `Slaidi ${count}`),
    downloads: (count) =>
      count === 1 ? 'Imepakuliwa na mwanafunzi 1' : `Imepakuliwa na wanafunzi ${count.toLocaleString('sw')}`,
    foundHelpful: (helpful, of) =>
      `Imewasaidia ${helpful.toLocaleString('sw')} kati ya ${of.toLocaleString('sw')}`,
    wasHelpful: 'Je, imekusaidia?',
    yes: 'Ndiyo',
    no: 'Hapana',
    opinionFailed: 'Haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
    formats: { zip: 'Kumbukumbu ya ZIP', jpg: 'Picha' },
    link: 'Kwenye tovuti nyingine',
    linkText: 'Iko kwenye tovuti nyingine, kwa hiyo hatuwezi kuonyesha ukubwa wake.',
    nothing: 'Bado hakuna faili hapa.',
    closed: 'Haipatikani tena',
    failed: 'Faili haikuweza kuchukuliwa. Tafadhali jaribu tena.',
    gone: 'Faili haipo tena.',
    read: 'Soma',
    closeReader: 'Funga',
    opening: 'Inafungua...',
    readerTools: 'Kurasa na ukuzaji',
    pageOf: (number, count) => `Ukurasa ${number} kati ya ${count}`,
    previousPage: 'Ukurasa uliotangulia',
    nextPage: 'Ukurasa unaofuata',
    zoomIn: 'Kuza',
    zoomOut: 'Punguza',
    noText: 'Ukurasa huu ni picha isiyo na maandishi.',
    pageBroken: 'Ukurasa huu haukuweza kuonyeshwa.',
    tryAgain: 'Jaribu tena',
    readProblems: {
      offline:
        'Huna mtandao, na faili hii bado haijahifadhiwa kwenye kifaa hiki. Ifungue mara moja ukiwa na mtandao.',
      damaged: 'Faili hii imeharibika na haiwezi kufunguliwa. Tafadhali mwambie aliyeitangaza.',
      locked: 'Faili hii imefungwa kwa nenosiri.',
      'too-large': 'Faili hii ni kubwa mno kusomwa hapa. Tafadhali ipakue.',
      failed: 'Faili haikuweza kufunguliwa. Tafadhali jaribu tena.',
      gone: 'Faili haipo tena.',
    },
  },
  course: {
    back: 'Aina zote',
    sections: { archive: 'Nyenzo za masomo', academia: 'Walimu', essentials: 'Vitabu' },
    nothing: {
      archive: 'Bado hakuna nyenzo za masomo.',
      academia: 'Bado hakuna walimu.',
      essentials: 'Bado hakuna vitabu.',
    },
    post: { archive: 'Shiriki nyenzo za masomo', academia: 'Toa mafunzo', essentials: 'Uza kitabu' },
    empty: (code) => `Bado hakuna chochote cha ${code}`,
    emptyHint: 'Kuwa wa kwanza: shiriki muhtasari wako, jitolee kufundisha, au uuze kitabu chako.',
    failed: 'Kozi haikuweza kupakiwa.',
    follow: 'Fuata',
    followsIt: 'Unafuata',
    following: 'Inahifadhi...',
    followed: (code) => `Tutakuarifu kuhusu mapya ya ${code}`,
    unfollowed: (code) => `Hufuati tena ${code}`,
    followFailed: 'Haikuweza kuhifadhiwa.',
    more: 'Onyesha zaidi',
    loadingMore: 'Inapakia zaidi...',
    notFound: 'Huu si msimbo wa kozi.',
  },
  listingDetail: {
    firstLesson: (price) => `Somo la kwanza ${price}`,
    carousel: 'mfululizo wa picha',
    slide: 'picha',
    firstPage: 'Ukurasa wa kwanza',
    wholeFirstPage: 'Tazama ukurasa wote',
    views: (count) => `Imetazamwa mara ${count.toLocaleString('sw')}`,
    saves: (count) => `Imehifadhiwa mara ${count.toLocaleString('sw')}`,
    rightsHolder: 'Je, ni kazi yako? Tuandikie',
    course: (code) => `Vyote vya ${code}`,
    wayFrom: 'Kutoka',
    wayTo: 'Kwenda',
    specialInstructions: 'Maagizo maalum',
    file: 'Nyenzo za masomo',
    openFile: 'Fungua kiungo',
    sellerProblems: { unnamed: 'Muuzaji hakutajwa' },
    hiddenForStaff: 'Limefichwa. Aliyelitangaza na wasimamizi pekee wanaliona.',
    nextFree: 'Nafasi ijayo',
    setHours: 'Weka saa zako',
    filePages: 'Kurasa',
    fileSize: 'Ukubwa',
  },
  shared: {
    was: (amount) => `Ilikuwa ${amount}`,
    nextFree: (when) => `Ijayo: ${when}`,
    downloads: (count) => `Imepakuliwa mara ${count}`,
    helpful: 'Imesaidia',
    wayFrom: 'Kutoka',
    wayTo: 'kwenda',
  },
  messages: {
    weeklyLessons: 'Masomo yenu ya kila wiki',
    events: {
      settlement_proposed: (isOwn, name, amount) =>
        isOwn
          ? `Umependekeza kumrudishia mnunuzi ${amount}.`
          : `${name} anapendekeza kumrudishia mnunuzi ${amount}.`,
      settlement_declined: (isOwn, name, amount) =>
        isOwn ? `Umekataa kurudishwa kwa ${amount}.` : `${name} amekataa kurudishwa kwa ${amount}.`,
      settled: (_isOwn, _name, refund, payout) =>
        `Mmepatana: ${refund} zinarudi kwa mnunuzi, na muuzaji anapata ${payout} baada ya ada.`,
      frozen: (isOwn, name) =>
        isOwn
          ? 'Benki yako imeomba malipo haya yarudishwe. Pesa zimesimamishwa hadi benki iamue.'
          : `Benki ya ${name} imeomba malipo haya yarudishwe. Pesa zimesimamishwa hadi benki iamue.`,
      unfrozen: () => 'Benki imeamua: biashara inaendelea.',
      charged_back: (isOwn, name) =>
        isOwn ? 'Benki yako imerudisha malipo haya.' : `Benki ya ${name} imerudisha malipo haya.`,
    },
  },
  dashboard: {
    steps: {
      brings: (name, title) => `${name} anakufanyia hili: ${title}`,
      bring: (name, title) => `Kwa ${name}: ${title}`,
      lesson: (when, name) => `Lipia somo lako la ${when} na ${name}`,
      lessonFact: (title, amount) => `${title}: ${amount} pamoja na ada.`,
      lessonAction: 'Lipa sasa',
      allLessons: 'Ona masomo yote ya kila wiki',
    },
  },
  booking: {
    choose: 'Chagua saa',
    weekly: 'Kila wiki',
    payFirst: (lessons, amount) => `Panga masomo ${lessons} · ${amount} sasa`,
    making: 'Inapanga...',
    weeklyFailed: 'Masomo ya kila wiki hayakuweza kupangwa. Tafadhali jaribu tena.',
  },
  push: {
    unsupported:
      'Kivinjari hiki hakiwezi kuonyesha arifa. Kwenye iPhone, kwanza weka {campus.name} kwenye skrini ya mwanzo.',
    denied:
      'Umezuia arifa za {campus.name} kwenye kivinjari hiki. Ziruhusu kwenye mipangilio ya kivinjari kwa tovuti hii, kisha urudi.',
    unavailable:
      'Arifa za vifaa zimezimwa kwenye seva hii. Bado zinakuja ndani ya programu na kwa barua pepe.',
  },
  reports: {
    reportPost: 'Ripoti ombi hili',
    reportPicture: (caption) => `Ripoti picha “${caption}”`,
    titles: { wanted: 'Ripoti ombi hili', picture: 'Ripoti picha hii' },
  },
  crop: {
    area: 'Sehemu ya picha',
    failed: 'Kivinjari hiki hakiwezi kubadilisha picha. Inabaki kama ilivyo.',
  },
  removal: {
    undoFailed: 'Haikuweza kutenduliwa. Unaweza kujaribu tena kwenye Matangazo yangu, chini ya Yaliyoisha.',
  },
  dashboardLayout: { moderation: 'Usimamizi' },
  auth: { unexpected: 'Seva imejibu kwa namna isiyotarajiwa' },
  authSteps: { unexpected: 'Seva imejibu kwa namna isiyotarajiwa' },
} satisfies LanguageTexts;

import type { LanguageTexts } from '@campushive/features/catalogues';

/** Texts about the product and its prices. */
export const introducing = {
  about: {
    title: 'Kuhusu sisi',
    intro: 'Nunua, uza, jifunze na upate kipato chuoni, bila kumkabidhi mgeni pesa.',
    valuesTitle: 'Tunachosimamia',
    values: [
      {
        title: 'Hakuna anayemlipa mgeni',
        text: 'Pesa zinashikiliwa hadi mkutane na msimbo uonyeshwe.',
      },
      {
        title: 'Wanafunzi pekee',
        text: 'Kila mwanachama ana barua pepe ya chuo iliyothibitishwa. Bila ubaguzi.',
      },
      {
        title: 'Data kidogo',
        text: 'Kurasa ni ndogo, picha ni ndogo zaidi, na hakuna kinachokufuatilia.',
      },
      {
        title: 'Bei zilizo wazi',
        text: 'Kila ada inaonyeshwa kabla hujalipa, hadi {campus.minorUnit} ya mwisho.',
      },
    ],
    storyTitle: 'Hadithi yetu',
    story: [
      'Ilianza na godoro. Lililipiwa mapema kwa pesa za simu, kwa muuzaji wa kikundi cha watu elfu nne, na halikuonekana kamwe. Kila tuliyemuuliza alikuwa na hadithi kama hiyo.',
      'Kwa hiyo tulijenga kitu kidogo kabisa ambacho kingelizuia hilo: orodha ambayo wanafunzi pekee wanaweza kutangaza, na malipo yanayosubiri mkutane.',
    ],
    teamTitle: 'Timu',
    team: [
      {
        title: 'Bidhaa na uhandisi',
        text: 'Wanajenga tovuti, na kuipima kwenye simu ambazo wanafunzi wanazo.',
      },
      {
        title: 'Uaminifu na usalama',
        text: 'Wanasoma kila ripoti na kutatua migogoro. Kila uamuzi unarekodiwa.',
      },
      {
        title: 'Usaidizi wa vyuoni',
        text: 'Wanajibu ujumbe wako, Jumatatu hadi Ijumaa, na wanavifahamu vyuo.',
      },
    ],
    aimsTitle: 'Tunakoelekea',
    aims: [
      'Kila mwanafunzi wa kila chuo',
      'Kazi ya kulipwa katika kila hosteli',
      'Waajiri wanaoajiri hapa kwanza',
    ],
    socialTitle: 'Tufuate',
    callTitle: 'Jionee mwenyewe',
    callText: 'Huchukua dakika mbili na barua pepe yako ya chuo.',
    signUp: 'Jisajili sasa',
    dashboard: 'Nenda kwenye Dashibodi',
  },
  pricing: {
    title: 'Bei',
    intro:
      'Kujiunga, kutangaza na kuandika ni bure. Unalipa ada ndogo tu unaponunua au kuuza, na kila mara unaiona kwanza.',
    basic: 'Msingi',
    basicPrice: 'Bure',
    basicText: 'Kwa kila mwanafunzi aliyethibitishwa.',
    perMonth: 'kwa mwezi',
    proText: 'Kwa wanaouza kila wiki.',
    getStarted: 'Anza',
    dashboard: 'Nenda kwenye Dashibodi',
    comingSoon: 'Inakuja hivi karibuni',
    compareTitle: 'Ulinganisho wa huduma',
    compareHint: 'Gusa huduma ili uone maelezo yake.',
    feature: 'Huduma',
    included: 'Imejumuishwa',
    notIncluded: 'Haijajumuishwa',
    features: [
      {
        title: 'Matangazo ya msingi',
        description:
          'Tangaza katika mizinga yote {campus.hiveCount}, kwa hadi picha nane. Tangazo hubaki wazi kwa siku 60.',
        basic: true,
      },
      {
        title: 'Ujumbe wa papo hapo',
        description: 'Mwandikie mwanafunzi yeyote aliyethibitishwa. Unaona ujumbe ulipotumwa na uliposomwa.',
        basic: true,
      },
      {
        title: 'Kushiriki faili',
        description: 'Tuma picha kwenye mazungumzo, na ushiriki nyenzo za masomo.',
        basic: true,
      },
      {
        title: 'Usaidizi wa kipaumbele',
        description: 'Ujumbe wako kwa usaidizi hujibiwa kwanza, ndani ya saa mbili za kazi.',
        basic: false,
      },
      {
        title: 'Matangazo yaliyoangaziwa',
        description:
          'Matangazo yako mawili kwa wakati mmoja husimama juu ya mzinga wake, yakiwa na alama ya kuangaziwa.',
        basic: false,
      },
      {
        title: 'Takwimu za kina',
        description:
          'Ni watu wangapi waliona, walihifadhi na kuuliza kuhusu kila tangazo lako, wiki baada ya wiki.',
        basic: false,
      },
    ],
    feesTitle: 'Pesa zinapobadilisha mikono',
    feesIntro: 'Ni zilezile kwa Msingi na Pro.',
    buyerPays: 'Mnunuzi hulipa',
    sellerGets: 'Muuzaji hupata',
    purchase: 'Bidhaa, mafunzo, tiketi za matukio',
    gig: 'Usafirishaji na vibarua',
    payer: (platform, processing) =>
      platform === null
        ? `bei + ${processing} ya kuchakata`
        : `bei + ${platform} ya jukwaa + ${processing} ya kuchakata`,
    payee: (platform, money) =>
      platform === null
        ? `bei − ${money} ya pesa za simu`
        : `bei − ${platform} ya jukwaa − ${money} ya pesa za simu`,
    exampleFor: (price) => `Kwa bei ya ${price}`,
    payoutNote: (minimum, fee) =>
      `Tunalipa kila asubuhi kuanzia ${minimum}. Una haraka? Zipate sasa hivi kwa ${fee}.`,
  },
} satisfies LanguageTexts;

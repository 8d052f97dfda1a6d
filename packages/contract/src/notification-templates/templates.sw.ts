import * as UNKNOWN_USER from '../accounts/unknown-user.js';
import type { NotificationTemplates } from './params.js';
import {
  about,
  aboutAccount,
  aboutDelivery,
  aboutEventMessage,
  aboutLesson,
  aboutMeetup,
  aboutPayout,
  decided,
  movedPlans,
} from './template-parts.js';

const deletedUser = UNKNOWN_USER.sw;

export const swahili: NotificationTemplates = {
  message_received: ({ sender, count = 1 }) => ({
    title: `${sender ?? deletedUser} amekuandikia`,
    description: count === 1 ? 'Ujumbe mpya' : `Jumbe mpya ${count}`,
  }),
  group_message_received: ({ sender, group, count = 1 }) => ({
    title: count === 1 ? 'Ujumbe mpya wa kikundi' : 'Jumbe mpya za kikundi',
    description:
      count === 1 ? `${sender ?? deletedUser} ameandika katika “${group}”` : `${group}: jumbe mpya ${count}`,
  }),
  offer_received: about('Umepokea ofa'),
  offer_countered: about('Wametaja bei nyingine'),
  offer_accepted: about('Mmekubaliana bei'),
  offer_declined: about('Ofa yako imekataliwa'),
  application_received: about('Mtu ameomba kazi yako'),
  application_withdrawn: about('Ombi limeondolewa'),
  application_closed: about('Kazi haiko wazi tena'),
  application_declined: about('Kazi imepewa mwingine'),
  application_invited: about('Unaalikwa kuomba'),
  application_reopened: about('Kazi iko wazi tena'),
  task_assigned: about('Umeipata kazi'),
  task_unassigned: about('Kazi si yako tena'),
  task_returned: about('Msaidizi wako amejiondoa: chagua mwingine'),
  payment_held: about('Imelipwa: tunashikilia pesa zako'),
  payment_made: about('Malipo yako yanashikiliwa hadi mkutane'),
  payment_failed: about('Malipo yako hayakufaulu'),
  meetup_proposed: aboutMeetup((name) => `${name} anapendekeza mahali na saa ya kukutana`, deletedUser),
  meetup_accepted: aboutMeetup((name) => `${name} amekubali: mtakutana`, deletedUser),
  meetup_declined: aboutMeetup((name) => `${name} hawezi kufika`, deletedUser),
  meetup_arrived: aboutMeetup((name) => `${name} amefika na anakusubiri`, deletedUser),
  meetup_missed: aboutMeetup((name) => `${name} anasema hukufika`, deletedUser),
  meetup_due: (values) =>
    aboutMeetup(
      (name) =>
        values.within === 'day' ? `Kesho utakutana na ${name}` : `Baada ya saa moja utakutana na ${name}`,
      deletedUser,
    )(values),
  lesson_moved: (values) =>
    aboutLesson(
      (name) =>
        values.to === 'buyer' ? 'Umebadilisha saa ya somo lako' : `${name} amebadilisha saa ya somo lako`,
      deletedUser,
    )(values),
  lesson_move_proposed: aboutLesson((name) => `${name} anapendekeza saa nyingine ya somo lako`, deletedUser),
  lesson_move_declined: aboutLesson((name) => `${name} anabaki na saa ya somo lako`, deletedUser),
  lesson_due: (values) =>
    aboutLesson(
      (name) =>
        values.within === 'day' ? `Kesho una somo na ${name}` : `Baada ya saa moja una somo na ${name}`,
      deletedUser,
    )(values),
  series_started: (values) =>
    aboutLesson(
      (name) => `${name} ameweka nafasi ya masomo ${values.lessons} ya kila wiki`,
      deletedUser,
    )(values),
  series_due: aboutLesson((name) => `Lipia somo lako lijalo na ${name}`, deletedUser),
  series_lapsed: (values) =>
    aboutLesson(
      (name) =>
        values.to === 'buyer'
          ? `Somo lako na ${name} halikulipwa kwa wakati: wiki yake iko wazi tena`
          : `${name} hakulipia somo kwa wakati: wiki yako iko wazi tena`,
      deletedUser,
    )(values),
  series_skipped: aboutLesson((name) => `${name} ameruka wiki moja`, deletedUser),
  series_ended: (values) =>
    aboutLesson(
      (name) =>
        ({
          other: `${name} amesitisha masomo yenu ya kila wiki`,
          unpaid: `Masomo ya kila wiki na ${name} yamekwisha: mawili mfululizo hayakulipwa`,
          unavailable: `Masomo ya kila wiki na ${name} hayawezi kuendelea`,
        })[values.because],
      deletedUser,
    )(values),
  delivery_picked_up: aboutDelivery((name) => `${name} ameichukua`, deletedUser),
  delivery_on_the_way: aboutDelivery((name) => `${name} yuko njiani kuja kwako`, deletedUser),
  work_done: about('Kazi imekamilika: itazame'),
  work_sent_back: about('Umeombwa kurekebisha kazi'),
  work_due: about('Kazi ilipaswa kuwa imekamilika: iweke alama kuwa imekamilika'),
  work_overdue: (values) =>
    about(
      values.to === 'buyer'
        ? 'Kazi imechelewa: unaweza kughairi na kurudishiwa pesa zote'
        : 'Kazi imechelewa: iweke alama kuwa imekamilika, la sivyo inaweza kughairiwa',
    )(values),
  work_refunded: about('Kazi haikuwekwa alama kuwa imekamilika: pesa zimerudishwa'),
  milestones_proposed: about('Unapendekezewa malipo kwa hatua'),
  milestones_accepted: about('Hatua zako zimekubaliwa'),
  milestones_declined: about('Hatua zako zimekataliwa'),
  milestones_expired: (values) =>
    about(
      values.to === 'buyer' ? 'Hatua zako hazikujibiwa kwa wakati' : 'Hatua ambazo hukuzijibu zimekwisha',
    )(values),
  payment_released: (values) =>
    about(values.to === 'seller' ? 'Pesa ni zako' : 'Malipo yako yameachiliwa')(values),
  payment_auto_released: (values) =>
    about(values.to === 'seller' ? 'Pesa ni zako' : 'Malipo yako yameachiliwa')(values),
  payment_cancelled: (values) =>
    about(values.by === 'buyer' ? 'Mnunuzi ameghairi oda' : 'Muuzaji ameghairi oda')(values),
  payment_blocked: (values) =>
    about(
      values.kept
        ? 'Umezuiwa, lakini unaweza kuandika kuhusu oda hii hadi itakapoisha'
        : values.to === 'buyer'
          ? 'Umezuiwa: pesa yako bado imeshikiliwa. Ripoti tatizo ili urudishiwe'
          : 'Umezuiwa: pesa bado imeshikiliwa. Unaweza kughairi oda',
    )(values),
  payment_disputed: (values) =>
    about(values.to === 'seller' ? 'Mnunuzi ameripoti tatizo' : 'Tunaichunguza oda yako')(values),
  payment_dispute_answered: about('Muuzaji amejibu ripoti yako'),
  payment_dispute_released: about('Msimamizi ameamua kwa upande wa muuzaji: pesa zimeachiliwa'),
  payment_dispute_refunded: about('Msimamizi ameamua kwa upande wa mnunuzi: pesa zinarudishwa'),
  payment_dispute_withdrawn: about('Mnunuzi ameondoa ripoti yake'),
  payment_dispute_conceded: about('Muuzaji amekubali ripoti yako: pesa zako zote zinarudishwa'),
  payment_settlement_proposed: about('Umependekezewa kurudishwa kwa sehemu ya pesa: jibu'),
  payment_settlement_declined: about('Pendekezo lako la kurudisha sehemu ya pesa limekataliwa'),
  payment_settled: (values) =>
    about(
      values.to === 'buyer'
        ? 'Mmepatana: sehemu ya pesa zako inarudi kwako'
        : 'Mmepatana: sehemu ya pesa inarudi kwa mnunuzi',
    )(values),
  payment_mismatched: (values) =>
    about(
      values.to === 'buyer'
        ? 'Kiasi ulicholipa si sahihi: unarudishiwa zote'
        : 'Kiasi kilicholipwa si sahihi: kinarudi kwa mnunuzi',
    )(values),
  payment_refunded: (values) =>
    about(
      values.because === 'event_cancelled'
        ? 'Limeghairiwa na mwandaaji: malipo yako yanarudi kwako'
        : 'Malipo yako yanarudi kwako',
    )(values),
  payment_refunded_by_staff: (values) => ({
    title:
      values.to === 'buyer'
        ? 'Timu yetu inakurudishia pesa zako'
        : 'Timu yetu imemrudishia mnunuzi pesa zake',
    description: decided(values),
  }),
  payment_refund_arrived: about('Marejesho yako yamefika'),
  payment_refund_failed: about('Marejesho yako yamechelewa: tunashughulikia'),
  credit_given: ({ note }) => ({ title: 'Umepewa pesa za hisani', description: note }),
  credit_withdrawn: ({ note }) => ({ title: 'Pesa za hisani ulizopewa zimeondolewa', description: note }),
  payout_paid: aboutPayout(
    'Pesa zako zimetumwa kwenye akaunti yako ya malipo',
    'Pesa zako zimetumwa kwa kuchelewa: ada imerudishwa kwako',
  ),
  payout_failed: aboutPayout(
    'Malipo kwako hayakufaulu: kagua akaunti yako ya malipo',
    'Malipo hayakufaulu, ada imerudishwa: kagua akaunti yako ya malipo',
  ),
  payout_limited: ({ limitMinor, ...values }) =>
    aboutAccount(
      limitMinor === null
        ? 'Kikomo cha akaunti yako kimefikiwa: malipo yamesitishwa'
        : 'Kikomo cha akaunti yako kimefikiwa: tunatuma pesa kwa sehemu',
    )(values),
  payout_delayed: aboutPayout(
    'Malipo kwako yamechelewa upande wetu. Huhitaji kufanya chochote: pesa ni zako',
    'Malipo yako yamechelewa upande wetu. Huna la kufanya: pesa na ada ni zako',
  ),
  payout_account_added: aboutAccount('Akaunti yako ya kupokea malipo imeongezwa. Tutaanza kutuma kesho'),
  payout_account_changed: aboutAccount('Akaunti yako ya kupokea malipo imebadilishwa'),
  dispute_opened: about('Mnunuzi ameripoti tatizo'),
  chargeback_raised: (values) =>
    about(
      values.to === 'buyer'
        ? 'Benki yako imeomba malipo yako yarudishwe'
        : values.effect === 'frozen'
          ? 'Benki ya mnunuzi imeomba malipo yarudishwe: pesa zimesimamishwa'
          : 'Benki ya mnunuzi imeomba malipo yarudishwe: zitatolewa kwenye malipo yako yajayo',
    )(values),
  chargeback_won: (values) =>
    about(
      values.to === 'buyer'
        ? 'Benki yako imeamua: malipo yanabaki'
        : values.effect === 'frozen'
          ? 'Benki imeamua kwa upande wako: oda inaendelea'
          : 'Benki imeamua kwa upande wako: hakuna kinachotolewa kwenye malipo yako',
    )(values),
  chargeback_lost: (values) =>
    about(
      values.to === 'buyer'
        ? 'Benki yako imekurudishia malipo'
        : values.effect === 'frozen'
          ? 'Benki ya mnunuzi imerudisha malipo: oda imekwisha'
          : 'Benki ya mnunuzi imerudisha malipo: unadaiwa ulicholipwa',
    )(values),
  chargeback_opened: about('Benki imeomba malipo yarudishwe'),
  chargeback_due: about('Benki inahitaji jibu hivi punde'),
  payouts_waiting: ({ count }) => ({
    title: 'Malipo yanamsubiri mwendeshaji',
    description: `Malipo ${count} yanasubiri. Dashibodi inaeleza cha kufanya.`,
  }),
  ledger_differs: ({ count }) => ({
    title: 'Mtoa huduma wa malipo na vitabu vyetu havikubaliani',
    description: count === 1 ? 'Tofauti mpya 1' : `Tofauti mpya ${count}`,
  }),
  webhook_disabled: ({ host }) => ({
    title: 'Webhook ya mshirika imezimwa',
    description: `${host} haikupokea chochote kwa siku tatu`,
  }),
  event_changed: about('Tukio unalokwenda limebadilika'),
  event_moved: (values) => ({
    title: {
      holder: 'Tukio lako limehamishwa. Bado unaweza kurudishiwa pesa zako',
      guest: 'Tukio unalokwenda limehamishwa',
      waiting: 'Tukio unalosubiri limehamishwa. Nafasi yako kwenye foleni inabaki',
    }[values.role],
    description: movedPlans(values, 'sw', (from, to) => `Ilikuwa ${from} → sasa ${to}`),
  }),
  event_cancelled: about('Tukio limeghairiwa'),
  event_moved_up: about('Umepanda kwenye orodha: una nafasi'),
  event_offered: about('Tunakuhifadhia tiketi kwa saa 2'),
  event_offer_over: about('Tiketi uliyohifadhiwa imekwenda kwa anayefuata'),
  listing_expiring: about('Tangazo lako linaisha baada ya siku 3'),
  listing_expired: about('Tangazo lako limeisha'),
  safe_deal_ended: about('Kiungo chako cha mauzo salama kimeisha'),
  listing_hidden: (values) => ({
    title:
      values.note === null
        ? 'Tangazo lako limefichwa msimamizi akiliangalia'
        : 'Msimamizi ameficha tangazo lako',
    description: decided(values),
  }),
  listing_restored: (values) => ({ title: 'Tangazo lako linaonekana tena', description: decided(values) }),
  listing_deleted: (values) => ({ title: 'Msimamizi amefuta tangazo lako', description: decided(values) }),
  appeal_received: about('Mwanafunzi amekata rufaa dhidi ya uamuzi'),
  appeal_restored: (values) => ({
    title: 'Rufaa yako imekubaliwa: wote wanaliona tena',
    description: decided(values),
  }),
  appeal_upheld: (values) => ({
    title: 'Rufaa yako imeangaliwa: uamuzi unabaki',
    description: decided(values),
  }),
  moderation_warning: ({ reason }) => ({ title: 'Msimamizi amekuonya', description: reason }),
  student_verification_due: ({ days, email }) => ({
    title: `Thibitisha ndani ya siku ${days} kuwa bado ni mwanafunzi`,
    description: `Huchukua dakika moja: msimbo unatumwa kwa ${email}`,
  }),
  student_verification_over: ({ email }) => ({
    title: 'Uanafunzi wako haujathibitishwa tena',
    description: `Uthibitishe kwa msimbo unaotumwa kwa ${email} ili utangaze, uombe na ulipe tena`,
  }),
  review_received: about('Umepata maoni'),
  review_shown: about('Maoni yenu yameonekana'),
  followed_posted: ({ name, listing, count }) => ({
    title:
      count === 1
        ? `${name ?? UNKNOWN_USER.sw} ametangaza kitu kipya`
        : `${name ?? UNKNOWN_USER.sw} ametangaza vitu vipya ${count}`,
    description: listing,
  }),
  price_dropped: (values) =>
    about(
      values.percent === 100
        ? 'Ulichohifadhi sasa ni bure'
        : `Ulichohifadhi kimepungua bei kwa ${values.percent}%`,
    )(values),
  saved_search_match: (values) =>
    about(values.search === '' ? 'Kipya kwa utafutaji uliohifadhiwa' : `Kipya kwa “${values.search}”`)(
      values,
    ),
  door_helper: about('Unaweza kukagua tiketi za tukio hili'),
  event_message: aboutEventMessage(
    (name, listing) => `${name ?? UNKNOWN_USER.sw} kuhusu “${listing}”`,
    'Fungua ukurasa wa tukio uisome.',
  ),
  wanted_answered: ({ listing, wanted }) => ({
    title: `Mwanafunzi ana kitu cha “${wanted}”`,
    description: listing,
  }),
  stall_paid_ordered: ({ listing, number }) => ({
    title: `Oda mpya ${number}, imelipwa`,
    description: listing,
  }),
  stall_cash_ordered: ({ listing, number }) => ({
    title: `Oda mpya ${number}, inalipwa taslimu`,
    description: listing,
  }),
  stall_ready: ({ listing, number }) => ({ title: `Oda ${number} iko tayari`, description: listing }),
  stall_cash_ended: ({ listing, number, to }) => ({
    title: to === 'seller' ? `Oda ${number} imeghairiwa` : `Oda ${number} imekataliwa`,
    description: listing,
  }),
  wanted_removed: (values) => ({
    title: 'Msimamizi ameondoa unachotafuta',
    description: decided(values),
  }),
};

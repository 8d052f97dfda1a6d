import type { LetterTexts } from './letter-params.js';
import { english } from './letter-texts.en.js';

const HOW_TO_HAND_OVER =
  'Ikabidhi mkikutana tu: omba msimbo wa tarakimu sita na uuweke kwenye oda. Usikubali msimbo uliotumwa kwa ujumbe.';

/** Letters about a sale from its payment to its end; the others are in English. */
export const swahili: LetterTexts = {
  hello: (name) => `Habari ${name}, `,
  someone: 'mwanafunzi mwingine',
  open: { order: 'Tazama oda', event: 'Tazama tukio', payouts: 'Tazama malipo yangu' },
  rows: {
    price: 'Bei',
    platform_fee: 'Ada ya jukwaa',
    processing_fee: 'Ada ya malipo',
    payee_platform_fee: 'Ada ya jukwaa',
    mobile_money_fee: 'Ada ya pesa ya simu',
    total: 'Jumla iliyolipwa',
    payout: 'Malipo kwako',
    reference: 'Nambari ya kumbukumbu',
  },
  always: 'Barua hii inahusu pesa zako. Barua kuhusu pesa zako na usalama wa akaunti yako haziwezi kuzimwa.',
  optional: 'Unachagua kwenye mipangilio yako unachotumiwa kwa barua pepe.',
  stop: 'Acha kupokea barua kama hii',
  letters: {
    ...english.letters,
    receipt_goods: ({ listing, other, amount, when }) => [
      `Umelipa ${amount} kwa “${listing}”`,
      `umelipa ${amount} kwa “${listing}”. Tunashikilia pesa hadi wewe na ${other} mkutane.`,
      'Kinachofuata: kubalianeni mahali na saa, ikague mkikutana, na uonyeshe msimbo wako ukiwa nayo tu. Msimbo uko kwenye oda yako; usiutume kamwe kwa ujumbe.',
      `Kukiwa na tatizo, liripoti kwenye oda yako. Bila msimbo wala ripoti, ${other} atalipwa tarehe ${when}.`,
    ],
    sale_goods: ({ listing, other, amount }) => [
      `Imeuzwa: “${listing}”`,
      `${other} amelipia “${listing}”. Tunashikilia pesa, na ${amount} ni zako baada ya makabidhiano.`,
      `Cha kufanya sasa: kubalianeni mahali na saa na ${other}. ${HOW_TO_HAND_OVER}`,
    ],
    payment_failed: ({ listing, amount }) => [
      `Malipo yako ya “${listing}” hayakupita`,
      `malipo yako ya ${amount} kwa “${listing}” hayakupita, na sasa iko wazi kwa wengine tena.`,
      'Ikiwa pesa zilitoka kwenye akaunti yako, zitarudi kwako. Unaweza kulipa tena kutoka kwenye ukurasa wake.',
    ],
    cancelled_by_buyer: ({ listing, other }) => [
      `${other} ameghairi oda ya “${listing}”`,
      `${other} ameghairi oda ya “${listing}”, na pesa zote zinarudi kwake.`,
      'Tafadhali usikabidhi chochote kwa ajili yake.',
    ],
    cancelled_by_seller: ({ listing, other }) => [
      `${other} ameghairi oda ya “${listing}”`,
      `${other} ameghairi oda ya “${listing}”, na pesa zako zote zinarudi kwako.`,
    ],
    refund_sent: ({ listing, amount }) => [
      `${amount} ziko njiani kurudi kwako`,
      `tunakurudishia ${amount} za “${listing}”, kwenye akaunti uliyolipia.`,
      'Kwa kawaida huchukua dakika chache kwa pesa ya simu, na hadi siku kumi za kazi kwa kadi. Tutaandika tena zikifika.',
    ],
    refund_arrived: ({ listing, amount }) => [
      `Umerudishiwa ${amount}`,
      `${amount} za “${listing}” zimerudishwa kwenye akaunti uliyolipia.`,
    ],
    payout_paid: ({ amount, account }) => [
      `${amount} zimetumwa kwako`,
      `tumetuma ${amount} kwenye akaunti yako ya pesa ya simu ${account}.`,
    ],
  },
};

import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LetterTexts } from './letter-params.js';

const HOW_TO_HAND_OVER =
  'Ikabidhi mkikutana tu: omba msimbo wa tarakimu sita na uuweke kwenye oda. Usikubali msimbo uliotumwa kwa ujumbe.';

export const swahili: LetterTexts = {
  hello: (name) => `Habari ${name}, `,
  someone: UNKNOWN_USER.sw,
  open: { order: 'Tazama oda', event: 'Tazama tukio', payouts: 'Tazama malipo yangu' },
  rows: {
    event_starts: 'Linaanza',
    event_place: 'Mahali',
    ticket: 'Tiketi',
    price: 'Bei',
    platform_fee: 'Ada ya jukwaa',
    processing_fee: 'Ada ya malipo',
    payee_platform_fee: 'Ada ya jukwaa',
    mobile_money_fee: '{campus.payoutFeeTitle}',
    total: 'Jumla iliyolipwa',
    payout: 'Malipo kwako',
    reference: 'Nambari ya kumbukumbu',
  },
  always: 'Barua hii inahusu pesa zako. Barua kuhusu pesa zako na usalama wa akaunti yako haziwezi kuzimwa.',
  optional: 'Unachagua kwenye mipangilio yako unachotumiwa kwa barua pepe.',
  stop: 'Acha kupokea barua kama hii',
  letters: {
    receipt_goods: ({ listing, other, amount, when }) => [
      `Umelipa ${amount} kwa “${listing}”`,
      `umelipa ${amount} kwa “${listing}”. Tunashikilia pesa hadi wewe na ${other} mkutane.`,
      'Kinachofuata: kubalianeni mahali na saa, ikague mkikutana, na uonyeshe msimbo wako ukiwa nayo tu. Msimbo uko kwenye oda yako; usiutume kamwe kwa ujumbe.',
      `Kukiwa na tatizo, liripoti kwenye oda yako. Bila msimbo wala ripoti, ${other} atalipwa tarehe ${when}.`,
    ],
    receipt_session: ({ listing, other, amount, when, starts }) => [
      `Umeweka nafasi ya “${listing}”, ${starts}`,
      `umeweka nafasi ya “${listing}”, ${starts}, na umelipa ${amount}. Tunashikilia pesa hadi somo.`,
      'Kinachofuata: kutana na mwalimu wako, na uonyeshe msimbo wako baada ya somo. Msimbo uko kwenye oda yako; usiutume kamwe kwa ujumbe.',
      `Kukiwa na tatizo, liripoti kwenye oda yako. Bila msimbo wala ripoti, ${other} atalipwa tarehe ${when}.`,
    ],
    receipt_ticket: ({ listing, amount }) => [
      `Tiketi yako ya “${listing}”`,
      `umelipa ${amount} kwa tiketi yako ya “${listing}”.`,
      'Kinachofuata: tiketi yako iko kwenye ukurasa wake, na inafanya kazi bila mtandao ukishaifungua hapo mara moja. Ionyeshe, au msimbo wake, mlangoni, na usimwonyeshe mtu mwingine.',
    ],
    receipt_gig: ({ listing, other, amount, due, cancel }) => [
      `Umelipa ${amount} kwa “${listing}”`,
      `umelipa ${amount} kwa “${listing}”. Tunashikilia pesa hadi ${other} aweke alama kuwa kazi imekamilika, na siku saba zaidi ili uitazame.`,
      'Kinachofuata: kubali kazi kwenye oda yako, au onyesha msimbo wako. Usitume msimbo kamwe kwa ujumbe.',
      `Inapaswa kukamilika tarehe ${due}. Isipowekwa alama, unaweza kughairi kuanzia tarehe ${cancel} na kurudishiwa pesa zote.`,
    ],
    sale_goods: ({ listing, other, amount }) => [
      `Imeuzwa: “${listing}”`,
      `${other} amelipia “${listing}”. Tunashikilia pesa, na ${amount} ni zako baada ya makabidhiano.`,
      `Cha kufanya sasa: kubalianeni mahali na saa na ${other}. ${HOW_TO_HAND_OVER}`,
    ],
    sale_session: ({ listing, other, amount, starts }) => [
      `Nafasi imewekwa: “${listing}”, ${starts}`,
      `${other} ameweka nafasi ya “${listing}”, ${starts}. Tunashikilia pesa, na ${amount} ni zako baada ya somo.`,
      'Cha kufanya sasa: kubalianeni mahali. Baada ya somo, omba msimbo wa tarakimu sita na uuweke kwenye oda.',
    ],
    sale_ticket: ({ listing, other, amount }) => [
      `Tiketi imeuzwa: “${listing}”`,
      `${other} amenunua tiketi ya “${listing}”. Tunashikilia pesa, na ${amount} ni zako tiketi ikikaguliwa mlangoni.`,
      'Cha kufanya sasa: hakuna. Kagua tiketi mlangoni kutoka kwenye ukurasa wa tukio lako.',
    ],
    sale_gig: ({ listing, other, amount, due, cancel }) => [
      `Imelipwa, na tunakushikilia: “${listing}”`,
      `${other} amelipia “${listing}”. Tunashikilia pesa, na ${amount} ni zako kazi ikiisha.`,
      'Cha kufanya sasa: fanya mliyokubaliana, kisha iweke alama kuwa imekamilika kwenye oda. Utalipwa ikikubaliwa, au baada ya siku saba.',
      `Inapaswa kukamilika tarehe ${due}. Kuanzia tarehe ${cancel}, ${other} anaweza kughairi kazi ambayo haijawekwa alama.`,
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
    refund_event_cancelled: ({ listing, amount }) => [
      `“${listing}” limeghairiwa na mwandaaji: ${amount} ziko njiani kurudi kwako`,
      `mwandaaji ameghairi “${listing}”. Tunakurudishia zote ulizolipa, ${amount}, kwenye akaunti uliyolipia.`,
      '{campus.refundWait} Tutaandika tena zikifika.',
    ],
    refund_sent: ({ listing, amount }) => [
      `${amount} ziko njiani kurudi kwako`,
      `tunakurudishia ${amount} za “${listing}”, kwenye akaunti uliyolipia.`,
      '{campus.refundWait} Tutaandika tena zikifika.',
    ],
    refunded_by_staff_buyer: ({ listing, amount, note }) => [
      `${amount} ziko njiani kurudi kwako`,
      `timu yetu imeamua kukurudishia ${amount} zote ulizolipa kwa “${listing}”. Sababu: ${note}`,
      '{campus.refundWait} Tutaandika tena zikifika.',
    ],
    refunded_by_staff_seller: ({ listing, other, note }) => [
      `Pesa za “${listing}” zinarudi kwa ${other}`,
      `timu yetu imeamua kumrudishia ${other} pesa zilizoshikiliwa kwa “${listing}”. Sababu: ${note}`,
      'Usikabidhi kilicholipiwa. Ukiona tumekosea, wasiliana nasi.',
    ],
    refund_arrived: ({ listing, amount }) => [
      `Umerudishiwa ${amount}`,
      `${amount} za “${listing}” zimerudishwa kwenye akaunti uliyolipia.`,
    ],
    part_refund_arrived: ({ listing, amount, paid, net }) => [
      `Umerudishiwa ${amount}`,
      `${amount} kati ya ${paid} za “${listing}” zimerudishwa kwenye akaunti uliyolipia. Mwishowe umelipa ${net}.`,
    ],
    refund_failed: ({ listing, amount }) => [
      `Marejesho yako ya “${listing}” yamechelewa`,
      `${amount} za “${listing}” hazikuweza kurudishwa kwenye akaunti uliyolipia. Bado ni zako.`,
      'Tunalishughulikia, na tutazituma kwa njia nyingine. Huhitaji kufanya chochote.',
    ],
    mismatch_buyer: ({ listing, expected, paid }) => [
      'Tunakurudishia malipo yako',
      `“${listing}” ni ${expected}, lakini malipo yaliyofika {campus.name} ni ${paid}. Hatukuyatumia: yote yanarudi yalikotoka.`,
      'Huhitaji kufanya chochote. Ukiwa bado unaitaka, lipa tena kutoka kwenye ukurasa wake.',
    ],
    mismatch_seller: ({ listing, expected, paid }) => [
      'Malipo yako yanarudi kwa mnunuzi',
      `mnunuzi alipaswa kulipa ${expected} kwa “${listing}”, lakini malipo yaliyotufikia ni ${paid}. Hatukuyatumia, na yanarudi kwa mnunuzi.`,
      'Tafadhali usikabidhi chochote kwa ajili ya malipo hayo. Mnunuzi anaweza kulipa tena.',
    ],
    credit_given: ({ amount, note }) => [
      `Tumekupa ${amount}`,
      `timu yetu imekupa ${amount}. Sababu: ${note}`,
      'Zitatumwa pamoja na malipo yako yajayo kwenye {campus.payoutAccount} yako. Ikiwa bado hujaweka akaunti, iweke kwenye ukurasa wa malipo yako.',
    ],
    credit_withdrawn: ({ amount, note }) => [
      `Tumeondoa ${amount} tulizokupa`,
      `timu yetu imeondoa ${amount} ilizokupa kabla hazijalipwa. Sababu: ${note}`,
      'Ukiona tumekosea, wasiliana nasi.',
    ],
    payout_paid: ({ amount, account, feeReturned }) => [
      `${amount} zimetumwa kwako`,
      `tumetuma ${amount} kwenye {campus.payoutAccount} yako ${account}.`,
      ...(feeReturned === null
        ? []
        : [
            `Zimefika kwa kuchelewa, kwa hiyo ada ya ${feeReturned} ni yako tena. Itakuja na malipo yako yajayo.`,
          ]),
    ],
    payout_failed: ({ amount, account, feeReturned }) => [
      `Malipo yako ya ${amount} yamerudi`,
      `{campus.payoutAccount} yako ${account} haikupokea ${amount} tulizotuma. Pesa ni zako na zinasubiri kwetu.`,
      ...(feeReturned === null ? [] : [`Ada ya ${feeReturned} pia ni yako tena.`]),
      'Cha kufanya sasa: kagua taarifa za akaunti, kisha omba zilipwe tena.',
    ],
    payout_limited: ({ amount, account, limit, feeReturned }) => [
      `Malipo yako ya ${amount} yanatumwa kwa sehemu`,
      `{campus.payoutAccount} yako ${account} haikupokea ${amount} tulizotuma, kwa sababu kikomo cha akaunti kimefikiwa. Pesa ni zako. Kuanzia malipo ya kila siku yajayo, tunazituma kwa sehemu za hadi ${limit} kwa siku.`,
      ...(feeReturned === null ? [] : [`Ada ya ${feeReturned} pia ni yako tena.`]),
      'Ili kupokea zaidi kwa mara moja, omba mtandao wako uongeze kikomo cha akaunti, kisha uihifadhi tena. Au hifadhi akaunti nyingine.',
    ],
    payout_limit_stopped: ({ amount, account, feeReturned }) => [
      `Malipo yako ya ${amount} yanakusubiri`,
      `{campus.payoutAccount} yako ${account} haikupokea pesa tulizotuma, kwa sababu kikomo cha akaunti kimefikiwa. ${amount} ni zako na zinasubiri kwetu. Hakuna kingine kinachotumwa kwenye akaunti hii.`,
      ...(feeReturned === null ? [] : [`Ada ya ${feeReturned} pia ni yako tena.`]),
      'Cha kufanya sasa: hifadhi akaunti nyingine. Au omba mtandao wako uongeze kikomo cha akaunti, kisha uhifadhi hii tena.',
    ],
    dispute_opened_buyer: ({ listing, amount }) => [
      `Tunaichunguza oda yako ya “${listing}”`,
      `tumepokea ripoti yako kuhusu “${listing}”. ${amount} ulizolipa zinabaki zimeshikiliwa hadi suala hili liishe.`,
      'Muuzaji anaweza kujibu, na mnaweza kupatana wenyewe. La sivyo, msimamizi ataamua.',
    ],
    dispute_opened_seller: ({ listing, other, amount }) => [
      `${other} ameripoti tatizo la “${listing}”`,
      `${other} ameripoti tatizo la “${listing}”. ${amount} unazopaswa kupata zinabaki zimeshikiliwa hadi suala hili liishe.`,
      'Cha kufanya sasa: soma alichosema, na ujibu kwa maelezo na picha zako. La sivyo, msimamizi ataamua bila hayo.',
    ],
    dispute_answered: ({ listing, other }) => [
      `${other} amejibu ripoti yako kuhusu “${listing}”`,
      `${other} amejibu ulichoripoti kuhusu “${listing}”. Jibu lake liko kwenye oda.`,
    ],
    dispute_released_buyer: ({ listing, other, amount }) => [
      `Imeamuliwa: ${other} analipwa kwa “${listing}”`,
      `msimamizi ameangalia ripoti yako kuhusu “${listing}” na kuamua kwa upande wa ${other}, anayepata ${amount}. Sababu iko kwenye oda.`,
    ],
    dispute_released_seller: ({ listing, amount }) => [
      `Imeamuliwa kwa upande wako: ${amount} za “${listing}” ni zako`,
      `msimamizi ameangalia ripoti kuhusu “${listing}” na kuamua kwa upande wako. ${amount} zitakuja na malipo yako yajayo.`,
    ],
    dispute_refunded_buyer: ({ listing, amount }) => [
      `Imeamuliwa kwa upande wako: ${amount} za “${listing}” zinarudi kwako`,
      `msimamizi ameangalia ripoti yako kuhusu “${listing}” na kuamua kwa upande wako. ${amount} zote zinarudi kwako.`,
    ],
    dispute_refunded_seller: ({ listing, other }) => [
      `Imeamuliwa: pesa za “${listing}” zinarudi kwa ${other}`,
      `msimamizi ameangalia ripoti kuhusu “${listing}” na kuamua kwa upande wa ${other}, anayerudishiwa pesa. Sababu iko kwenye oda.`,
    ],
    dispute_withdrawn: ({ listing, other }) => [
      `${other} ameondoa ripoti kuhusu “${listing}”`,
      `${other} ameondoa ripoti kuhusu “${listing}”, kwa hiyo oda inaendelea ilipoishia. Pesa zinashikiliwa hadi makabidhiano.`,
    ],
    dispute_conceded: ({ listing, other, amount }) => [
      `${other} amekubali ripoti yako: ${amount} zinarudi kwako`,
      `${other} amekubali ripoti yako kuhusu “${listing}”. ${amount} zote zinarudi kwenye akaunti uliyolipia.`,
      'Ikiwa bado una ulichonunua, tafadhali kirudishe.',
    ],
    settlement_proposed: ({ listing, other, refund, payout }) => [
      `${other} anapendekeza kurudisha sehemu: ${refund}`,
      `${other} anapendekeza kumaliza suala la “${listing}”: mnunuzi anarudishiwa ${refund}, na muuzaji anapata ${payout} baada ya ada.`,
      'Kubali, kataa au pendekeza kiasi kingine kwenye oda. Hadi hapo pesa zinabaki zimeshikiliwa.',
    ],
    settlement_declined: ({ listing, other, refund }) => [
      `${other} amekataa kurudishwa kwa ${refund}`,
      `${other} amekataa pendekezo lako la kurudisha ${refund} za “${listing}”. Unaweza kupendekeza kiasi kingine, au kumsubiri msimamizi.`,
    ],
    settled_buyer: ({ listing, other, refund, payout }) => [
      `Mmekubaliana: ${refund} za “${listing}” zinarudi kwako`,
      `wewe na ${other} mmepatana kuhusu “${listing}”: ${refund} zinarudi kwenye akaunti uliyolipia, na ${other} anapata ${payout} baada ya ada.`,
    ],
    settled_seller: ({ listing, other, refund, payout }) => [
      `Mmekubaliana: ${payout} za “${listing}” ni zako`,
      `wewe na ${other} mmepatana kuhusu “${listing}”: ${refund} zinarudi kwa ${other}, na ${payout} baada ya ada zitakuja na malipo yako yajayo.`,
    ],
    chargeback_raised_buyer: ({ listing, amount }) => [
      'Benki yako imeomba malipo yako yarudishwe',
      `benki yako imeiomba {campus.name} irudishe ${amount} za “${listing}”.`,
      'Ikiwa hukuiomba benki yako, au ikiwa ilikuwa makosa, ipigie simu. Kwa sasa oda yako haibadiliki.',
    ],
    chargeback_raised_frozen: ({ listing, amount }) => [
      'Malipo yako yamesimamishwa',
      `benki ya mnunuzi imeomba kurudishiwa ${amount} zilizolipwa kwa “${listing}”. Pesa zinabaki zimeshikiliwa hadi benki iamue.`,
      'Tafadhali usikabidhi chochote hadi hapo. Tunaijibu benki kwa mazungumzo yenu na oda, kwa hiyo huhitaji kufanya chochote.',
    ],
    chargeback_raised_debt: ({ listing, amount }) => [
      'Benki ya mnunuzi imeomba malipo yarudishwe',
      `benki ya mnunuzi imeomba kurudishiwa malipo ya “${listing}”. Hadi iamue, tunashikilia ${amount} za malipo yako yajayo.`,
      'Tunaijibu benki kwa mazungumzo yenu, makabidhiano na risiti. Benki ikiamua kwa upande wako, utazipata zote.',
    ],
    chargeback_won_buyer: ({ listing }) => [
      'Benki yako imeamua: malipo yanabaki',
      `benki yako imeamua kuwa malipo yako ya “${listing}” yanabaki. Oda yako inaendelea kama kawaida.`,
    ],
    chargeback_won_frozen: ({ listing }) => [
      'Benki imeamua kwa upande wako',
      `benki ya mnunuzi imeamua kuwa malipo ya “${listing}” yanabaki. Oda inaendelea: ikabidhi na uombe msimbo.`,
    ],
    chargeback_won_debt: ({ listing }) => [
      'Benki imeamua kwa upande wako',
      `benki ya mnunuzi imeamua kuwa malipo ya “${listing}” yanabaki. Tulizoshikilia zitakuja na malipo yako yajayo.`,
    ],
    chargeback_lost_buyer: ({ listing, amount }) => [
      'Benki yako imerudisha malipo',
      `benki yako imerudisha ${amount} ulizolipa kwa “${listing}”. Utapata pesa kutoka kwa benki yako, na oda imekwisha.`,
    ],
    chargeback_lost_frozen: ({ listing }) => [
      'Benki ya mnunuzi imerudisha malipo',
      `benki ya mnunuzi imerudisha malipo ya “${listing}”. Oda imekwisha: usikabidhi chochote.`,
    ],
    chargeback_lost_debt: ({ listing, amount }) => [
      'Benki ya mnunuzi imerudisha malipo',
      `benki ya mnunuzi imerudisha malipo ya “${listing}”. Unadaiwa ${amount} ulizolipwa, na zitatolewa kwenye malipo yako yajayo.`,
    ],
    blocked_kept: ({ listing, other }) => [
      `${other} amekuzuia, na oda yako “${listing}” inaendelea`,
      `${other} amekuzuia, lakini ameacha ujumbe kuhusu “${listing}” wazi hadi oda itakapoisha.`,
      'Andika kuhusu hilo kwenye oda. Mengine yote yanabaki kama yalivyokuwa.',
    ],
    blocked_buyer: ({ listing, other, amount }) => [
      `${other} amekuzuia: pesa yako ya “${listing}” bado imeshikiliwa`,
      `${other} amekuzuia, kwa hiyo hamwezi kuandikiana. ${amount} ulizolipa kwa “${listing}” bado zimeshikiliwa, na kwa sasa hazitolewi zenyewe.`,
      'Ili urudishiwe, ripoti tatizo kwenye oda.',
    ],
    blocked_seller: ({ listing, other, amount }) => [
      `${other} amekuzuia: pesa ya “${listing}” bado imeshikiliwa`,
      `${other} amekuzuia, kwa hiyo hamwezi kuandikiana. ${amount} zako za “${listing}” bado zimeshikiliwa, na kwa sasa hazitolewi zenyewe.`,
      'Unaweza kughairi oda, na mnunuzi atarudishiwa pesa zote.',
    ],
    work_done: ({ listing, other, when }) => [
      `${other} amemaliza: “${listing}”`,
      `${other} anasema kuwa “${listing}” imekamilika. Itazame kwenye oda yako: achilia pesa, au omba marekebisho.`,
      `Usiposema lolote, ${other} atalipwa tarehe ${when}.`,
    ],
    work_sent_back: ({ listing, other, due, cancel }) => [
      `${other} anaomba marekebisho: “${listing}”`,
      `${other} ametazama “${listing}” na anataka kitu kibadilishwe. Sababu iko kwenye oda.`,
      `Iweke tena alama kuwa imekamilika kabla ya tarehe ${due}. Kuanzia tarehe ${cancel}, ${other} anaweza kughairi kazi ambayo haijawekwa alama.`,
    ],
    work_due: ({ listing, other, cancel }) => [
      `Ni leo: “${listing}”`,
      `“${listing}” ilipaswa kuwa imekamilika, na haijawekwa alama. Utalipwa tu baada ya kuiweka alama.`,
      `Iweke alama kuwa imekamilika kwenye oda. Kuanzia tarehe ${cancel}, ${other} anaweza kughairi na kurudishiwa pesa.`,
    ],
    work_overdue_buyer: ({ listing, other, due, refund }) => [
      `Unaweza kughairi “${listing}”`,
      `${other} alipaswa kukamilisha “${listing}” kabla ya tarehe ${due}, na hajaiweka alama kuwa imekamilika.`,
      `Ighairi kwenye oda urudishiwe pesa zote, au subiri. Isipokamilika hadi tarehe ${refund}, pesa zinarudishwa zenyewe.`,
    ],
    work_overdue_seller: ({ listing, other, due, refund }) => [
      `Imechelewa: “${listing}”`,
      `“${listing}” ilipaswa kukamilika tarehe ${due}. ${other} sasa anaweza kughairi na kurudishiwa pesa.`,
      `Iweke alama kuwa imekamilika kwenye oda mara ikiisha. Tarehe ${refund} pesa zinarudishwa zenyewe.`,
    ],
    work_refunded: ({ listing, other }) => [
      `Pesa za “${listing}” zimerudishwa`,
      `“${listing}” haikuwekwa alama kuwa imekamilika ndani ya siku 30 baada ya tarehe yake, kwa hiyo ${other} anarudishiwa pesa zote.`,
    ],
    meetup_proposed: ({ listing, other, place, when }) => [
      `${other} anapendekeza mkutane ${when}`,
      `${other} anapendekeza mkutane kwa ajili ya “${listing}”, ${when}, ${place}.`,
      'Kubali, au pendekeza mahali na saa nyingine kwenye oda. Mliyokubaliana awali hayapo tena.',
    ],
    meetup_accepted: ({ listing, other, place, when }) => [
      `Mmekubaliana: utakutana na ${other} ${when}`,
      `${other} amekubali: mtakutana kwa ajili ya “${listing}”, ${when}, ${place}.`,
      'Tutakukumbusha siku moja na saa moja kabla. Kutaneni penye watu wengine, na umwambie rafiki.',
    ],
    meetup_declined: ({ listing, other, place, when }) => [
      `${other} hawezi kufika ${when}`,
      `${other} hawezi kukutana nawe kwa ajili ya “${listing}”, ${when}, ${place}. Pendekeza mahali na saa nyingine kwenye oda.`,
    ],
    meetup_due_day: ({ listing, other, place, when }) => [
      `Kesho utakutana na ${other}`,
      `utakutana na ${other} kwa ajili ya “${listing}”, ${when}, ${place}.`,
      'Ikiwa huwezi kufika, sema sasa kwenye oda.',
    ],
    meetup_due_hour: ({ listing, other, place, when }) => [
      `Baada ya saa moja utakutana na ${other}`,
      `utakutana na ${other} kwa ajili ya “${listing}”, ${when}, ${place}.`,
      'Kutaneni penye watu wengine, na umwambie rafiki.',
    ],
    lesson_moved: ({ listing, other, when }) => [
      `${other} amehamisha somo lako hadi ${when}`,
      `${other} amehamisha somo lako “${listing}” hadi ${when}. Urefu wake haubadiliki, na pesa zinabaki zimeshikiliwa.`,
      'Ikiwa saa mpya haikufai, andikianeni kwenye oda.',
    ],
    lesson_moved_by_you: ({ listing, other, when }) => [
      `Somo lako sasa ni ${when}`,
      `umehamisha somo lako “${listing}” na ${other} hadi ${when}. Pesa zinabaki zimeshikiliwa hadi mkutane.`,
      'Faili la kalenda kwenye oda lina saa mpya.',
    ],
    lesson_move_proposed: ({ listing, other, when }) => [
      `${other} anapendekeza saa nyingine: ${when}`,
      `${other} anapendekeza kuhamisha somo lako “${listing}” hadi ${when}. Linabaki lilipo hadi ukubali.`,
      'Kubali au kataa kwenye oda.',
    ],
    lesson_due_day: ({ listing, other, when }) => [
      `Kesho una somo na ${other}`,
      `somo lako “${listing}” na ${other} linaanza ${when}.`,
      'Linaweza kuhamishwa mradi zimebaki saa nne au zaidi kabla ya kuanza. Kubalianeni mahali pa kukutana ikiwa bado.',
    ],
    lesson_due_hour: ({ listing, other, when }) => [
      `Baada ya saa moja una somo na ${other}`,
      `somo lako “${listing}” na ${other} linaanza ${when}.`,
      'Kutaneni penye watu wengine, na umwambie rafiki.',
    ],
    series_due: ({ listing, other, when }) => [
      `Lipia somo lako lijalo na ${other}`,
      `somo lako la kila wiki “${listing}” na ${other} ni ${when}. Unahifadhiwa nafasi hiyo hadi siku moja kabla.`,
      'Lipa kwenye oda, au uruke wiki hii hapo.',
    ],
    event_changed: ({ listing }) => [
      `“${listing}” limebadilika`,
      `kuna kilichobadilika kuhusu “${listing}”, tukio unalokwenda. Ukurasa wake una mahali na saa mpya.`,
    ],
    event_moved_holder: ({ listing, from, to, until }) => [
      `“${listing}” limehamishwa`,
      `mwandaaji amehamisha “${listing}”, tukio ambalo una tiketi yake.`,
      `Kabla: ${from}.`,
      `Sasa: ${to}.`,
      `Tiketi yako bado ni halali. Ikiwa huwezi kuja, ghairi oda yako kabla ya ${until} nawe utarudishiwa pesa zako zote.`,
    ],
    event_moved_guest: ({ listing, from, to }) => [
      `“${listing}” limehamishwa`,
      `mwandaaji amehamisha “${listing}”, tukio unalokwenda.`,
      `Kabla: ${from}.`,
      `Sasa: ${to}.`,
    ],
    event_moved_waiting: ({ listing, from, to }) => [
      `“${listing}”, tukio unalosubiri, limehamishwa`,
      `mwandaaji amehamisha “${listing}”. Nafasi yako kwenye orodha ya kusubiri inabaki.`,
      `Kabla: ${from}.`,
      `Sasa: ${to}.`,
    ],
    event_cancelled: ({ listing }) => [
      `“${listing}” limeghairiwa`,
      `“${listing}”, tukio ulilokuwa unakwenda, limeghairiwa na mwandaaji. Ikiwa ulilipia tiketi, unarudishiwa pesa zako zote.`,
    ],
    event_message: ({ listing, other, text }) => [
      `${other} amekuandikia kuhusu “${listing}”`,
      ...(text === null
        ? ([
            `${other}, mwandalizi wa “${listing}”, amewaandikia wote wanaokwenda.`,
            'Fungua ukurasa wa tukio ili uusome ujumbe.',
          ] as const)
        : ([`${other}, mwandalizi wa “${listing}”, amewaandikia wote wanaokwenda:`, text] as const)),
    ],
    event_moved_up: ({ listing }) => [
      `Una nafasi kwenye “${listing}”`,
      `umepanda kwenye orodha ya kusubiri: una nafasi kwenye “${listing}”. Ikiwa huwezi kwenda, iachie kwenye ukurasa wake.`,
    ],
    event_offered: ({ listing }) => [
      `Tunakuhifadhia tiketi ya “${listing}”`,
      `tiketi ya “${listing}” imepatikana, na tunakuhifadhia kwa saa 2. Ilipie kwenye ukurasa wake kabla ya hapo.`,
    ],
  },
};

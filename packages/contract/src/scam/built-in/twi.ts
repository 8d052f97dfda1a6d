import type { ScamRules } from '../rules.js';

/** Rules for Twi, without ɛ and ɔ, which texts lose before comparison and many writers omit. */
export const twi: ScamRules = {
  rules: [
    {
      id: 'code.tw',
      warning: 'code_request',
      when: [
        'digits|noma|numbers …8 send|mane|bre|ma me',
        'digits 6|nsia',

        'noma|number|digits …6 sms|phone …6 kyere|bre|ma|send',
        'digits|noma …6 bre|kyere|send …3 me',
        'release code|number',
        'secret noma|number|pin',
        'login …8 kyere|ma|ka',
        'code …6 nya|mannya ?no ansa',

        'code|kod|koodu|pin|password ?no ye|ne sen|deen|den',

        'ma|mane|fa|kyerew|ka|kyere|bre|hia|pe|snap …6 code|kod|koodu|otp|pin|password',
        'code|kod|koodu|otp|pin|password …6 ma|mane|bre|kyere|kyerew|ka …2 me|ha|ntem',
        'code|kod|koodu no ye sen|deen',
        'otp',
        'noma nsia',
        'code|kod …4 wode …4 wo',
      ],
      unless: [
        'mekyere',
        'mede me',

        'mfa|mma|nkyere|enfa …5 code|kod|pin|password',
        'yehyia|behyia|hyia …4 mekyere|kyere|code|kod',
        'mekyere wo',
        'bere|kosi …8 code|kod|nsa',
        'wode|mede …2 code …4 hye|ahye',
        'course code',
      ],
    },
    {
      id: 'prepayment.tw',
      warning: 'prepayment',
      when: [
        'soma|mane|send <number>|<sum>',
        'mane|send|soma …2 me <number>|<sum>',
        'kakra ma me …8 ansa|na',
        'sika …4 asa …10 tua',
        'tua …5 ansa',
        'fuel|transport|car_fare|lorry_fare …6 na|kan|ansa',
        '<number>|<sum> seesei|kan|nne',

        'tua|mane|send|fa …6 seesei',
        'tua kakra',
        'tua deposit|half',
        'deposit kakra',
        'send <sum>|<number> …6 kan|na',
        'se wo tua|mane …8 me*',

        'tua|mane|fa|de|bra …5 kan',
        'tua|mane|fa|wotua|woamane|atua …6 ansa na',
        'sika …3 kan',
        'kan …3 ansa',
        'se …2 woamane|woatua|wotua|womane …10 na …3 mede|meba|makora|menkora',
        'mane|tua|fa …4 sika|<sum>|transport|deposit …6 na …3 mede|menkora|makora|mekora|aba|asie|masie|maba',
        'sika …4 seesei|nne …5 na',
        'deposit|form …8 ansa|tua|ka',
        'fa|mane|tua <sum>|sika …6 na',
        'kan …4 nkae*',
      ],
      unless: [
        'each|per|chacun|obiara|person|share|split',
        'app …3 so',
        'mfa|ntua|mmane …6 kan|ansa',
        'mfonini',
        'hwe ansa',
        'na <sum>',
        'meb*|metua|mabo|matua …2 tua|sika',
      ],
    },
    {
      id: 'leave.tw',
      warning: 'off_platform',
      when: [
        'snap <handle>',
        'snap …3 add',

        'yenko|nko|bra|enko …3 @chat',
        'add me …6 na|mekyere',
        'app …3 slow …4',
        'snapchat|ig|insta',

        'fa cash',
        'cash bra|bre',
        'yengyae …2 app',

        '@chat so',
        'fre|kyerew|bra|nko|ko …3 @chat',
        'me noma|nomba|number ne|ni|nie',
        'ma …2 me wo noma|nomba|number',
        'app …4 akyi|abonten',
        'ntua …3 app|ha',
        'tua|mane …4 tee',
        'tua|mane|fa …3 me …2 momo|@wallet',
        'momo so',
        'gyae|twa|gyaa …3 app|order',
        'me nsa mu',
        'order no mu',
      ],
      unless: [
        'phone …6 snapchat|whatsapp',
        'mentua|mentumi …5 momo|nsa',
        'mentua|mentumi|yentua|mma …5 akyi|abonten',
        'akyi da',
      ],
    },
  ],
};

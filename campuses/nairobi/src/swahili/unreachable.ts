import type { LanguageTexts } from '@campushive/features/catalogues';

/** Texts shown when neither pages nor catalogues can be fetched. */
export const unreachable = {
  unreachable: {
    loading: 'Inapakia...',
    offlineTitle: 'Huna mtandao',
    offlineText: 'Ukurasa huu bado hauko kwenye simu yako. Ulizofungua awali bado unaweza kuzisoma.',
    signedInText: 'Bado umeingia kwenye akaunti yako. Kurasa zako zitarudi mara tu mtandao utakaporudi.',
    failedTitle: 'Ukurasa huu haukuweza kupakiwa',
    failedText: 'Huenda mtandao uko polepole, programu imesasishwa sasa hivi, au kosa ni letu.',
    stalled: 'Ukurasa huu bado haujibu. Huenda mtandao uko polepole.',
    outdated:
      'Unaweza kusoma ukurasa huu, lakini vitufe na fomu zake hazifanyi kazi kwenye kivinjari hiki. Ili kuingia, kuandika au kulipa, kisasishe au utumie kingine.',
    retry: 'Jaribu tena',
    back: 'Rudi nyuma',
  },
} satisfies LanguageTexts;

import type { LanguageTexts } from '@campushive/features/catalogues';

/** A translation of the cookies policy, whose English text decides. */
export const cookies = {
  cookies: {
    title: 'Sera ya vidakuzi',
    intro:
      'Kile ambacho {campus.name} huhifadhi kwenye kifaa chako, kwa nini, na jinsi unavyoamua. Tunachojua kukuhusu kwenye seva zetu kimo katika [Sera ya faragha](privacy). Hii ni tafsiri: pale inapotofautiana na Kiingereza, maandishi ya Kiingereza ndiyo yanayoamua.',
    sections: [
      {
        id: 'introduction',
        title: 'Utangulizi',
        blocks: [
          'Sera hii inahusu vidakuzi na kila kinachofanya kazi kama vidakuzi: uhifadhi wa kudumu, uhifadhi wa kipindi, akiba, na maudhui ya kurasa za kampuni nyingine ndani ya zetu. Inahusu kila ukurasa wa {campus.name}.',
        ],
      },
      {
        id: 'what',
        title: 'Vidakuzi ni nini',
        blocks: [
          'Kidakuzi ni maandishi mafupi ambayo tovuti huyaweka kwenye kivinjari chako na kuyapata tena kwa kila ombi. Uhifadhi wa kudumu na wa kipindi unafanana, lakini hubaki kwenye kivinjari chako hadi ukurasa uusome. {campus.name} huweka vitatu vidogo, vyote vinavyohitajika: “{campus.key}_page”, ukiwa umeingia, ili seva yetu ikutumie ukurasa wako mara moja (hakuna skripti inayoweza kukisoma, na huisha ukitoka); “{campus.key}_preferences”, yaani mandhari, lugha, kiokoa data na chuo chako, ili ukurasa uonekane sawa tangu mwanzo; na “{campus.key}_device”, jina la nasibu la kivinjari hiki, ili tukuarifu kifaa kingine kinapoingia kwenye akaunti yako. Vingine vyote vimo katika uhifadhi wa kudumu na wa kipindi, ambao hautumii data yako kwa kila ombi.',
        ],
      },
      {
        id: 'why',
        title: 'Kwa nini tunatumia vidakuzi',
        blocks: [
          'Vya lazima. Bila hivi hakuna anayeweza kuingia wala kulipa. Havihitaji idhini na haviwezi kuzimwa:',
          {
            table: [
              ['Jina', 'Kinachohifadhiwa', 'Hadi'],
              ['{campus.key}_token', 'uthibitisho kwamba umeingia', 'utoke, au kipindi kiishe'],
              [
                '{campus.key}_page (kidakuzi)',
                'kipindi ambacho seva yetu inakitengenezea kurasa zako',
                'utoke, au kipindi kiishe',
              ],
              [
                '{campus.key}_preferences (kidakuzi)',
                'mandhari, lugha, kiokoa data na chuo chako, ili ukurasa uje ulivyoupanga',
                'mwaka mmoja baada ya kubadilisha kimojawapo mara ya mwisho',
              ],
              [
                '{campus.key}_device (kidakuzi)',
                'jina la nasibu la kivinjari hiki, ili kugundua vifaa vingine vinavyoingia na kuzuia matumizi mabaya',
                'mwaka mmoja baada ya kuwekwa',
              ],
              ['{campus.key}_user', 'jina na picha yako mwenyewe, kuonyesha mara moja', 'utoke'],
              [
                '{campus.key}_pending-email, {campus.key}_registration-attempt, {campus.key}_code-sent-at',
                'anwani inayosubiri msimbo wake',
                'ufunge kichupo',
              ],
              [
                '{campus.key}_sign-in-intent',
                'ulichokuwa karibu kukifanya ulipoingia, kama kuhifadhi tangazo',
                'kifanyike, au ufunge kichupo',
              ],
              ['{campus.key}_payment', 'malipo unayorudi kutoka', 'ufunge kichupo'],
              ['{campus.key}_outbox', 'ujumbe unaosubiri mtandao', 'utumwe, au utoke'],
              [
                '{campus.key}_handovers:…',
                'vocha za ulivyolipia, na misimbo uliyoipokea bila mtandao',
                'viwasilishwe, au utoke',
              ],
              [
                '{campus.key}_doors:…, {campus.key}_admissions:…',
                'tiketi za tukio lako mwenyewe, za kukagua mlangoni bila mtandao, na uliowaruhusu kuingia hapo',
                'siku mbili baada ya tukio, au utoke',
              ],
              ['{campus.key}_consent', 'chaguo lako kwenye ukurasa huu', 'ufute data ya kivinjari chako'],
            ],
          },
          'Utendaji na huduma. Hukumbuka ulichopanga mwenyewe, kwenye kifaa chako pekee, na hazitumwi kwa mtu yeyote:',
          {
            table: [
              ['Jina', 'Kinachohifadhiwa', 'Hadi'],
              ['{campus.key}_sidebar', 'kama menyu imekunjwa', 'ubadilishe'],
              [
                '{campus.key}_bundle:…',
                'ulivyochagua vya muuzaji mmoja, ili kuvilipia pamoja',
                'uvilipie, au utoke',
              ],
              ['{campus.key}_pay-method', 'ulivyolipa mara ya mwisho', 'utoke'],
              [
                '{campus.key}_ambassador',
                'nambari ya balozi ambaye ulifuata kiungo chake',
                'ujisajili, au ufute data ya kivinjari chako',
              ],
              [
                '{campus.key}_push-offer',
                'kwamba umejibu kama unataka arifa',
                'ufute data ya kivinjari chako',
              ],
              [
                '{campus.key}_draft:…',
                'tangazo au ujumbe ambao hujaumaliza; picha na faili zake ziko kando yake',
                'utangazwe au utupwe, utoke, au siku 30 zipite',
              ],
              ['{campus.key}_slot:…', 'rasimu yako ambayo kichupo hiki kimeifungua', 'ufunge kichupo'],
              ['Akiba za programu', 'kurasa na picha ulizoziona, za kutumia bila mtandao', 'zibadilishwe'],
            ],
          },
          'Takwimu na ubinafsishaji. Hatutumii chochote. Hakuna ukurasa unaopima unachofanya, na hakuna anayeunda wasifu wa tabia zako. Hilo likibadilika siku moja, litakuwa limezimwa hadi uliwashe.',
          'Kampuni nyingine. Kitu kimoja tu hutoka kwingine: ramani ya ukurasa wa [Mawasiliano](contact), kutoka OpenStreetMap. Hupakiwa tu ukiiruhusu, kwa sababu hapo OpenStreetMap hujua anwani yako ya mtandao na inaweza kuweka vidakuzi vyake.',
        ],
      },
      {
        id: 'control',
        title: 'Jinsi ya kudhibiti vidakuzi',
        blocks: [
          'Bango la vidakuzi: unapotembelea mara ya kwanza, ilani inauliza chaguo lako. Hadi ujibu, kinachohitajika pekee ndicho kinachotumika. Unaweza kubadilisha chaguo lako hapa wakati wowote.',
          'Mipangilio ya kivinjari: unaweza kufuta au kuzuia uhifadhi wa tovuti hii kwenye mipangilio ya kivinjari chako, kwa kawaida chini ya “Faragha” au “Data ya tovuti”. Kuufuta kunakutoa; kuuzuia kunafanya kuingia kusiwezekane.',
        ],
      },
      {
        id: 'updates',
        title: 'Hubadilishwa mara ngapi',
        blocks: [
          'Tunabadilisha sera hii tunapohifadhi kitu kipya au tunapoacha kuhifadhi kitu. Tarehe iliyo juu inasema hilo lilitokea lini mara ya mwisho. Kitu kipya kikihitaji idhini yako, ilani inauliza tena.',
        ],
      },
      {
        id: 'more',
        title: 'Maelezo zaidi',
        blocks: ['Maswali kuhusu sera hii: [@]({campus.privacyEmail}).'],
      },
    ],
  },
} satisfies LanguageTexts;

import type { LanguageTexts } from '@campushive/features/catalogues';

/** A translation of the privacy policy, whose English text decides. */
export const privacy = {
  privacy: {
    title: 'Sera ya faragha',
    intro:
      'Sera hii inasema {campus.name} inajua nini kukuhusu, kwa nini, kwa muda gani, nani mwingine anaona, na unaweza kufanya nini. Inafuata {campus.protectionActInFull}. Kanuni za kutumia tovuti zimo katika [Masharti ya huduma](terms). Hii ni tafsiri: pale inapotofautiana na Kiingereza, maandishi ya Kiingereza ndiyo yanayoamua.',
    sections: [
      {
        id: 'controller',
        title: '1. Nani anawajibika',
        blocks: [
          '{campus.operator}, ndiye mdhibiti wa data. Msimamizi wetu wa ulinzi wa data husoma [@]({campus.privacyEmail}).',
          '{campus.name} si ya watu walio chini ya miaka 18. Tukigundua kuwa mwanachama ana umri mdogo zaidi, tunafunga akaunti na kufuta data yake.',
        ],
      },
      {
        id: 'data',
        title: '2. Tunachokusanya, na kwa nini',
        blocks: [
          'Tunakusanya kile ambacho huduma inahitaji, na hakuna cha kuuzwa. Kando ya kila aina ya data kuna lengo na msingi ambao {campus.act} inaruhusu.',
          {
            table: [
              ['Data', 'Lengo', 'Msingi'],
              [
                'Jina, barua pepe ya chuo, chuo kikuu',
                'Kufungua akaunti yako na kuwaonyesha wengine kuwa wewe ni mwanafunzi. Barua pepe yako haionyeshwi kamwe kwa wanachama wengine.',
                'Mkataba nawe',
              ],
              [
                'Nenosiri',
                'Kukuruhusu uingie. Huhifadhiwa tu kama hashi ya argon2id isiyoweza kurudishwa nyuma.',
                'Mkataba',
              ],
              [
                'Maelezo yako, picha, jina la mtumiaji',
                'Kuonyesha kwenye wasifu wako, ukiyatoa.',
                'Idhini yako',
              ],
              [
                'Bweni au hosteli',
                'Kuanza orodha na bweni lako, ukilitaja. Wengine huliona pale unapolionyesha.',
                'Idhini yako',
              ],
              [
                'Matangazo, picha, maombi, majibu ya matukio',
                'Kuyaonyesha. Picha huandikwa upya, jambo linaloondoa mahali na kifaa ambacho kamera huandika ndani yake.',
                'Mkataba',
              ],
              [
                'Ujumbe na viambatisho vyake',
                'Kuufikisha, na kumwezesha msimamizi kuamua ripoti au mgogoro unaouhusu. Hatuusomi kwa jambo lingine lolote.',
                'Mkataba',
              ],
              [
                'Malipo: nini, lini, kiasi gani, kati ya nani; nambari ya kupokelea pesa na mtandao wake; za nambari unayolipia, tarakimu tatu za kwanza na nne za mwisho kwa kila malipo, na nambari nzima ya mwisho, kwa usimbaji, hadi uiondoe',
                'Kukusanya, kushikilia, kuachilia na kurudisha pesa, na kuweka hesabu.',
                'Mkataba, wajibu wa kisheria',
              ],
              [
                'Ulivyohifadhi, utafutaji uliohifadhi na utafutaji wako kumi wa mwisho, unaowafuata na uliowazuia',
                'Kukuonyesha tena, na kukujulisha kuhusu vipya.',
                'Mkataba',
              ],
              ['Maoni, ripoti, migogoro', 'Kudumisha uaminifu wa soko.', 'Maslahi halali'],
              [
                'Vipindi: wakati, jina la kivinjari, na nchi ya kuingia, au mji ukijulikana; kwa muda mfupi anwani ya mtandao',
                'Kukuonyesha ulikoingia, na kuzuia kubahatisha nenosiri na mafuriko ya maombi.',
                'Maslahi halali',
              ],
              [
                'Barua pepe, nambari ya simu na matangazo ya muuzaji tunayemsaidia kuanza, yaliyoandikwa na timu yetu',
                'Kukutumia barua pepe au SMS moja, ili uweze kuchapisha matangazo.',
                'Maslahi halali',
              ],
              [
                'Barua pepe na lugha kwenye orodha ya kusubiri, ukiiweka huko',
                'Kukuandikia mara moja chuo chako kikifunguliwa.',
                'Ridhaa yako',
              ],
              [
                'Msimbo wa balozi ambaye kiungo chake kilikuleta, na alama fiche ya anwani yako',
                'Kuhesabu kila usajili mara moja.',
                'Maslahi halali',
              ],
              ['Unachotuandikia', 'Kukujibu.', 'Ombi lako'],
            ],
          },
          'Hatuombi wala hatutaki data kuhusu dini, siasa, afya au kabila lako. Hatujui nambari ya kadi yako, PIN yako ya pesa za simu wala mahali ulipo.',
        ],
      },
      {
        id: 'not',
        title: '3. Tusichofanya',
        blocks: [
          {
            list: [
              'hakuna matangazo ya biashara, na hakuna kuuza wala kukodisha data',
              'hakuna takwimu wala ufuatiliaji wa kampuni nyingine kwenye ukurasa wowote',
              'hakuna ombi kwa mtu wa tatu kabla hujaliomba: fonti na picha hutoka kwetu, na ramani ya ukurasa wa mawasiliano hupakiwa tu baada ya wewe kuiruhusu',
              'hakuna uamuzi kukuhusu unaofanywa na mashine pekee: tangazo lililofichwa baada ya ripoti tatu husubiri mtu',
            ],
          },
        ],
      },
      {
        id: 'visible',
        title: '4. Wengine wanaona nini',
        blocks: [
          'Mtu yeyote kwenye intaneti anaweza kuona matangazo yaliyo wazi na picha zake, bila jina la aliyetangaza. Wanafunzi walioingia wanaona pia jina, picha, chuo kikuu, alama na maoni ya aliyetangaza. Watu wawili wa mazungumzo pekee wanaona ujumbe wake; mnunuzi na muuzaji pekee wanaona oda.',
          'Kwenye mipangilio unaamua nani anaweza kuona wasifu wako, pamoja na maoni na matangazo yako: kila mtu, kama ilivyo mwanzoni, wanafunzi pekee, au wale unaofanya nao biashara pekee. Hapo pia unaamua unapata arifa zipi. Unaweza kumzuia mwanachama mwingine, naye hataweza kukuandikia.',
        ],
      },
      {
        id: 'processors',
        title: '5. Wanaotufanyia kazi',
        blocks: [
          'Wapokeaji hawa huchakata data kwa maagizo yetu, na kile tu ambacho kazi yao inahitaji:',
          {
            list: [
              '{campus.provider}, mtoa huduma wetu wa malipo: barua pepe yako, kiasi na nambari ya kumbukumbu ya malipo, nambari ya pesa za simu unayolipia kwenye ukurasa wetu, na nambari za kupokelea pesa',
              'kampuni inayohifadhi seva zetu na nakala zake rudufu',
              'kampuni inayofikisha barua pepe zetu',
              'huduma ya arifa ya kivinjari chako, ukiwasha arifa; maudhui husimbwa kwa ajili ya kifaa chako',
              'kampuni inayofikisha SMS zetu, ukiongeza nambari ya kuzipokea: nambari na maandishi',
              'OpenStreetMap, ukiruhusu ramani: anwani yako ya mtandao na jina la kivinjari',
            ],
          },
          'Baadhi yao huhifadhi data {campus.outsideCountry}. Tunachagua wapokeaji ambao sheria au mkataba wao unatoa ulinzi unaotakiwa na {campus.act}. Tunaipa polisi au mahakama data pale tu sheria {campus.ofCountry} inapotulazimisha, na tunakuambia isipokuwa ikikatazwa.',
        ],
      },
      {
        id: 'retention',
        title: '6. Tunahifadhi kwa muda gani',
        blocks: [
          {
            table: [
              ['Data', 'Muda'],
              ['Misimbo ya mara moja; viungo vya kuweka nenosiri jipya', 'dakika 10; dakika 60'],
              ['Usajili ambao haukuthibitishwa kamwe', 'siku chache'],
              ['Vipindi', 'saa 24 baada ya kutumika mara ya mwisho, au siku 30 ukichagua “nikumbuke”'],
              ['Majaribio yaliyohesabiwa na anwani za mtandao', 'saa kadhaa, siku chache zaidi'],
              ['Utafutaji wako wa mwisho', 'hadi uufute au mpya zaidi uchukue nafasi yake'],
              ['Wasifu, matangazo, picha', 'hadi uvifute, au ufute akaunti yako'],
              ['Ujumbe', 'hadi akaunti za pande zote mbili zifutwe; ulioripotiwa unabaki kwa wasimamizi'],
              [
                'Malipo na maingizo ya leja',
                'angalau miaka sita baada ya mwaka kuisha, kama sheria ya kodi inavyotaka',
              ],
              [
                'Ripoti, migogoro na rekodi za wasimamizi',
                'kama kumbukumbu za maamuzi, bila jina lako akaunti yako ikishafutwa',
              ],
              [
                'Anwani na matangazo yaliyoandikwa na timu yetu',
                'hadi mwezi mmoja baada ya kiungo cha barua pepe kuisha',
              ],
              ['Anwani kwenye orodha ya kusubiri', 'hadi utoke, chuo chako kifunguliwe, au mwaka upite'],
              ['Alama fiche ya anwani yako pamoja na msimbo wa balozi', 'mwaka mmoja'],
              ['Ulichotuandikia', 'miaka miwili'],
            ],
          },
          'Nakala rudufu huandikwa juu ndani ya siku 35.',
        ],
      },
      {
        id: 'security',
        title: '7. Jinsi tunavyoilinda',
        blocks: [
          'Mawasiliano yote husimbwa. Nenosiri, tokeni za vipindi na misimbo ya mara moja huhifadhiwa kama hashi pekee. Wafanyakazi wetu huona data binafsi pale tu kazi yao inapohitaji, na wanachofanya wasimamizi hurekodiwa. Data binafsi ikifika mikononi pasipofaa, tunaiambia {campus.authority} na watu wanaohusika mapema iwezekanavyo, kama {campus.act} inavyotaka.',
        ],
      },
      {
        id: 'rights',
        title: '8. Haki zako',
        blocks: [
          'Chini ya {campus.act} unaweza:',
          {
            list: [
              'kuona tulicho nacho kukuhusu: mipangilio ina faili moja yenye kila kitu',
              'kutaka kirekebishwe: mengi unaweza kuyabadilisha mwenyewe',
              'kutaka kifutwe: futa akaunti yako kwenye mipangilio, au tuandikie',
              'kupinga uchakataji, kuondoa idhini, na kukataa matangazo ya moja kwa moja (sisi hatuyafanyi)',
              'kutaka mtu atazame uamuzi ambao mashine imeuandaa',
              'kudai fidia kwa madhara yanayotokana na kuvunjwa kwa Sheria',
            ],
          },
          'Andikia [@]({campus.privacyEmail}) kutoka anwani yako ya chuo. Tunajibu ndani ya siku 21, bila malipo.',
          'Unaweza kulalamika wakati wowote kwa {campus.authorityContact}.',
        ],
      },
      {
        id: 'deletion',
        title: '9. Kufuta kunamaanisha nini',
        blocks: [
          'Ukifuta akaunti yako, wasifu wako, picha, matangazo, ulivyohifadhi, vipindi na mipangilio ya arifa vinaondoka. Ujumbe unabaki kwa watu uliowaandikia, chini ya jina “Mtumiaji asiyejulikana”, kwa sababu ni wao pia, pamoja na picha na faili zake. Unafutwa akaunti ya upande mwingine ikifutwa pia, isipokuwa ulioripotiwa. Kazi uliyokabidhi inabaki na oda yake. Maingizo ya leja yanabaki kwa muda ambao sheria inataka, bila njia ya kurudi kwenye wasifu wako.',
        ],
      },
      {
        id: 'cookies',
        title: '10. Uhifadhi kwenye kifaa chako',
        blocks: [
          '{campus.name} huweka vidakuzi vitatu vinavyohitajika: kimoja kinachowezesha seva yetu kukutumia ukurasa wako ukiwa umeingia, kimoja chenye mandhari na lugha yako, na kimoja chenye jina la nasibu la kivinjari hiki, ili tukujulishe kifaa kingine kinapoingia. Hivyo, na kile kingine ambacho kivinjari chako kinatuhifadhia, vimeelezwa katika [Sera ya vidakuzi](cookies), ambapo pia unaweza kubadilisha chaguo lako.',
        ],
      },
      {
        id: 'changes',
        title: '11. Mabadiliko',
        blocks: [
          'Tukibadilisha sera hii kwa namna iliyo muhimu, tunawaambia wanachama kwa barua pepe angalau siku 14 kabla, na kuuliza tena pale matumizi mapya yanapohitaji idhini yako. Tarehe iliyo juu inasema ilibadilishwa lini mara ya mwisho.',
        ],
      },
    ],
  },
} satisfies LanguageTexts;

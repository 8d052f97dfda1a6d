import type { LanguageTexts } from '@campushive/features/catalogues';

/** A translation of the terms, whose English text decides. */
export const terms = {
  terms: {
    title: 'Masharti ya huduma',
    intro:
      'Masharti haya ni makubaliano kati yako na {campus.name}. Yanasema nani anaweza kujiunga, tunafanya nini na pesa ambazo mnunuzi analipa, gharama ni kiasi gani, na nini hutokea mambo yanapoharibika. Jinsi tunavyoshughulikia data yako binafsi imeelezwa katika [Sera ya faragha](privacy). Hii ni tafsiri: pale inapotofautiana na Kiingereza, maandishi ya Kiingereza ndiyo yanayoamua.',
    sections: [
      {
        id: 'service',
        title: '1. {campus.name} ni nini',
        blocks: [
          '{campus.name} ni soko ambamo wanafunzi wa vyuo vikuu {campus.inCountry} wanauziana vitu, wanafundishana, wanapeleka mizigo, wanatangaza matukio, wanashiriki nyenzo za masomo na kupata kazi za kulipwa. Matangazo yamo katika mizinga {campus.hiveCount}: {campus.hiveTitles}.',
          'Sisi si muuzaji, mwalimu, mwandaaji wala mwajiri. Mkataba wa bidhaa au kazi ni kati ya wanafunzi wawili. Kazi yetu ni kuendesha tovuti, kuhakikisha kuwa wanachama ni wanafunzi, kushikilia pesa za malipo hadi pande zote mbili zikutane, na kuamua migogoro kuhusu pesa hizo kwa masharti haya.',
        ],
      },
      {
        id: 'membership',
        title: '2. Nani anaweza kujiunga',
        blocks: [
          {
            list: [
              'Una umri wa angalau miaka 18.',
              'Umesajiliwa katika mojawapo ya vyuo vikuu vya [orodha](universities) yetu na una barua pepe ya mojawapo ya vikoa vyake. Unaithibitisha kwa msimbo wa mara moja.',
              'Una akaunti moja, yako mwenyewe. Akaunti haziwezi kuuzwa, kuazimwa wala kushirikiwa, na barua pepe moja huhesabiwa mara moja, hata kikiongezwa kitu baada ya alama ya kujumlisha.',
              'Jina lako kwenye {campus.name} ni lile ambalo mwanafunzi unayekutana naye anaweza kukutambua nalo.',
            ],
          },
          '“Mwanafunzi aliyethibitishwa” inamaanisha kuwa mtu aliweza kusoma barua pepe ya chuo akaunti ilipofunguliwa. Si ahadi kuhusu mwenendo wake, kwa hiyo fuata kanuni za usalama za sehemu ya 9.',
          'Weka nenosiri lako siri. Kinachofanywa kwa akaunti yako huhesabiwa kuwa umekifanya wewe, hadi utuambie kuwa mtu mwingine analo. Unaweza kufunga vipindi vingine vyote kwa kubadilisha nenosiri lako.',
        ],
      },
      {
        id: 'listings',
        title: '3. Matangazo',
        blocks: [
          'Eleza unachotoa kwa ukweli, onyesha picha za kitu chenyewe, na utaje bei halisi. Tangazo hubaki wazi kwa siku 60 zaidi; matukio na vibarua huisha tarehe yake ifikapo. Unaweza kubadilisha, kufunga au kufuta tangazo lako wakati wowote, isipokuwa malipo yake yakiwa yanaendelea.',
          'Haki za unachotangaza zinabaki kuwa zako. Unaturuhusu tukihifadhi, tukionyeshe, tubadilishe ukubwa wake na kukipeleka kwa wanaokusudiwa kukiona, kwa muda wote kilipo kwenye {campus.name}. Tangaza tu kilicho chako: nyenzo za masomo ambazo mwandishi wake hakukubali hazifai hapa.',
          'Haviruhusiwi:',
          {
            list: [
              'chochote kilicho kinyume cha sheria {campus.inCountry}, mali ya wizi, silaha, dawa za kulevya, dawa zinazohitaji agizo la daktari, pombe na tumbaku',
              'karatasi za mtihani kabla ya mtihani, insha au miradi ya kuwasilishwa kama kazi ya mtu mwenyewe, vyeti na vitambulisho',
              'akaunti, laini za simu zilizosajiliwa kwa jina la mtu mwingine, na mikopo',
              'maudhui ya ngono, chuki, vitisho, na data binafsi ya watu wengine',
              'ulaghai wa ada ya mapema, biashara za piramidi na kamari',
            ],
          },
        ],
      },
      {
        id: 'payments',
        title: '4. Kulipa, na jinsi pesa zinavyoshikiliwa',
        blocks: [
          'Malipo hukusanywa na mtoa huduma wetu wa malipo, {campus.provider}, kwa kadi au pesa za simu ({campus.networks}). Hatuoni kamwe nambari ya kadi yako wala PIN yako ya pesa za simu.',
          {
            steps: [
              'Ukibonyeza Lipa, tangazo huhifadhiwa kwa ajili yako kwa dakika 15. Hakuna mwingine anayeweza kulinunua wakati huo.',
              'Malipo yakifaulu, pesa zinashikiliwa. Muuzaji anaona kuwa umelipa, na hapati chochote bado.',
              'Mnakutana, unakagua bidhaa au unapata huduma, kisha unaonyesha msimbo wako wa makabidhiano wa tarakimu sita. Muuzaji akishauweka, pesa zinaachiliwa kwake.',
              'Bila msimbo na bila mgogoro, pesa za kitu zinaachiliwa siku 7 baada ya malipo, na za somo au tukio siku 7 baada yake.',
              'Kwa kazi, huduma, hatua na usafirishaji, siku 7 zinaanza kazi ikiwekwa kuwa imekamilika. Kazi ambayo haijawekwa kuwa imekamilika ndani ya siku 3 baada ya tarehe yake inaweza kughairiwa na anayelipa, anayerudishiwa pesa zote. Baada ya siku 30 pesa zinarudishwa zenyewe.',
            ],
          },
          'Kutoa msimbo ni uthibitisho wako kwamba umepata ulicholipia. Usiutume kamwe mapema. Pesa zikishaachiliwa hatuwezi kuzirudisha.',
          'Malipo yakifaulu ingawa muda wa kuhifadhiwa ulikuwa umeisha na tangazo limeenda kwa mwingine, unarudishiwa zote bila kuomba.',
          {
            note: 'Pesa zinazolipwa nje ya {campus.name} (taslimu, au kutumwa moja kwa moja kwa simu) hazishikiliwi, na hatuwezi kufanya lolote kuzihusu. Anayekuomba ulipe mapema mahali pengine anavunja masharti haya: tafadhali mripoti.',
          },
        ],
      },
      {
        id: 'fees',
        title: '5. Ada',
        blocks: [
          'Kujiunga, kutangaza, kuandikiana na kushiriki ni bure. Ada hutokea tu pesa zinapolipwa kupitia {campus.name}, na kiasi chote huonyeshwa kabla hujalipa.',
          {
            table: [
              ['Aina ya mauzo', 'Mnunuzi hulipa', 'Muuzaji hupata'],
              [
                'Bidhaa, mafunzo, tiketi za matukio',
                'bei + ada ya jukwaa ya {campus.purchasePlatformRate} + ada ya kuchakata malipo ya {campus.purchaseProcessingRate}',
                'bei − ada ya pesa za simu ya {campus.purchasePayoutRate}',
              ],
              [
                'Usafirishaji na vibarua',
                'bei + ada ya kuchakata malipo ya {campus.gigProcessingRate}',
                'bei − ada ya jukwaa ya {campus.gigPlatformRate} − ada ya pesa za simu ya {campus.gigPayoutRate}',
              ],
            ],
          },
          'Kila ada hukadiriwa peke yake hadi {campus.minorUnit} iliyo karibu. Pesa zilizoachiliwa hulipwa kwenye akaunti ya pesa za simu uliyotaja, mara moja kwa siku kuanzia {campus.payoutMinimum}, au mara moja ukiomba kwa {campus.instantFee}. Anachotutoza mtoa huduma zaidi ya hapo ni gharama yetu.',
          'Tunatangaza mabadiliko ya ada angalau siku 30 kabla. Hayahusu kamwe malipo yaliyoanza mapema. Mipango imeelezwa kwenye ukurasa wa [Bei](pricing).',
        ],
      },
      {
        id: 'disputes',
        title: '6. Kughairi, migogoro na kurudishiwa pesa',
        blocks: [
          'Kabla msimbo haujatolewa unaweza kufungua mgogoro kwenye ukurasa wa malipo ikiwa upande wa pili hauji, bidhaa si kama ilivyoelezwa, au kazi haijafanywa. Pesa zinasimamishwa. Hakuna upande unaoweza kulipwa hadi msimamizi aamue.',
          'Msimamizi husoma mnachoandika nyote wawili na mlichokubaliana kwenye mazungumzo ya {campus.name}, kisha huachilia pesa kwa muuzaji au humrudishia mnunuzi. Tunalenga kuamua ndani ya siku 5 za kazi.',
          'Pesa hurudishwa kwa njia ileile iliyotumika kulipa, zote, pamoja na ada.',
          'Haki ambazo sheria inakupa kama mtumiaji, miongoni mwa nyingine chini ya {campus.consumerAct}, hazipunguzwi na sehemu hii.',
        ],
      },
      {
        id: 'conduct',
        title: '7. Jinsi tunavyotendeana',
        blocks: [
          'Kuwa mkweli, timiza miadi, na waandikie wengine kama ambavyo ungezungumza nao darasani. Usisumbue, usitume ujumbe usiotakiwa, usikusanye data kwa roboti, usijaribu usalama wetu bila idhini yetu, wala usikwepe kusimamishwa kwa akaunti nyingine.',
          'Maoni husema kilichotokea katika oda iliyokamilika kweli. Hayanunuliwi, hayabadilishanwi wala hayatumiwi kutishia.',
        ],
      },
      {
        id: 'moderation',
        title: '8. Usimamizi na kusimamishwa',
        blocks: [
          'Kila mtu anaweza kuripoti tangazo, ujumbe au mwanachama. Tangazo lililoripotiwa na wanachama watatu hufichwa hadi msimamizi alitazame. Kila hatua ya msimamizi hurekodiwa.',
          'Tunaweza kuondoa maudhui, na kuonya au kusimamisha akaunti zinazovunja masharti haya. Tunakuambia ni kanuni ipi, na unaweza kupinga kwa kuandikia [@]({campus.supportEmail}). Pesa zinazoshikiliwa kwa ajili ya muuzaji aliyesimamishwa hubaki zikishikiliwa hadi oda zake ziamuliwe: hazitaifishwi.',
        ],
      },
      {
        id: 'safety',
        title: '9. Kukutana kwa usalama',
        blocks: [
          {
            list: [
              'Kutaneni chuoni, mchana, mahali penye watu.',
              'Kagua bidhaa kabla ya kuonyesha msimbo wako.',
              'Makubaliano yenu yabaki kwenye mazungumzo ya {campus.name}: msimamizi anaweza kufuata tu kilichoandikwa hapo.',
              'Usitoe kamwe msimbo wa mara moja, PIN yako wala nenosiri lako. Hakuna mtu wa {campus.name} anayeviomba.',
            ],
          },
        ],
      },
      {
        id: 'liability',
        title: '10. Wajibu wetu',
        blocks: [
          'Tunawajibika kwa pesa tunazoshikilia, na kwa madhara tunayosababisha kwa makusudi au uzembe mkubwa, au kwa uhai na afya. Kwa mengine, wajibu wetu kwa oda moja unaishia kwenye kiasi kilicholipwa. Hatuwajibiki kwa ubora wa vitu ambavyo wanafunzi wanauziana, na hatuwezi kuahidi kuwa tovuti haitakatika kamwe.',
        ],
      },
      {
        id: 'ending',
        title: '11. Kuondoka',
        blocks: [
          'Unaweza kufuta akaunti yako kwenye mipangilio wakati wowote, pesa zako zote zikishafika. Matangazo yako yanaondoka nayo. Ujumbe unabaki kwa watu uliowaandikia, chini ya jina “Mtumiaji asiyejulikana”, na rekodi za malipo huhifadhiwa kama sheria inavyotaka.',
        ],
      },
      {
        id: 'changes',
        title: '12. Mabadiliko, sheria na mawasiliano',
        blocks: [
          'Tukibadilisha masharti haya tunawaambia wanachama kwa barua pepe angalau siku 14 kabla. Wasiokubali wanaweza kuondoka; oda zilizo wazi hukamilishwa kwa masharti yaliyokuwapo zilipoanza.',
          'Sheria {campus.ofRepublic} ndiyo inayotumika. Kabla ya kwenda mahakamani, tafadhali tuandikie: mambo mengi yanaweza kutatuliwa. Sehemu ya masharti haya ikiwa batili, nyingine zinabaki.',
          'Maswali: [@]({campus.supportEmail}), au ukurasa wa [Mawasiliano](contact).',
        ],
      },
    ],
  },
} satisfies LanguageTexts;

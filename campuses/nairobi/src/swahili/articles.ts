import type { LanguageTexts } from '@campushive/features/catalogues';

/** The articles of the help centre. */
export const articles = {
  articles: {
    'create-account': {
      title: 'Jinsi ya kufungua akaunti',
      blocks: [
        'Unahitaji barua pepe ya mojawapo ya [vyuo vikuu {campus.universities}](universities), na uwe na umri wa miaka 18 au zaidi.',
        {
          steps: [
            'Fungua [Jisajili](register) na uandike jina lako kamili.',
            'Chagua chuo chako. Mwisho wa barua pepe yake huonekana baada ya jina lako la mtumiaji; baadhi ya vyuo vina miisho miwili ya kuchagua.',
            'Chagua nenosiri: angalau herufi 8, zikiwemo herufi ndogo, herufi kubwa na tarakimu.',
            'Fungua barua pepe yako ya chuo na uandike msimbo wa tarakimu sita. Hufanya kazi kwa dakika 10.',
          ],
        },
        'Basi: umeingia. Msimbo usipofika, soma [Msimbo wangu haufiki](help/code-not-arriving).',
      ],
    },
    'set-up-profile': {
      title: 'Kuandaa wasifu wako',
      blocks: [
        'Watu huamua kwa wasifu wako kama watakutana nawe. Dakika mbili zinaleta tofauti:',
        {
          list: [
            'picha ambayo uso wako unaweza kutambulika mahali pa kukutana',
            'jina lako halisi',
            'sentensi moja au mbili kukuhusu: kozi yako, hosteli yako, unachokiweza vizuri',
          ],
        },
        'Fungua Wasifu kwenye menyu na ubonyeze Hariri wasifu. Chuo chako hutokana na barua pepe yako na hakiwezi kubadilishwa kwa mkono. Barua pepe yako haionyeshwi kamwe kwa wengine.',
      ],
    },
    'first-task': {
      title: 'Kupata kazi yako ya kwanza',
      blocks: [
        'Kazi za kulipwa zipo katika {campus.paidHives}.',
        {
          steps: [
            'Fungua [Mizinga](hives) na uchague {campus.anyPaidHive}. Chuja kwa chuo chako na bei.',
            'Soma kazi yote, kisha ubonyeze Omba. Eleza kwa sentensi mbili kwa nini unafaa na unaweza kuifanya lini.',
            'Aliyetangaza huchagua mwombaji mmoja. Unapata arifa na mazungumzo.',
            'Anza aliyetangaza akishalipa. Hapo kazi husema kuwa pesa zinashikiliwa.',
          ],
        },
        { note: 'Usianze, wala usinunue vifaa, kabla pesa hazijashikiliwa.' },
      ],
    },
    'payment-methods': {
      title: 'Njia za malipo',
      blocks: [
        'Unaweza kulipa kwa {campus.wallets}, au {campus.cards}. Malipo hupitia {campus.provider}; hatuoni kamwe PIN yako wala nambari ya kadi.',
        {
          list: [
            '{campus.promptNetworks}: idhinisha ombi kwenye simu yako. Husubiri kwa takriban dakika tatu.',
            'Kadi: kwenye ukurasa wa {campus.provider} wenyewe, kwa uthibitisho wa benki yako.',
          ],
        },
        'Bidhaa huhifadhiwa kwa ajili yako kwa dakika 15 unapolipa. Simu yako ikipoteza mtandao wakati huo, angalia [Malipo](payments): matokeo huonekana hapo.',
      ],
    },
    'task-completion': {
      title: 'Jinsi kazi inavyokamilika',
      blocks: [
        'Kazi hupitia vituo vitano:',
        {
          steps: [
            'Wazi: wanafunzi huomba.',
            'Imepewa mtu: aliyetangaza amemchagua mmoja.',
            'Imelipwa: pesa za aliyetangaza zinashikiliwa na {campus.name}.',
            'Imefanywa: unakabidhi kazi, aliyetangaza anaonyesha msimbo wa tarakimu sita, wewe unauweka.',
            'Imekamilika: pesa ni zako, kasoro ada, na wote wawili mnaweza kutoa maoni.',
          ],
        },
        'Ukiiweka kazi kuwa imekamilika, aliyetangaza ana siku 7 za kuitazama. Anaikubali, anaomba marekebisho au anaripoti tatizo. Vinginevyo pesa zinaachiliwa kwako.',
        'Kazi ambayo haijawekwa kuwa imekamilika ndani ya siku 3 baada ya tarehe yake inaweza kughairiwa na aliyetangaza, anayerudishiwa pesa zote. Baada ya siku 30 pesa zinarudishwa zenyewe.',
        'Kibarua kikubwa kinaweza kulipwa kwa hatua mnazokubaliana. Kila hatua hulipwa, hufanywa na pesa zake huachiliwa kabla ya kulipia inayofuata.',
      ],
    },
    ratings: {
      title: 'Jinsi alama zinavyofanya kazi',
      blocks: [
        'Oda ikikamilika, pande zote mbili zinaweza kutoa nyota 1 hadi 5 na maneno machache, mara moja.',
        'Maoni huonyeshwa mara tu wote wawili mkishaandika, au baada ya siku 7. Kwa hiyo hakuna anayeweza kujibu maoni kwa mabaya zaidi.',
        'Alama yako ni wastani wa maoni yote yanayoonyeshwa. Kabla ya ya kwanza, wasifu wako unasema hakuna: hiyo si alama mbaya.',
        'Maoni hayawezi kununuliwa wala kuondolewa kwa ombi. Yakikutukana au kufichua mambo ya siri, [yaripoti](help/report-block).',
      ],
    },
    'held-money': {
      title: 'Jinsi pesa zinavyoshikiliwa',
      blocks: [
        'Unapolipa, muuzaji hapati chochote bado. {campus.name} inashikilia pesa hadi mkutane.',
        {
          list: [
            'Unatoa msimbo wako: pesa zinaenda kwa muuzaji.',
            'Unaripoti tatizo: pesa zinasimamishwa hadi msimamizi aamue.',
            'Hakuna kati ya hayo ndani ya siku 7: pesa zinaenda kwa muuzaji. Kwa kazi, huduma na usafirishaji, siku 7 zinaanza kazi ikiwekwa kuwa imekamilika.',
            'Muuzaji anaghairi, au bidhaa ilikuwa imeshaenda kwa mwingine: unarudishiwa zote.',
            'Mwandaaji wa tukio hapati chochote kabla halijaanza. Tukio likighairiwa, unarudishiwa zote.',
          ],
        },
        {
          note: 'Hii inalinda tu kinacholipwa kwenye {campus.name}. Pesa taslimu na pesa zilizotumwa moja kwa moja ni kati yako na mwenzako.',
        },
      ],
    },
    'handover-code': {
      title: 'Msimbo wako wa makabidhiano',
      blocks: [
        'Kila oda iliyolipwa ina msimbo wa tarakimu sita, na uo huo kama msimbo wa QR. Mnunuzi pekee anauona, kwenye ukurasa wa oda chini ya [Malipo](payments).',
        {
          steps: [
            'Kutaneni chuoni, mchana.',
            'Tazama bidhaa, iwashe, hesabu vipande vyake.',
            'Iko sawa? Onyesha msimbo. Muuzaji anauandika au kuuchanganua.',
            'Pesa huachiliwa wakati huo huo.',
          ],
        },
        'Hakuna mtandao mnapokutana? Fungua oda mara moja ukiwa nao. Kisha simu yako inaweza kuonyesha vocha kwenye ukurasa huo huo, na simu ya muuzaji huikagua bila mtandao.',
        'Baada ya kukosea mara tano, msimbo hufungwa kwa muda. Usiutume kamwe kwa ujumbe: aliye nao ana pesa zako.',
      ],
    },
    'disputes-refunds': {
      title: 'Migogoro na kurudishiwa pesa',
      blocks: [
        'Fungua oda chini ya [Malipo](payments) na ubonyeze Ripoti tatizo pesa zikiwa bado zinashikiliwa. Eleza mlichokubaliana na kilichotokea; picha husaidia.',
        'Pesa husimamishwa mara moja. Upande mwingine husikilizwa, na msimamizi huamua, kwa kawaida ndani ya siku 5 za kazi: kuachilia au kurudisha. Nyote wawili mnapata sababu.',
        'Pesa zinazorudishwa hujumuisha ada na hurudi kwa njia zilizokuja nayo. Pesa ya simu huchukua dakika hadi saa, kadi hadi siku 10 za kazi.',
        'Kabla upande mwingine haujalipa au kuanza, oda inaweza kughairiwa tu.',
      ],
    },
    'post-listing': {
      title: 'Kuandika tangazo zuri',
      blocks: [
        'Bonyeza [Tangaza](post), chagua mzinga, na ujaze fomu yake. Kinachosaidia kuuza:',
        {
          list: [
            'picha zilizopigwa mchana, za kitu chenyewe, pamoja na mikwaruzo yake; hadi nane',
            'kichwa ambacho watu wangekitafuta: "HP EliteBook 840 G6, 16 GB", si "Kompyuta inauzwa"',
            'bei unayotaka. Angalia wengine wanaomba ngapi.',
            'mahali pa kuchukulia panapojulikana na wote',
          ],
        },
        'Hukaa wazi kwa siku 60; siku tatu kabla ya mwisho tunakukumbusha. Unaweza kulibadilisha au kulifunga wakati wowote. Mtu anapolipia, huonyeshwa kuwa limehifadhiwa.',
      ],
    },
    fees: {
      title: 'Gharama zake',
      blocks: [
        'Kujiunga, kutangaza na kuandikiana ni bure. Malipo pekee yana ada, na unaziona kabla.',
        {
          table: [
            ['Aina ya mauzo', 'Mnunuzi hulipa', 'Muuzaji hupata'],
            [
              'Bidhaa, mafunzo, tiketi',
              'bei + {campus.purchasePlatformRate} + {campus.purchaseProcessingRate}',
              'bei − {campus.purchasePayoutRate}',
            ],
            [
              'Vibarua',
              'bei + {campus.gigProcessingRate}',
              'bei − {campus.gigPlatformRate} − {campus.gigPayoutRate}',
            ],
          ],
        },
        'Mfano: kibarua cha {campus.examplePrice}. Aliyetangaza hulipa {campus.exampleTotal}, mfanyakazi hupokea {campus.examplePayout}. Zaidi kwenye ukurasa wa [Bei](pricing).',
      ],
    },
    'getting-paid': {
      title: 'Kupokea pesa zako',
      blocks: [
        'Pesa zilizoachiliwa huenda kwenye akaunti ya pesa ya simu yenye jina lako: {campus.anyNetwork}. Iweke kwenye Mipangilio, Malipo; tunakagua jina la mwenye nambari.',
        {
          list: [
            'Zikifika {campus.payoutMinimum} tunazituma mara moja kwa siku.',
            'Nitumie sasa huzituma papo hapo, kwa {campus.instantFee}.',
            'Chini ya {campus.payoutMinimum} zinasubiri nyingine, au Nitumie sasa.',
            'Akaunti mpya au iliyobadilishwa hupokea malipo ya kwanza baada ya saa 24.',
            'Zinazozidi kikomo cha siku cha akaunti yako hutumwa siku inayofuata.',
          ],
        },
        'Malipo yasiyofaulu (nambari isiyo sahihi, akaunti iliyojaa) hurudi kwenye salio lako, na unapata arifa.',
      ],
    },
    'code-not-arriving': {
      title: 'Msimbo wangu haufiki',
      blocks: [
        {
          list: [
            'Angalia barua taka na "Nyingine". Barua pepe za vyuo ni kali.',
            'Kagua mwisho wa anwani. Baadhi ya vyuo vina wa wanafunzi peke yao.',
            'Baada ya sekunde 60 unaweza kuuomba tena. Ukiwa bado unafanya kazi, ni msimbo ule ule unaokuja.',
            'Baada ya kukosea mara tano msimbo huacha kufanya kazi: omba mpya.',
            'Tunatuma misimbo isiyozidi mitano kwa saa na kumi kwa siku kwa anwani moja.',
            'Huenda barua pepe imejaa, au bado haijafunguliwa na idara ya TEHAMA ya chuo chako.',
          ],
        },
        'Bado umekwama? [Tuandikie](contact) jina lako na chuo chako, kutoka anwani yoyote.',
      ],
    },
    'keep-account-safe': {
      title: 'Kuweka akaunti yako salama',
      blocks: [
        {
          list: [
            'Tumia nenosiri usilotumia mahali pengine.',
            'Kwenye Mipangilio, Usalama unaona kila kifaa kilichoingia, na unaweza kutoa kila kimoja.',
            'Kubadilisha nenosiri hutoa vifaa vingine vyote.',
            'Usiweke alama kwenye "Nikumbuke" kwenye kompyuta inayotumiwa na wengine.',
          ],
        },
        'Umesahau nenosiri lako? Tumia "Umesahau nenosiri?" kwenye ukurasa wa kuingia. Kiungo hufanya kazi mara moja, kwa saa moja.',
        { note: 'Hakuna mtu wa {campus.name} anayekuomba nenosiri, PIN wala msimbo.' },
      ],
    },
    'your-data': {
      title: 'Data yako: ione, ichukue, ifute',
      blocks: [
        'Kwenye Mipangilio unaweza kupakua faili moja yenye kila tunachojua kukuhusu, na kufuta akaunti yako. Kufuta kunawezekana pesa zako zote zikiwa zimefika.',
        'Wasifu, matangazo na ulivyohifadhi huondoka mara moja. Ujumbe unabaki kwa uliowaandikia, chini ya "Mtumiaji asiyejulikana"; kumbukumbu za malipo zinabaki kama sheria inavyotaka.',
        'Wanachoona wengine, na haki zako chini ya {campus.protectionAct}, vipo kwenye [Sera ya faragha](privacy). Kinachohifadhiwa na kivinjari chako kipo kwenye [Sera ya vidakuzi](cookies).',
      ],
    },
    scams: {
      title: 'Ulaghai wa kuujua',
      blocks: [
        {
          list: [
            '"Tuma nusu kwanza, nina wanunuzi wengi." Hakuna anayehitaji malipo ya mapema hapa: pesa zinashikiliwa.',
            '"Nipe msimbo wako nikuhifadhie." Msimbo ndio pesa.',
            '"Lipa kwa nambari hii, ni nafuu bila ada." Hapo hakuna kinachoshikiliwa.',
            '"Nimekutumia nyingi kwa makosa, nirudishie." Angalia salio lako mwenyewe, si ujumbe wa simu.',
            'Kazi inayokutaka ulipie mafunzo au usajili.',
          ],
        },
        'Acha kuandika, [ripoti](help/report-block) mazungumzo, na uhifadhi jumbe: ndizo ushahidi.',
      ],
    },
    'report-block': {
      title: 'Kuripoti na kuzuia',
      blocks: [
        'Kitufe cha Ripoti kipo kwenye kila tangazo, ujumbe na wasifu. Chagua sababu na ueleze kilichotokea. Upande mwingine haujui nani ameripoti.',
        'Msimamizi huangalia kila ripoti. Tangazo lililoripotiwa na watu watatu hufichwa hadi hapo. Faili lililoshirikiwa bila ruhusa hufichwa mtu wa pili anapoomba, au saa 24 baada ya wa kwanza.',
        'Zuia, kwenye wasifu au kwenye mazungumzo, humzuia mtu kukuandikia mara moja. Hatumjulishi. Kama kuna oda iliyo wazi kati yenu, unachagua: kuighairi na pesa yote irudishwe, au kuacha ujumbe kuhusu oda hiyo wazi hadi itakapoisha. Hujulishwa kuhusu oda hiyo tu.',
        'Ukiwa hatarini, pigia kwanza polisi ({campus.emergency}) au walinzi wa chuo chako.',
      ],
    },
  },
} satisfies LanguageTexts;

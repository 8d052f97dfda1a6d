import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { ServerTexts } from '../../platform/campus.js';

/** Descriptions of an export's files, in the reader's language. */
export interface ExportTexts {
  readonly intro: string;
  /** Readable files, and folders. */
  readonly others: Readonly<Record<'conversations.txt' | 'photos' | 'study' | 'work', string>>;
  /** Data files, by name. */
  readonly records: Readonly<Record<string, string>>;
  readonly you: string;
  readonly gone: string;
  readonly photo: string;
  readonly about: (listing: string) => string;
}

export const EXPORT_TEXTS: ServerTexts<ExportTexts> = {
  en: {
    intro: `This is everything that {campus.name} knows about you.

What you may want to read first:`,
    others: {
      'conversations.txt': 'your conversations, to read like a letter',
      photos: 'the folder with your pictures in full size',
      study: 'the folder with what you uploaded for others to study with',
      work: 'the folder with files of work that you delivered',
    },
    records: {
      '': `Each .json file is one kind of thing: a list of records with their fields. [] means that there is nothing of it.
Amounts of money are whole numbers of the smallest unit of {campus.currency}, the {campus.minorUnit}; times are in UTC. An id stands for the same thing in every file.`,
      users: 'your account: name, address, bio, settings, when you last confirmed that you are a student',
      sessions: 'where you are signed in',
      passkeys: 'the passkeys that sign you in: their names, and when they were used',
      'calendar-addresses': 'since when your calendar has a private address here',
      'push-subscriptions': 'the browsers that get notifications while the app is not open',
      notifications: 'your notifications in the app',
      uploads: 'your pictures',
      'study-files': 'what you uploaded for others to study with',
      attachments: 'files that you sent in chats and with finished work',
      downloads: 'study files that you downloaded',
      listings: 'what you posted, and tasks that you took on',
      availabilities: 'when you teach',
      'lesson-series': 'weekly lessons that you booked or gave',
      applications: 'tasks that you applied for',
      invitations: 'tasks that you were invited to apply for',
      favorites: 'what you saved and liked',
      'recent-searches': 'what you searched for lately',
      'saved-searches': 'searches that you saved',
      'saved-search-alerts': 'new listings that you were notified of',
      wanted: 'what you looked for',
      'portfolio-pictures': 'pictures of your work, on your page',
      follows: 'whose new listings you hear of',
      feedback: 'what you suggested',
      tickets: 'your places at events',
      conversations: 'who you talk with, and about which listing',
      participations: 'how far you have read each conversation and group, and which you muted or archived',
      messages: 'what both sides wrote in your conversations, and what you wrote in groups',
      'door-helpers': 'events at whose door you help',
      'attendee-messages': 'what you wrote to those who go to your events',
      blocks: 'whom you blocked',
      'milestone-plans': 'the milestones of gigs that you were given',
      offers: 'prices that you offered, or were offered',
      orders: 'what you bought and sold',
      'bundle-items': 'what was bought and sold together',
      meetups: 'where and when you met to hand over',
      disputes: 'complaints about your orders, and their answers',
      charges: 'mobile money that you were asked for',
      'payment-numbers': 'the mobile money number that you paid with last',
      'payout-accounts': 'the mobile money account that you are paid to',
      payouts: 'what was sent to you',
      credits: 'what we gave you of our own money',
      reviews: 'reviews that you wrote and got',
      reports: 'what you reported',
      takedowns: 'listings and wanted posts of yours that were taken away, and your appeals',
    },
    you: 'You',
    gone: UNKNOWN_USER.en,
    photo: '[photo]',
    about: (listing) => `about “${listing}”`,
  },
  fr: {
    intro: `Voici tout ce que {campus.name} sait de vous.

À lire d’abord\u00a0:`,
    others: {
      'conversations.txt': 'vos conversations, à lire comme une lettre',
      photos: 'le dossier de vos images en taille réelle',
      study: 'le dossier de ce que vous avez mis en ligne pour aider les autres à étudier',
      work: 'le dossier des fichiers des travaux que vous avez remis',
    },
    records: {
      '': `Chaque fichier .json est une sorte de chose\u00a0: une liste d’enregistrements avec leurs champs. [] veut dire qu’il n’y en a pas.
Les montants sont des nombres entiers de la plus petite unité de {campus.currency} ({campus.minorUnit}), les heures en temps universel (UTC). Un identifiant désigne la même chose
dans tous les fichiers.`,
      users: 'votre compte\u00a0: nom, adresse, bio, réglages, dernière confirmation de vos études',
      sessions: 'où vous êtes connecté',
      passkeys: 'vos clés d’accès\u00a0: leurs noms, et leur dernière utilisation',
      'calendar-addresses': 'depuis quand votre agenda a une adresse privée ici',
      'push-subscriptions': 'les navigateurs qui reçoivent des notifications quand personne ne regarde',
      notifications: 'ce qui vous a été annoncé dans l’application',
      uploads: 'vos images',
      'study-files': 'ce que vous avez mis en ligne pour aider les autres à étudier',
      attachments: 'les fichiers que vous avez envoyés dans les discussions et avec les travaux terminés',
      downloads: 'les documents d’étude que vous avez téléchargés',
      listings: 'ce que vous avez publié, et les tâches que vous avez prises',
      availabilities: 'quand vous enseignez',
      'lesson-series': 'les cours hebdomadaires que vous avez réservés ou donnés',
      applications: 'vos candidatures',
      invitations: 'les tâches pour lesquelles on vous a invité à candidater',
      favorites: 'ce que vous avez enregistré et aimé',
      'recent-searches': 'vos dernières recherches',
      'saved-searches': 'les recherches que vous avez enregistrées',
      'saved-search-alerts': 'les nouvelles annonces qui vous ont été signalées',
      wanted: 'ce que vous avez cherché',
      'portfolio-pictures': 'les images de vos travaux, sur votre page',
      follows: 'qui vous suivez',
      feedback: 'ce que vous avez proposé',
      tickets: 'vos places aux événements',
      conversations: 'avec qui vous parlez, et de quelle annonce',
      participations:
        'jusqu’où vous avez lu chaque conversation et chaque groupe, et ce que vous avez mis en sourdine ou archivé',
      messages:
        'ce que les deux côtés ont écrit dans vos conversations, et ce que vous avez écrit dans les groupes',
      'door-helpers': 'les événements dont vous contrôlez les billets',
      'attendee-messages': 'ce que vous avez écrit aux participants de vos événements',
      blocks: 'qui vous avez bloqué',
      'milestone-plans': 'les étapes de paiement des tâches que l’on vous a confiées',
      offers: 'les prix que vous avez proposés, ou que l’on vous a proposés',
      orders: 'ce que vous avez acheté et vendu',
      'bundle-items': 'ce qui a été acheté et vendu en lot',
      meetups: 'où et quand vous vous êtes retrouvés pour la remise',
      disputes: 'les litiges sur vos commandes, et leurs réponses',
      charges: 'les demandes de mobile money qui vous ont été faites',
      'payment-numbers': 'le numéro mobile money de votre dernier paiement',
      'payout-accounts': 'le compte mobile money qui reçoit votre argent',
      payouts: 'ce qui vous a été envoyé',
      credits: 'les avoirs que nous vous avons accordés',
      reviews: 'les avis que vous avez écrits et reçus',
      reports: 'ce que vous avez signalé',
      takedowns: 'vos annonces et recherches retirées, et vos recours',
    },
    you: 'Vous',
    gone: UNKNOWN_USER.fr,
    photo: '[photo]',
    about: (listing) => `à propos de «\u00a0${listing}\u00a0»`,
  },
  es: {
    intro: `Esto es todo lo que {campus.name} sabe de ti.

Lo que quizá quieras leer primero:`,
    others: {
      'conversations.txt': 'tus conversaciones, para leerlas como una carta',
      photos: 'la carpeta con tus imágenes en tamaño completo',
      study: 'la carpeta con lo que subiste para que otros estudien',
      work: 'la carpeta con los archivos de los trabajos que entregaste',
    },
    records: {
      '': `Cada archivo .json es un tipo de cosa: una lista de registros con sus campos. [] significa que no hay nada.
Los importes son números enteros de la unidad menor de {campus.currency} ({campus.minorUnit}) y las horas están en tiempo universal (UTC). Un identificador es lo mismo en todos
los archivos.`,
      users:
        'tu cuenta: nombre, dirección, biografía, ajustes, cuándo confirmaste por última vez que estudias',
      sessions: 'dónde has iniciado sesión',
      passkeys: 'tus llaves de acceso: sus nombres y cuándo se usaron',
      'calendar-addresses': 'desde cuándo tu calendario tiene aquí una dirección privada',
      'push-subscriptions': 'los navegadores que reciben notificaciones cuando nadie mira',
      notifications: 'lo que se te dijo en la aplicación',
      uploads: 'tus imágenes',
      'study-files': 'lo que subiste para que otros estudien',
      attachments: 'los archivos que enviaste en los chats y con los trabajos terminados',
      downloads: 'los apuntes que descargaste',
      listings: 'lo que publicaste y las tareas que tomaste',
      availabilities: 'cuándo das clases',
      'lesson-series': 'las clases semanales que reservaste o diste',
      applications: 'tus solicitudes para tareas',
      invitations: 'tareas que te invitaron a solicitar',
      favorites: 'lo que guardaste y te gustó',
      'recent-searches': 'lo último que buscaste',
      'saved-searches': 'las búsquedas que guardaste',
      'saved-search-alerts': 'los anuncios nuevos de los que se te avisó',
      wanted: 'lo que buscabas',
      'portfolio-pictures': 'las imágenes de tus trabajos, en tu página',
      follows: 'a quién sigues',
      feedback: 'lo que propusiste',
      tickets: 'tus plazas en eventos',
      conversations: 'con quién hablas y sobre qué anuncio',
      participations:
        'hasta dónde has leído cada conversación y cada grupo, y cuáles silenciaste o archivaste',
      messages: 'lo que escribieron ambos lados en tus conversaciones, y lo que escribiste en grupos',
      'door-helpers': 'eventos en cuya puerta ayudas',
      'attendee-messages': 'lo que escribiste a quienes van a tus eventos',
      blocks: 'a quién bloqueaste',
      'milestone-plans': 'las etapas de pago de las tareas que te dieron',
      offers: 'precios que ofreciste o que te ofrecieron',
      orders: 'lo que compraste y vendiste',
      'bundle-items': 'lo que se compró y vendió en lote',
      meetups: 'dónde y cuándo quedaste para la entrega',
      disputes: 'las disputas sobre tus pedidos y sus respuestas',
      charges: 'los cobros de dinero móvil que se te pidieron',
      'payment-numbers': 'el número de dinero móvil de tu último pago',
      'payout-accounts': 'la cuenta de dinero móvil donde se te paga',
      payouts: 'lo que se te envió',
      credits: 'los abonos que te hicimos',
      reviews: 'las reseñas que escribiste y recibiste',
      reports: 'lo que denunciaste',
      takedowns: 'tus anuncios y búsquedas retirados, y tus apelaciones',
    },
    you: 'Tú',
    gone: UNKNOWN_USER.es,
    photo: '[foto]',
    about: (listing) => `sobre «${listing}»`,
  },
  sw: {
    intro: `Haya ni yote ambayo {campus.name} inayajua kukuhusu.

Unayoweza kutaka kusoma kwanza:`,
    others: {
      'conversations.txt': 'mazungumzo yako, ya kusoma kama barua',
      photos: 'folda yenye picha zako katika ukubwa kamili',
      study: 'folda yenye ulivyopakia ili wengine wasome navyo',
      work: 'folda yenye faili za kazi ulizowasilisha',
    },
    records: {
      '': `Kila faili la .json ni aina moja ya kitu: orodha ya rekodi na sehemu zake. [] maana yake hakuna chochote.
Kiasi cha pesa ni nambari kamili za kipimo kidogo zaidi cha {campus.currency} ({campus.minorUnit}); saa ni za UTC. Kitambulisho kimoja ni kitu kilekile katika kila faili.`,
      users: 'akaunti yako: jina, anwani, wasifu, mipangilio, ulipothibitisha mwisho kuwa ni mwanafunzi',
      sessions: 'vifaa ulivyoingia kwavyo',
      passkeys: 'funguo zako za siri: majina yake, na zilipotumika',
      'calendar-addresses': 'tangu lini kalenda yako ina anwani ya faragha hapa',
      'push-subscriptions': 'vivinjari vinavyopokea arifa programu ikiwa imefungwa',
      notifications: 'arifa zako kwenye programu',
      uploads: 'picha zako',
      'study-files': 'ulivyopakia ili wengine wasome navyo',
      attachments: 'faili ulizotuma katika mazungumzo na pamoja na kazi zilizokamilika',
      downloads: 'faili za kusomea ulizopakua',
      listings: 'ulichotangaza, na kazi ulizochukua',
      availabilities: 'saa unazofundisha',
      'lesson-series': 'masomo ya kila wiki uliyoweka nafasi au kuyatoa',
      applications: 'kazi ulizoomba',
      invitations: 'kazi ulizoalikwa kuomba',
      favorites: 'ulichohifadhi na kupenda',
      'recent-searches': 'ulichotafuta karibuni',
      'saved-searches': 'utafutaji uliohifadhi',
      'saved-search-alerts': 'matangazo mapya uliyoarifiwa',
      wanted: 'ulichokuwa unatafuta',
      'portfolio-pictures': 'picha za kazi zako, kwenye ukurasa wako',
      follows: 'unaowafuata',
      feedback: 'ulichopendekeza',
      tickets: 'nafasi zako kwenye matukio',
      conversations: 'unaozungumza nao, na kuhusu tangazo gani',
      participations:
        'umesoma hadi wapi kila mazungumzo na kikundi, na ulivyonyamazisha au kuweka kwenye kumbukumbu',
      messages: 'pande zote mbili zilichoandika kwenye mazungumzo yako, na ulichoandika kwenye vikundi',
      'door-helpers': 'matukio unayosaidia mlangoni',
      'attendee-messages': 'ulichowaandikia wanaokuja kwenye matukio yako',
      blocks: 'uliowazuia',
      'milestone-plans': 'hatua za malipo za kazi ulizopewa',
      offers: 'bei ulizotoa, au ulizopewa',
      orders: 'ulichonunua na kuuza',
      'bundle-items': 'kilichonunuliwa na kuuzwa pamoja',
      meetups: 'mahali na saa mlizokutana kukabidhiana',
      disputes: 'malalamiko kuhusu oda zako, na majibu yake',
      charges: 'pesa ya simu uliyoombwa',
      'payment-numbers': 'nambari ya pesa ya simu uliyolipia mara ya mwisho',
      'payout-accounts': 'akaunti ya pesa ya simu unayolipwa',
      payouts: 'ulichotumiwa',
      credits: 'pesa zetu wenyewe tulizokupa',
      reviews: 'maoni uliyoandika na kupata',
      reports: 'ulichoripoti',
      takedowns: 'matangazo yako yaliyofichwa, na rufaa zako',
    },
    you: 'Wewe',
    gone: UNKNOWN_USER.sw,
    photo: '[picha]',
    about: (listing) => `kuhusu “${listing}”`,
  },
};

/** Returns the file that describes all others. */
export function readmeOf({ intro, others, records }: ExportTexts): string {
  const { '': how = '', ...files } = records;
  const lines = (entries: Readonly<Record<string, string>>, end: string) =>
    Object.entries(entries).map(([name, text]) => `  ${name}${end}: ${text}`);
  return [intro, ...lines(others, ''), '', how, ...lines(files, '.json'), ''].join('\n');
}

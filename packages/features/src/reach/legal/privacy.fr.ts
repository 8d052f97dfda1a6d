import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Politique de confidentialité',
  intro:
    'Cette politique dit ce que {campus.name} sait de vous, pourquoi, combien de temps, qui d’autre le voit et ce que vous pouvez y faire. Elle suit {campus.protectionActInFull}. Les règles d’usage du site figurent dans les [Conditions d’utilisation](terms).',
  sections: [
    {
      id: 'controller',
      title: '1. Qui est responsable',
      blocks: [
        '{campus.operator}, est responsable du traitement. Notre délégué à la protection des données lit [@]({campus.privacyEmail}).',
        '{campus.name} n’est pas destiné aux moins de 18 ans. Si nous apprenons qu’un membre est plus jeune, nous fermons le compte et supprimons ses données.',
      ],
    },
    {
      id: 'data',
      title: '2. Ce que nous recueillons, et pourquoi',
      blocks: [
        'Nous recueillons ce dont le service a besoin, et rien pour le vendre. À côté de chaque donnée figurent le but et le fondement que {campus.act} admet.',
        {
          table: [
            ['Donnée', 'But', 'Fondement'],
            [
              'Nom, adresse e-mail universitaire, université',
              'Ouvrir votre compte et montrer aux autres que vous êtes étudiant. Votre adresse n’est jamais montrée aux autres membres.',
              'Contrat avec vous',
            ],
            [
              'Mot de passe',
              'Vous laisser entrer. Conservé seulement sous forme d’empreinte argon2id, irréversible.',
              'Contrat',
            ],
            [
              'Bio, photo, nom d’utilisateur',
              'Les montrer sur votre profil, si vous les donnez.',
              'Votre consentement',
            ],
            [
              'Résidence ou foyer',
              'Commencer les listes par elle, si vous en indiquez une. Les autres la voient là où vous la montrez.',
              'Votre consentement',
            ],
            [
              'Annonces, photos, candidatures, réponses aux événements',
              'Les montrer. Les photos sont réencodées, ce qui efface le lieu et l’appareil qu’un appareil photo y inscrit.',
              'Contrat',
            ],
            [
              'Messages et pièces jointes',
              'Les livrer, et permettre à la modération de trancher un signalement ou un litige à leur sujet. Nous ne les lisons pour rien d’autre.',
              'Contrat',
            ],
            [
              'Paiements\u00a0: quoi, quand, combien, entre qui\u00a0; numéro de versement et son réseau\u00a0; du numéro avec lequel vous payez, les trois premiers et les quatre derniers chiffres avec chaque paiement, et le dernier numéro entier, chiffré, jusqu’à ce que vous le supprimiez',
              'Encaisser, retenir, verser et rembourser l’argent, et tenir les comptes.',
              'Contrat, obligation légale',
            ],
            [
              'Ce que vous avez enregistré, vos recherches enregistrées et vos dix dernières recherches, qui vous suivez et qui vous avez bloqué',
              'Vous le montrer de nouveau, et vous avertir des nouveautés.',
              'Contrat',
            ],
            ['Avis, signalements, litiges', 'Garder la place de marché honnête.', 'Intérêt légitime'],
            [
              'Sessions\u00a0: heure, nom du navigateur, et pays de la connexion, ou ville si elle est connue\u00a0; brièvement l’adresse réseau',
              'Vous montrer où vous êtes connecté, et arrêter les essais de mots de passe et les avalanches de requêtes.',
              'Intérêt légitime',
            ],
            [
              'Adresse e-mail, numéro de téléphone et annonces d’un vendeur que nous aidons à démarrer, saisies par notre équipe',
              'Vous envoyer un e-mail ou un SMS, afin que vous puissiez publier les annonces.',
              'Intérêt légitime',
            ],
            [
              'Adresse e-mail et langue sur une liste d’attente, si vous l’y mettez',
              'Vous écrire une fois, quand votre université ouvre.',
              'Votre consentement',
            ],
            [
              'Code de l’ambassadeur dont le lien vous a mené ici, et une empreinte de votre adresse',
              'Compter chaque inscription une seule fois.',
              'Intérêt légitime',
            ],
            ['Ce que vous nous écrivez', 'Vous répondre.', 'Votre demande'],
          ],
        },
        'Nous ne demandons ni ne voulons de données sur votre religion, vos opinions, votre santé ou votre origine. Nous ne connaissons ni votre numéro de carte, ni votre PIN, ni votre position.',
      ],
    },
    {
      id: 'not',
      title: '3. Ce que nous ne faisons pas',
      blocks: [
        {
          list: [
            'aucune publicité, aucune vente ni location de données',
            'aucune mesure d’audience ni suivi par d’autres entreprises, sur aucune page',
            'aucune requête vers un tiers avant que vous ne la demandiez\u00a0: polices et images viennent de chez nous, et la carte de la page de contact n’est chargée qu’avec votre accord',
            'aucune décision sur vous par une machine seule\u00a0: une annonce masquée après trois signalements attend une personne',
          ],
        },
      ],
    },
    {
      id: 'visible',
      title: '4. Ce que voient les autres',
      blocks: [
        'Tout le monde peut voir les annonces ouvertes avec leurs photos, sans le nom de leur auteur. Tout le monde voit aussi la photo d’un tuteur, sans son nom, si son profil est ouvert à tous. Les étudiants connectés voient aussi le nom, la photo, l’université, la note et les avis de l’auteur. Seules les deux personnes d’une conversation en voient les messages\u00a0; seuls l’acheteur et le vendeur voient une commande.',
        'Dans les paramètres, vous décidez qui voit votre profil, avec les avis sur vous et vos annonces\u00a0: tout le monde, comme au début, les étudiants seulement, ou seulement vos contacts. Vous y décidez aussi quelles notifications vous recevez. Vous pouvez bloquer un membre, qui ne peut alors plus vous écrire.',
      ],
    },
    {
      id: 'processors',
      title: '5. Qui travaille pour nous',
      blocks: [
        'Ces destinataires traitent des données sur nos instructions, et seulement ce que leur tâche exige\u00a0:',
        {
          list: [
            '{campus.provider}, notre prestataire de paiement\u00a0: votre adresse e-mail, le montant et la référence d’un paiement, {campus.sharedNumbers}',
            'l’entreprise qui héberge nos serveurs et leurs sauvegardes',
            'l’entreprise qui achemine nos e-mails',
            'le service de notification de votre navigateur, si vous activez les notifications\u00a0; le contenu est chiffré pour votre appareil',
            'l’entreprise qui achemine nos SMS, si vous ajoutez un numéro pour en recevoir\u00a0: le numéro et le texte',
            'OpenStreetMap, si vous autorisez la carte\u00a0: votre adresse réseau et le nom de votre navigateur',
          ],
        },
        'Certains conservent des données {campus.outsideCountry}. Nous choisissons des destinataires dont la loi ou le contrat offre la protection exigée par {campus.act}. Nous ne remettons de données à la police ou à un tribunal que si la loi {campus.demonym} nous y oblige, et nous vous le disons sauf interdiction.',
      ],
    },
    {
      id: 'retention',
      title: '6. Combien de temps nous les gardons',
      blocks: [
        {
          table: [
            ['Donnée', 'Conservée'],
            ['Codes à usage unique\u00a0; liens de réinitialisation', '10 minutes\u00a0; 60 minutes'],
            ['Une inscription jamais vérifiée', 'quelques jours'],
            [
              'Sessions',
              '24 heures après le dernier usage, ou 30 jours avec «\u00a0Se souvenir de moi\u00a0»',
            ],
            ['Essais comptés et adresses réseau', 'des heures, au plus quelques jours'],
            [
              'Vos dernières recherches',
              'jusqu’à ce que vous les effaciez ou que de nouvelles les remplacent',
            ],
            ['Profil, annonces, photos', 'jusqu’à ce que vous les supprimiez, eux ou votre compte'],
            [
              'Messages',
              'jusqu’à la suppression des comptes des deux côtés\u00a0; ceux qui ont été signalés restent à la modération',
            ],
            [
              'Paiements et écritures comptables',
              'au moins six ans après la fin de l’année, comme l’exige le droit fiscal',
            ],
            [
              'Signalements, litiges et actes de modération',
              'comme preuves des décisions, sans votre nom une fois votre compte supprimé',
            ],
            [
              'Adresse et annonces saisies par notre équipe',
              'jusqu’à un mois après la fin du lien de l’e-mail',
            ],
            [
              'Adresse sur une liste d’attente',
              'jusqu’à ce que vous la quittiez, que votre université ouvre ou qu’un an passe',
            ],
            ['Empreinte de votre adresse avec le code d’un ambassadeur', 'un an'],
            ['Ce que vous nous avez écrit', 'deux ans'],
          ],
        },
        'Les sauvegardes sont écrasées sous 35 jours.',
      ],
    },
    {
      id: 'security',
      title: '7. Comment nous les protégeons',
      blocks: [
        'Tout le trafic est chiffré. Mots de passe, jetons de session et codes à usage unique ne sont conservés que sous forme d’empreintes. Qui travaille pour nous ne voit des données personnelles que si sa tâche l’exige, et les actes des modérateurs sont consignés. Si des données tombent entre de mauvaises mains, nous prévenons {campus.authority} et les personnes concernées dès que raisonnablement possible, comme l’exige {campus.act}.',
      ],
    },
    {
      id: 'rights',
      title: '8. Vos droits',
      blocks: [
        'Selon {campus.act}, vous pouvez\u00a0:',
        {
          list: [
            'voir ce que nous détenons sur vous\u00a0: les paramètres offrent un export de tout en un seul fichier',
            'le faire corriger\u00a0: vous pouvez changer presque tout vous-même',
            'le faire effacer\u00a0: supprimez votre compte dans les paramètres, ou écrivez-nous',
            'vous opposer à un traitement, retirer un consentement et refuser la prospection (nous n’en faisons pas)',
            'faire examiner par une personne une décision préparée par une machine',
            'demander réparation d’un dommage causé par une violation de la loi',
          ],
        },
        'Écrivez à [@]({campus.privacyEmail}) depuis votre adresse universitaire. Nous répondons sous 21 jours et gratuitement.',
        'Vous pouvez à tout moment vous plaindre auprès de {campus.authorityContact}.',
      ],
    },
    {
      id: 'deletion',
      title: '9. Ce que supprimer veut dire',
      blocks: [
        'Quand vous supprimez votre compte, votre profil, votre photo, vos annonces, ce que vous avez enregistré, vos sessions et vos paramètres de notification disparaissent. Les messages, avec leurs photos et fichiers, restent chez ceux à qui vous avez écrit, sous le nom «\u00a0Utilisateur inconnu\u00a0», car ils leur appartiennent aussi. Ils sont effacés quand l’autre compte est supprimé à son tour, sauf ce qui a été signalé. Le travail que vous avez remis reste avec sa commande. Les écritures comptables restent aussi longtemps que la loi l’exige, sans chemin de retour vers votre profil.',
      ],
    },
    {
      id: 'cookies',
      title: '10. Stockage sur votre appareil',
      blocks: [
        '{campus.name} dépose trois cookies nécessaires\u00a0: l’un permet à notre serveur de vous envoyer votre propre page pendant que vous êtes connecté, un autre contient votre thème et votre langue, et le dernier un nom aléatoire de ce navigateur, pour vous prévenir quand un autre appareil se connecte. Ils sont décrits, avec ce que votre navigateur garde encore pour nous, dans la [Politique relative aux cookies](cookies), où vous pouvez aussi changer votre choix.',
      ],
    },
    {
      id: 'changes',
      title: '11. Changements',
      blocks: [
        'Quand nous changeons cette politique de façon importante, nous prévenons les membres par e-mail au moins 14 jours avant, et redemandons votre accord là où un nouvel usage l’exige. La date en haut dit quand elle a changé pour la dernière fois.',
      ],
    },
  ],
};

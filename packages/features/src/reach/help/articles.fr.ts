import type { Articles } from './articles.js';

export const messages: Articles = {
  'create-account': {
    title: 'Comment créer un compte',
    blocks: [
      'Il vous faut une adresse e-mail de l’une des [{campus.universities} universités](universities), et avoir 18 ans ou plus.',
      {
        steps: [
          'Ouvrez [Inscription](register) et saisissez votre nom complet.',
          'Choisissez votre université. Sa terminaison apparaît derrière votre identifiant e-mail\u00a0; certaines en ont deux au choix.',
          'Choisissez un mot de passe\u00a0: au moins 8 caractères avec une minuscule, une majuscule et un chiffre.',
          'Ouvrez votre boîte universitaire et saisissez le code à six chiffres. Il est valable 10 minutes.',
        ],
      },
      'C’est tout\u00a0: la connexion est faite. Si le code ne vient pas, lisez [Mon code n’arrive pas](help/code-not-arriving).',
    ],
  },
  'set-up-profile': {
    title: 'Compléter son profil',
    blocks: [
      'Votre profil décide si l’on vient à votre rencontre. Deux minutes font la différence\u00a0:',
      {
        list: [
          'une photo où l’on reconnaît votre visage au point de rencontre',
          'votre vrai nom',
          'une ou deux phrases\u00a0: votre filière, votre résidence, ce que vous savez faire',
        ],
      },
      'Ouvrez Profil dans le menu et appuyez sur Modifier le profil. Votre université vient de votre adresse e-mail et ne se change pas à la main. Votre adresse n’est jamais montrée aux autres.',
    ],
  },
  'first-task': {
    title: 'Trouver sa première tâche',
    blocks: [
      'Le travail payé est dans {campus.paidHives}.',
      {
        steps: [
          'Ouvrez les [Ruches](hives) et choisissez {campus.anyPaidHive}. Filtrez par université et par prix.',
          'Lisez la tâche jusqu’au bout, puis candidatez et dites en deux phrases pourquoi vous, et quand.',
          'L’auteur choisit un candidat. Vous recevez une notification et une conversation.',
          'Commencez quand l’auteur a payé\u00a0: la tâche dit alors que l’argent est retenu.',
        ],
      },
      { note: 'Ne commencez jamais, et n’achetez jamais de matériel, avant que l’argent soit retenu.' },
    ],
  },
  'payment-methods': {
    title: 'Moyens de paiement',
    blocks: [
      'Vous pouvez payer {campus.waysToPay}. Les paiements passent par {campus.provider}\u00a0; nous ne voyons ni votre PIN ni votre carte.',
      {
        list: [
          '{campus.promptNetworks}\u00a0: approuvez la demande sur votre téléphone. Elle attend environ trois minutes.',
          '{campus.voucherNetworks}\u00a0: composez le code affiché pour obtenir un bon, puis saisissez-le.',
          'Carte\u00a0: sur la page de {campus.provider}, avec la confirmation de votre banque.',
        ],
      },
      'L’article vous est réservé 15 minutes. Si le réseau tombe entre-temps, voyez [Transactions](payments)\u00a0: le résultat y apparaît.',
    ],
  },
  'task-completion': {
    title: 'Le déroulement d’une tâche',
    blocks: [
      'Une tâche passe par cinq étapes\u00a0:',
      {
        steps: [
          'Ouverte\u00a0: des étudiants candidatent.',
          'Attribuée\u00a0: l’auteur a choisi quelqu’un.',
          'Payée\u00a0: l’argent de l’auteur est retenu par {campus.name}.',
          'Faite\u00a0: vous remettez le travail ou le colis, l’auteur montre le code à six chiffres, vous le saisissez.',
          'Achevée\u00a0: l’argent est à vous, moins les frais, et chacun peut donner son avis.',
        ],
      },
      'Quand vous marquez le travail comme terminé, l’auteur a 7 jours pour le regarder. Il l’accepte, demande une révision ou ouvre un litige. Sinon, l’argent vous est versé.',
      'Un travail qui n’est pas marqué comme terminé dans les 3 jours après sa date peut être annulé par l’auteur, qui est remboursé en entier. Après 30 jours, il est remboursé automatiquement.',
      'Une tâche chère peut être payée en plusieurs fois, par étapes de paiement que vous acceptez tous deux. Chacune est payée, faite et libérée avant que la suivante ne soit payée.',
    ],
  },
  ratings: {
    title: 'Le système de notation',
    blocks: [
      'Après une commande achevée, chacun peut donner de 1 à 5 étoiles et quelques mots, une fois.',
      'Un avis est montré dès que les deux sont écrits, ou après 7 jours. Personne ne peut donc répondre à un avis par un pire.',
      'Votre note est la moyenne des avis montrés. Avant le premier, votre profil dit qu’il n’y en a pas\u00a0: ce n’est pas une mauvaise note.',
      'Un avis ne s’achète pas et ne se retire pas sur demande. Un avis injurieux ou indiscret peut être [signalé](help/report-block).',
    ],
  },
  'held-money': {
    title: 'Comment l’argent est retenu',
    blocks: [
      'Quand vous payez, le vendeur ne reçoit encore rien. {campus.name} retient l’argent jusqu’à votre rencontre.',
      {
        list: [
          'Vous donnez votre code\u00a0: l’argent va au vendeur.',
          'Vous ouvrez un litige\u00a0: l’argent est bloqué jusqu’à la décision de la modération.',
          'Ni l’un ni l’autre en 7 jours\u00a0: l’argent va au vendeur. Pour les tâches, les services et les courses, les 7 jours commencent quand le travail est marqué comme terminé.',
          'Le vendeur annule, ou l’article était déjà parti\u00a0: tout vous revient.',
          'L’organisateur d’un événement ne reçoit rien avant le début. Si l’événement est annulé, tout vous revient.',
        ],
      },
      {
        note: 'Cela ne protège que ce qui est payé sur {campus.name}. Les espèces et transferts directs sont entre vous et l’autre personne.',
      },
    ],
  },
  'handover-code': {
    title: 'Votre code de remise',
    blocks: [
      'Chaque commande payée a un code à six chiffres, aussi en code QR. Seul l’acheteur le voit, sur la page de la commande, sous [Transactions](payments).',
      {
        steps: [
          'Rencontrez-vous sur le campus, de jour.',
          'Examinez l’article, allumez-le, comptez les pièces.',
          'Tout va bien\u00a0? Montrez le code. Le vendeur le saisit ou le scanne.',
          'L’argent est libéré au même instant.',
        ],
      },
      'Pas de réseau là où vous vous retrouvez\u00a0? Ouvrez la commande une fois quand vous en avez. Votre téléphone peut ensuite montrer un bon sur la même page, et celui du vendeur le vérifie sans réseau.',
      'Après cinq essais faux, le code est bloqué un moment. Ne l’envoyez jamais par message\u00a0: qui l’a a votre argent.',
    ],
  },
  'disputes-refunds': {
    title: 'Litiges et remboursements',
    blocks: [
      'Ouvrez la commande sous [Transactions](payments) et ouvrez un litige tant que l’argent est retenu. Dites ce qui était convenu et ce qui s’est passé\u00a0; des photos aident.',
      'L’argent est bloqué aussitôt. L’autre partie est entendue et la modération tranche, en général sous 5 jours ouvrés\u00a0: versement ou remboursement. Les deux apprennent pourquoi.',
      'Le remboursement comprend les frais et revient par le même chemin. {campus.refundTimes}',
      'Tant que l’autre n’a ni payé ni commencé, une commande peut simplement être annulée.',
    ],
  },
  'post-listing': {
    title: 'Publier une bonne annonce',
    blocks: [
      'Appuyez sur [Publier](post), choisissez la ruche et remplissez son formulaire. Ce qui aide à vendre\u00a0:',
      {
        list: [
          'des photos au grand jour, de cet objet même, avec ses rayures\u00a0; jusqu’à huit',
          'un titre que l’on chercherait\u00a0: «\u00a0HP EliteBook 840 G6, 16\u00a0Go\u00a0», pas «\u00a0Ordinateur à vendre\u00a0»',
          'le prix que vous voulez. Regardez ce que demandent les autres.',
          'un lieu de retrait que tout le monde connaît',
        ],
      },
      'Elle reste ouverte 60 jours\u00a0; trois jours avant la fin nous vous prévenons. Vous pouvez la modifier ou la fermer à tout moment. Pendant qu’on la paie, elle est marquée réservée.',
    ],
  },
  fees: {
    title: 'Ce que cela coûte',
    blocks: [
      'S’inscrire, publier et écrire est gratuit. Seuls les paiements portent des frais, et vous les voyez avant.',
      {
        table: [
          ['Type de vente', 'L’acheteur paie', 'Le vendeur reçoit'],
          [
            'Articles, cours, billets',
            'prix + {campus.purchasePlatformRate} + {campus.purchaseProcessingRate}',
            'prix − {campus.purchasePayoutRate}',
          ],
          [
            'Livraisons et missions',
            'prix + {campus.gigProcessingRate}',
            'prix − {campus.gigPlatformRate} − {campus.gigPayoutRate}',
          ],
        ],
      },
      'Exemple\u00a0: une mission à {campus.examplePrice}. L’auteur paie {campus.exampleTotal}, la personne qui aide reçoit {campus.examplePayout}. Plus à la page [Tarifs](pricing).',
    ],
  },
  'getting-paid': {
    title: 'Recevoir son argent',
    blocks: [
      'L’argent versé va sur un {campus.payoutAccountKinds} à votre nom{campus.ofNetworks}. Indiquez-le sous Paramètres, Facturation\u00a0; nous vérifions le nom lié au numéro.',
      {
        list: [
          'À partir de {campus.payoutMinimum}, nous versons de nous-mêmes une fois par jour.',
          'Le bouton « Me verser » l’envoie aussitôt, pour {campus.instantFee}.',
          'Sous {campus.payoutMinimum}, il attend la suite, ou que vous appuyiez sur « Me verser ».',
          'Un compte nouveau ou modifié reçoit son premier versement après 24 heures.',
          'Ce qui dépasse la limite quotidienne de votre compte part le lendemain.',
        ],
      },
      'Un versement qui échoue (mauvais numéro, compte plein) revient à votre solde, et nous vous prévenons.',
    ],
  },
  'code-not-arriving': {
    title: 'Mon code n’arrive pas',
    blocks: [
      {
        list: [
          'Regardez dans les indésirables et «\u00a0Autres\u00a0». Les boîtes universitaires sont strictes.',
          'Vérifiez la fin de l’adresse. Certaines universités en ont une à part pour les étudiants.',
          'Après 60 secondes, vous pouvez le redemander. Tant qu’il marche, c’est le même code qui arrive.',
          'Après cinq essais faux, un code est nul\u00a0: demandez-en un autre.',
          'Nous envoyons au plus cinq codes par heure et dix par jour à une adresse.',
          'La boîte est peut-être pleine, ou pas encore ouverte par le service informatique.',
        ],
      },
      'Rien n’y fait\u00a0? [Écrivez-nous](contact) avec votre nom et votre université, depuis n’importe quelle adresse.',
    ],
  },
  'keep-account-safe': {
    title: 'Protéger son compte',
    blocks: [
      {
        list: [
          'Utilisez un mot de passe que vous n’utilisez nulle part ailleurs.',
          'Sous Paramètres, Sécurité, vous voyez chaque appareil connecté et pouvez y mettre fin.',
          'Changer de mot de passe ferme toutes les autres sessions.',
          'Ne cochez pas «\u00a0Se souvenir de moi\u00a0» sur un ordinateur partagé.',
        ],
      },
      'Mot de passe oublié\u00a0? Utilisez «\u00a0Mot de passe oublié\u00a0?\u00a0» à la connexion. Le lien marche une fois, pendant une heure.',
      { note: 'Personne de {campus.name} ne demande jamais votre mot de passe, votre PIN ou un code.' },
    ],
  },
  'your-data': {
    title: 'Vos données\u00a0: les voir, les prendre, les supprimer',
    blocks: [
      'Sous Paramètres, vous pouvez télécharger un fichier avec tout ce que nous savons de vous, et supprimer votre compte. C’est possible dès qu’aucun argent à vous n’est en cours.',
      'Profil, annonces et éléments enregistrés partent aussitôt. Les messages restent chez ceux à qui vous avez écrit, sous «\u00a0Utilisateur inconnu\u00a0»\u00a0; les traces de paiement restent comme la loi l’exige.',
      'Ce que voient les autres, et vos droits selon la loi {campus.demonym}, sont dans la [Politique de confidentialité](privacy). Ce que garde votre navigateur est dans la [Politique relative aux cookies](cookies).',
    ],
  },
  scams: {
    title: 'Les arnaques à connaître',
    blocks: [
      {
        list: [
          '«\u00a0Envoie la moitié d’abord, j’ai beaucoup d’acheteurs.\u00a0» Personne n’a besoin d’avance ici\u00a0: l’argent est retenu.',
          '«\u00a0Donne-moi ton code pour que je te le réserve.\u00a0» Le code, c’est l’argent.',
          '«\u00a0Paie à ce numéro, c’est moins cher sans frais.\u00a0» Alors rien n’est retenu.',
          '«\u00a0J’ai trop envoyé par erreur, renvoie-le.\u00a0» Regardez votre solde, pas un SMS.',
          'Un travail qui vous demande de payer une formation ou une inscription.',
        ],
      },
      'Cessez d’écrire, [signalez](help/report-block) la conversation et gardez les messages\u00a0: ce sont les preuves.',
    ],
  },
  'report-block': {
    title: 'Signaler et bloquer',
    blocks: [
      'Signaler figure sur chaque annonce, message et profil. Choisissez un motif et dites ce qui s’est passé. L’autre n’apprend pas qui a signalé.',
      'La modération examine chaque signalement. Une annonce signalée par trois personnes est masquée d’ici là. Un fichier partagé sans autorisation est masqué dès qu’une deuxième personne le demande, ou 24\u00a0heures après la première.',
      'Bloquer, sur un profil ou dans une conversation, empêche aussitôt quelqu’un de vous écrire. Nous ne l’en informons pas. Si une commande est en cours entre vous, vous choisissez\u00a0: l’annuler avec remboursement intégral, ou laisser les messages à son sujet ouverts jusqu’à sa fin. L’autre n’est informé que pour cette commande.',
      'En cas de danger, appelez d’abord la police ({campus.emergency}) ou la sécurité du campus.',
    ],
  },
};

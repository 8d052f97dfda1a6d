import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Politique relative aux cookies',
  intro:
    'Ce que {campus.name} garde sur votre appareil, pourquoi, et comment vous en décidez. Ce que nous savons de vous sur nos serveurs figure dans la [Politique de confidentialité](privacy).',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'Cette politique couvre les cookies et tout ce qui agit comme eux\u00a0: stockage local, stockage de session, caches et contenus d’autres entreprises dans nos pages. Elle vaut pour chaque page de {campus.name}.',
      ],
    },
    {
      id: 'what',
      title: 'Que sont les cookies',
      blocks: [
        'Un cookie est un petit texte qu’un site dépose dans votre navigateur et qui lui revient à chaque requête. Le stockage local et celui de session sont semblables, mais restent dans votre navigateur jusqu’à ce qu’une page les lise. {campus.name} en dépose trois petits, tous nécessaires\u00a0: «\u00a0{campus.key}_page\u00a0», pendant que vous êtes connecté, pour que notre serveur vous envoie aussitôt votre propre page (aucun script ne peut le lire, et il prend fin à la déconnexion)\u00a0; «\u00a0{campus.key}_preferences\u00a0», votre thème, votre langue, l’économiseur de données et votre campus, pour qu’une page s’affiche bien dès le début\u00a0; et «\u00a0{campus.key}_device\u00a0», un nom aléatoire de ce navigateur, pour vous prévenir quand un autre appareil se connecte à votre compte. Tout le reste est dans le stockage local et de session, qui ne vous coûte aucune donnée à chaque requête.',
      ],
    },
    {
      id: 'why',
      title: 'Pourquoi utilisons-nous des cookies',
      blocks: [
        'Essentiels. Sans eux, personne ne peut se connecter ni payer. Ils ne demandent pas d’accord et ne se désactivent pas\u00a0:',
        {
          table: [
            ['Nom', 'Ce qu’il garde', 'Jusqu’à'],
            [
              '{campus.key}_token',
              'la preuve que vous êtes connecté',
              'votre déconnexion ou la fin de la session',
            ],
            [
              '{campus.key}_page (cookie)',
              'pour quelle session notre serveur prépare vos pages',
              'votre déconnexion, ou la fin de la session',
            ],
            [
              '{campus.key}_preferences (cookie)',
              'votre thème, votre langue, l’économiseur de données et votre campus, pour que les pages arrivent comme vous les voulez',
              'un an après votre dernier changement',
            ],
            [
              '{campus.key}_device (cookie)',
              'un nom aléatoire de ce navigateur, pour remarquer les connexions d’autres appareils et limiter les abus',
              'un an après son dépôt',
            ],
            ['{campus.key}_user', 'votre nom et votre photo, pour les montrer aussitôt', 'votre déconnexion'],
            [
              '{campus.key}_pending-email, {campus.key}_registration-attempt, {campus.key}_code-sent-at',
              'l’adresse qui attend son code',
              'la fermeture de l’onglet',
            ],
            [
              '{campus.key}_sign-in-intent',
              'ce que vous alliez faire en vous connectant, comme enregistrer une annonce',
              'c’est fait, ou la fermeture de l’onglet',
            ],
            ['{campus.key}_payment', 'le paiement dont vous revenez', 'la fermeture de l’onglet'],
            [
              '{campus.key}_outbox',
              'les messages qui attendent le réseau',
              'leur envoi ou votre déconnexion',
            ],
            [
              '{campus.key}_handovers:…',
              'les bons de ce que vous avez payé, et les codes reçus sans réseau',
              'leur remise, ou votre déconnexion',
            ],
            [
              '{campus.key}_doors:…, {campus.key}_admissions:…',
              'les billets de votre événement, pour les vérifier sans réseau à l’entrée, et les personnes que vous y avez fait entrer',
              'deux jours après l’événement, ou votre déconnexion',
            ],
            ['{campus.key}_consent', 'votre choix sur cette page', 'l’effacement des données du navigateur'],
          ],
        },
        'Performance et fonctionnalité. Ils retiennent ce que vous avez réglé vous-même, sur votre appareil seulement, et ne sont envoyés à personne\u00a0:',
        {
          table: [
            ['Nom', 'Ce qu’il garde', 'Jusqu’à'],
            ['{campus.key}_sidebar', 'si le menu est replié', 'votre changement'],
            [
              '{campus.key}_bundle:…',
              'ce que vous avez choisi chez un vendeur, pour le payer ensemble',
              'son paiement, ou votre déconnexion',
            ],
            ['{campus.key}_pay-method', 'votre dernier moyen de paiement', 'votre déconnexion'],
            [
              '{campus.key}_ambassador',
              'le code de l’ambassadeur dont vous avez suivi le lien',
              'vous vous inscrivez, ou effacez les données de votre navigateur',
            ],
            [
              '{campus.key}_push-offer',
              'que vous avez répondu à l’offre de notifications',
              'l’effacement des données du navigateur',
            ],
            [
              '{campus.key}_draft:…',
              'une annonce ou un message inachevé, avec ses photos et fichiers',
              'sa publication ou son abandon, votre déconnexion, ou 30 jours',
            ],
            [
              '{campus.key}_slot:…',
              'lequel de vos brouillons cet onglet tient ouvert',
              'la fermeture de l’onglet',
            ],
            [
              'Caches de l’application',
              'pages et images déjà vues, pour l’usage hors ligne',
              'leur remplacement',
            ],
          ],
        },
        'Mesure d’audience et personnalisation. Nous n’en utilisons pas. Aucune page ne mesure ce que vous faites et personne ne dresse votre profil. Si cela changeait un jour, ce serait désactivé tant que vous ne l’activez pas.',
        'Autres entreprises. Une seule chose vient d’ailleurs\u00a0: la carte de la page [Contact](contact), d’OpenStreetMap. Elle n’est chargée qu’avec votre accord, car OpenStreetMap apprend alors votre adresse réseau et peut déposer ses propres cookies.',
      ],
    },
    {
      id: 'control',
      title: 'Comment contrôler les cookies',
      blocks: [
        'Bandeau\u00a0: à votre première visite, un avis demande votre choix. Tant que vous n’avez pas répondu, seul le nécessaire est utilisé. Vous pouvez changer d’avis ici à tout moment.',
        'Réglages du navigateur\u00a0: vous pouvez effacer ou bloquer le stockage de ce site dans les réglages de votre navigateur, en général sous «\u00a0Confidentialité\u00a0» ou «\u00a0Données des sites\u00a0». L’effacer vous déconnecte\u00a0; le bloquer rend la connexion impossible.',
      ],
    },
    {
      id: 'updates',
      title: 'À quelle fréquence est-elle mise à jour',
      blocks: [
        'Nous changeons cette politique quand nous stockons quelque chose de nouveau ou cessons de le faire. La date en haut dit quand c’est arrivé pour la dernière fois. Si une nouveauté exige votre accord, l’avis repose la question.',
      ],
    },
    {
      id: 'more',
      title: 'Plus d’informations',
      blocks: ['Questions sur cette politique\u00a0: [@]({campus.privacyEmail}).'],
    },
  ],
};

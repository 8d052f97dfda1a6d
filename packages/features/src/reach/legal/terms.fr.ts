import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Conditions d’utilisation',
  intro:
    'Ces conditions sont l’accord entre vous et {campus.name}. Elles disent qui peut s’inscrire, ce que devient l’argent payé par un acheteur, ce que cela coûte, et ce qui se passe en cas de problème. La façon dont nous traitons vos données personnelles figure dans la [Politique de confidentialité](privacy).',
  sections: [
    {
      id: 'service',
      title: '1. Ce qu’est {campus.name}',
      blocks: [
        '{campus.name} est une place de marché où les étudiants des universités {campus.ofCountry} se vendent des articles, donnent des cours, livrent, annoncent des événements, partagent des documents d’étude et trouvent des missions payées. Les annonces sont rangées dans {campus.hiveCount} ruches\u00a0: {campus.hiveTitles}.',
        'Nous ne sommes ni vendeur, ni tuteur, ni organisateur, ni employeur. Le contrat portant sur un article ou une tâche lie les deux étudiants. Notre part est de faire fonctionner le site, de vérifier que les membres sont étudiants, de retenir l’argent d’un paiement jusqu’à la rencontre des deux parties et de trancher, selon ces conditions, les litiges sur cet argent.',
      ],
    },
    {
      id: 'membership',
      title: '2. Qui peut s’inscrire',
      blocks: [
        {
          list: [
            'Vous avez au moins 18 ans.',
            'Vous êtes inscrit dans l’une des universités de notre [liste](universities) et possédez une adresse e-mail dans l’un de ses domaines. Vous le prouvez par un code à usage unique.',
            'Vous avez un seul compte, pour vous-même. Un compte ne se vend, ne se prête ni ne se partage, et une même boîte ne compte qu’une fois, quoi qu’on ajoute à son nom après un signe plus.',
            'Votre nom sur {campus.name} est celui sous lequel l’étudiant que vous rencontrez peut vous reconnaître.',
          ],
        },
        '«\u00a0Étudiant vérifié\u00a0» signifie que quelqu’un pouvait lire la boîte universitaire à l’ouverture du compte. Ce n’est pas une garantie de comportement\u00a0: suivez donc les règles de sécurité de la section 9.',
        'Gardez votre mot de passe pour vous. Ce qui est fait avec votre compte est réputé fait par vous tant que vous ne nous avez pas dit que quelqu’un d’autre le détient. Changer de mot de passe met fin à toutes les autres sessions.',
      ],
    },
    {
      id: 'listings',
      title: '3. Les annonces',
      blocks: [
        'Décrivez honnêtement ce que vous proposez, montrez des photos de l’article lui-même et indiquez le vrai prix. Une annonce reste ouverte 60 jours au plus\u00a0; les événements et les missions prennent fin à leur date. Vous pouvez modifier, fermer ou supprimer votre annonce à tout moment, sauf si un paiement la concernant est en cours.',
        'Vous gardez vos droits sur ce que vous publiez. Vous nous permettez de le stocker, de le montrer, de le redimensionner et de le transmettre à ceux qui doivent le voir, aussi longtemps qu’il se trouve sur {campus.name}. Ne publiez que ce qui vous appartient\u00a0: un document d’étude dont l’auteur n’a pas donné son accord n’a pas sa place ici.',
        'Sont interdits\u00a0:',
        {
          list: [
            'tout ce qui est illégal {campus.inCountry}, les objets volés, armes, drogues, médicaments sur ordonnance, alcool et tabac',
            'les sujets d’examen avant l’examen, les devoirs ou mémoires à rendre comme siens, les diplômes et papiers d’identité',
            'les comptes, les cartes SIM enregistrées au nom d’autrui et les prêts',
            'les contenus sexuels, la haine, les menaces et les données personnelles d’autrui',
            'les arnaques à l’avance de frais, les ventes pyramidales et les paris',
          ],
        },
      ],
    },
    {
      id: 'payments',
      title: '4. Payer, et comment l’argent est retenu',
      blocks: [
        'Les paiements sont encaissés par notre prestataire {campus.provider}, par {campus.payMethodsNamed}. Nous ne voyons jamais ni votre numéro de carte ni votre code PIN.',
        {
          steps: [
            'Quand vous appuyez sur Payer, l’annonce vous est réservée pendant 15 minutes. Personne d’autre ne peut l’acheter.',
            'Quand le paiement a réussi, l’argent est retenu. Le vendeur voit que vous avez payé et ne reçoit encore rien.',
            'Vous vous rencontrez, examinez l’article ou recevez le service, puis montrez votre code de remise à six chiffres. Dès que le vendeur l’a saisi, l’argent lui est versé.',
            'Sans code ni litige, l’argent d’un article est versé 7 jours après le paiement, celui d’un cours ou d’un événement 7 jours après sa date.',
            'Pour les tâches, les services, les étapes et les courses, les 7 jours commencent quand le travail est marqué comme terminé. Un travail qui n’est pas marqué comme terminé dans les 3 jours après sa date peut être annulé par le payeur, qui est remboursé en entier. Après 30 jours, il est remboursé automatiquement.',
          ],
        },
        'Donner le code, c’est confirmer que vous avez reçu ce que vous avez payé. Ne l’envoyez jamais d’avance. Une fois l’argent versé, nous ne pouvons plus le reprendre.',
        'Si un paiement réussit alors que sa réservation avait pris fin et que l’annonce est allée à quelqu’un d’autre, il est intégralement remboursé sans que vous ayez à le demander.',
        {
          note: 'L’argent payé hors de {campus.name} (espèces, {campus.directTransfer} direct) n’est pas retenu, et nous n’y pouvons rien. Qui vous demande de payer d’avance ailleurs enfreint ces conditions\u00a0: signalez-le.',
        },
      ],
    },
    {
      id: 'fees',
      title: '5. Frais',
      blocks: [
        'S’inscrire, publier, écrire et partager est gratuit. Des frais ne s’appliquent que lorsque de l’argent passe par {campus.name}, et le montant total est affiché avant le paiement.',
        {
          table: [
            ['Type de vente', 'L’acheteur paie', 'Le vendeur reçoit'],
            [
              'Articles, cours, billets d’événement',
              'le prix + {campus.purchasePlatformRate} de frais de plateforme + {campus.purchaseProcessingRate} de traitement du paiement',
              'le prix − {campus.purchasePayoutRate} de {campus.payoutFee}',
            ],
            [
              'Livraisons et missions',
              'le prix + {campus.gigProcessingRate} de traitement du paiement',
              'le prix − {campus.gigPlatformRate} de frais de plateforme − {campus.gigPayoutRate} de {campus.payoutFee}',
            ],
          ],
        },
        'Chaque frais est arrondi séparément au {campus.minorUnit}. L’argent versé part sur le {campus.payoutAccountKinds} que vous avez indiqué, une fois par jour à partir de {campus.payoutMinimum}, ou aussitôt sur demande pour {campus.instantFee}. Ce que le prestataire nous facture en plus est à notre charge.',
        'Un changement de frais est annoncé au moins 30 jours avant. Il ne s’applique jamais à un paiement commencé auparavant. Les formules sont décrites à la page [Tarifs](pricing).',
      ],
    },
    {
      id: 'disputes',
      title: '6. Annulations, litiges et remboursements',
      blocks: [
        'Tant que le code n’est pas donné, vous pouvez ouvrir un litige depuis la page du paiement si l’autre ne vient pas, si l’article n’est pas conforme ou si le travail n’est pas fait. L’argent est alors bloqué\u00a0: aucun des deux n’est payé avant la décision de la modération.',
        'La modération lit ce que vous écrivez tous deux et ce qui a été convenu dans la conversation sur {campus.name}, puis verse l’argent au vendeur ou rembourse l’acheteur. Nous visons une décision sous 5 jours ouvrés.',
        'Un remboursement revient par le chemin du paiement, en totalité, frais compris.',
        'Les droits que la loi vous donne comme consommateur, notamment {campus.consumerAct}, ne sont pas réduits par cette section.',
      ],
    },
    {
      id: 'conduct',
      title: '7. Comment nous nous traitons',
      blocks: [
        'Soyez honnête, tenez vos rendez-vous et écrivez aux autres comme vous leur parleriez dans l’amphithéâtre. Pas de harcèlement, de spam, de collecte automatique de données, d’essai de nos protections sans notre accord, ni de second compte pour contourner une suspension.',
        'Un avis dit ce qui s’est passé dans une commande réellement achevée. Il ne s’achète pas, ne s’échange pas et ne sert pas de menace.',
      ],
    },
    {
      id: 'moderation',
      title: '8. Modération et suspension',
      blocks: [
        'Chacun peut signaler une annonce, un message ou un membre. Une annonce signalée par trois membres est masquée jusqu’à ce que la modération l’ait examinée. Chaque acte de modération est consigné.',
        'Nous pouvons retirer un contenu et avertir ou suspendre les comptes qui enfreignent ces conditions. Nous vous disons quelle règle est en cause et vous pouvez contester en écrivant à [@]({campus.supportEmail}). L’argent retenu pour un vendeur suspendu le reste jusqu’à ce que ses commandes soient tranchées\u00a0: il n’est pas confisqué.',
      ],
    },
    {
      id: 'safety',
      title: '9. Se rencontrer en sécurité',
      blocks: [
        {
          list: [
            'Rencontrez-vous sur le campus, de jour, là où il y a du monde.',
            'Examinez l’article avant de montrer votre code.',
            'Gardez vos accords dans la conversation sur {campus.name}\u00a0: la modération ne peut se fier qu’à ce qui s’y trouve.',
            'Ne donnez jamais un code à usage unique, votre PIN ou votre mot de passe. Personne de {campus.name} ne les demande.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: '10. Notre responsabilité',
      blocks: [
        'Nous répondons de l’argent que nous retenons et du dommage causé par intention ou négligence grave, ou à la vie et à la santé. Pour le reste, notre responsabilité pour une commande s’arrête au montant payé. Nous ne répondons pas de la qualité de ce que les étudiants se vendent et ne pouvons promettre que le site ne soit jamais en panne.',
      ],
    },
    {
      id: 'ending',
      title: '11. Partir',
      blocks: [
        'Vous pouvez supprimer votre compte dans les paramètres à tout moment, dès qu’aucun argent à vous n’est en cours. Vos annonces disparaissent avec lui. Les messages restent chez ceux à qui vous avez écrit, sous le nom «\u00a0Utilisateur inconnu\u00a0», et les traces des paiements sont conservées comme la loi l’exige.',
      ],
    },
    {
      id: 'changes',
      title: '12. Changements, droit et contact',
      blocks: [
        'Quand nous changeons ces conditions, nous prévenons les membres par e-mail au moins 14 jours avant. Qui n’est pas d’accord peut partir\u00a0; les commandes ouvertes s’achèvent selon les conditions de leur début.',
        'Le droit {campus.ofRepublic} s’applique. Avant d’aller en justice, écrivez-nous\u00a0: presque tout se règle. Si une partie de ces conditions n’est pas valable, le reste demeure.',
        'Questions\u00a0: [@]({campus.supportEmail}), ou la page [Contact](contact).',
      ],
    },
  ],
};

import type { PricingMessages } from './pricing.messages.js';

export const messages: PricingMessages = {
  title: 'Tarifs',
  intro:
    'S’inscrire, publier et écrire est gratuit. De petits frais s’appliquent seulement quand vous achetez ou vendez, et vous les voyez toujours avant.',
  basic: 'Basic',
  basicPrice: 'Gratuit',
  basicText: 'Pour chaque étudiant vérifié.',
  pro: 'Pro',
  proPrice: '{campus.proPrice}',
  perMonth: 'par mois',
  proText: 'Pour qui vend chaque semaine.',
  getStarted: 'Commencer',
  dashboard: 'Aller au tableau de bord',
  comingSoon: 'Bientôt disponible',
  compareTitle: 'Comparaison des fonctions',
  compareHint: 'Touchez une fonction pour sa description.',
  feature: 'Fonction',
  included: 'Inclus',
  notIncluded: 'Non inclus',
  features: [
    {
      title: 'Annonces de base',
      description:
        'Publiez dans les {campus.hiveCount} ruches, avec jusqu’à huit photos. Une annonce reste ouverte 60 jours.',
      basic: true,
    },
    {
      title: 'Messagerie instantanée',
      description: 'Écrivez à tout étudiant vérifié. Vous voyez quand un message est envoyé et lu.',
      basic: true,
    },
    {
      title: 'Partage de fichiers',
      description: 'Envoyez des photos dans les conversations et partagez des documents d’étude.',
      basic: true,
    },
    {
      title: 'Assistance prioritaire',
      description: 'Vos messages à l’assistance passent d’abord, sous deux heures ouvrées.',
      basic: false,
    },
    {
      title: 'Annonces mises en avant',
      description: 'Affichez deux annonces à la fois en tête de leur ruche, mises en avant.',
      basic: false,
    },
    {
      title: 'Statistiques avancées',
      description:
        'Voyez combien de personnes ont vu, enregistré et demandé chaque annonce, semaine après semaine.',
      basic: false,
    },
  ],
  feesTitle: 'Quand de l’argent change de mains',
  feesIntro: 'Les mêmes pour Basic et Pro.',
  buyerPays: 'L’acheteur paie',
  sellerGets: 'Le vendeur reçoit',
  purchase: 'Articles, cours, billets d’événement',
  gig: 'Livraisons et missions',
  payer: (platform, processing) =>
    platform === null
      ? `prix + ${processing} de traitement`
      : `prix + ${platform} de plateforme + ${processing} de traitement`,
  payee: (platform, money) =>
    platform === null
      ? `prix − ${money} de {campus.payoutFeeShort}`
      : `prix − ${platform} de plateforme − ${money} de {campus.payoutFeeShort}`,
  exampleFor: (price) => `Pour un prix de ${price}`,
  payoutNote: (minimum, fee) =>
    `Nous versons chaque matin à partir de ${minimum}. C’est urgent\u00a0? Recevez l’argent tout de suite pour ${fee}.`,
};

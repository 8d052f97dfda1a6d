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
      description: 'Envoyez des photos dans les conversations et partagez des supports de cours.',
      basic: true,
    },
    {
      title: 'Assistance prioritaire',
      description: 'Vos messages à l’assistance passent d’abord, sous deux heures ouvrées.',
      basic: false,
    },
    {
      title: 'Annonces mises en avant',
      description: 'Deux de vos annonces à la fois figurent en tête de leur ruche, signalées comme telles.',
      basic: false,
    },
    {
      title: 'Statistiques avancées',
      description:
        'Combien de personnes ont vu, enregistré et demandé chaque annonce, semaine après semaine.',
      basic: false,
    },
  ],
  feesTitle: 'Quand de l’argent change de mains',
  feesIntro: 'Les mêmes pour Basic et Pro.',
  buyerPays: 'L’acheteur paie',
  sellerGets: 'Le vendeur reçoit',
  purchase: 'Objets, cours, billets d’événement',
  gig: 'Livraisons et petits travaux',
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
    `L’argent est versé une fois par jour à partir de ${minimum}, ou aussitôt sur demande pour ${fee}.`,
};

import { formatCount } from '../../kernel/count.js';
import type { LandingMessages } from './landing.messages.js';

export const messages: LandingMessages = {
  badge: '{campus.membersOnly}',
  title: 'Acheter, vendre et gagner sur le campus. En sécurité.',
  intro:
    'Nous retenons votre argent jusqu’à ce que vous vous soyez vus et que tout aille bien. Personne ne peut partir avec.',
  getStarted: 'Commencer',
  dashboard: 'Aller au tableau de bord',
  browse: 'Parcourir les ruches',
  openNow: 'En ce moment',
  code: 'Code de remise',
  released: 'Libéré',
  search: 'Chercher',
  searchLabel: 'De quoi avez-vous besoin\u00a0?',
  searchPlaceholder: 'Rechercher…',
  searchClear: 'Effacer la recherche',
  searchCampus: 'Campus',
  searchEverywhere: 'Partout',
  open: (count) =>
    count < 2 ? `${formatCount(count, 'fr')} ouverte` : `${formatCount(count, 'fr')} ouvertes`,
  figures: {
    students: (count) => (count < 2 ? 'étudiant vérifié' : 'étudiants vérifiés'),
    listings: (count) => (count < 2 ? 'annonce ouverte' : 'annonces ouvertes'),
    handedOver: 'remis en toute sécurité',
    inDeals: (count) => `en ${formatCount(count, 'fr')} affaires`,
    universities: 'universités',
  },
  featuredTitle: 'Tâches à la une',
  featuredIntro: 'Du travail payé par des étudiants du campus, le plus récent d’abord.',
  featuredEmpty: 'Aucune tâche n’est ouverte en ce moment.',
  details: 'Voir les détails',
  loginToApply: 'Candidater',
  loginToView: 'Se connecter pour voir',
  about: (title) => `\u00a0: ${title}`,
  browseTitle: 'Parcourir par ruche',
  all: 'Toutes',
  filter: 'Ruches',
  failed: 'Impossible de charger les ruches. Veuillez réessayer plus tard.',
  none: 'Aucune ruche disponible dans cette catégorie pour l’instant.',
  viewAllHives: 'Voir toutes les ruches',
  categoriesTitle: 'Catégories',
  viewAllCategories: 'Voir toutes les catégories',
  universitiesTitle: 'Universités',
  universitiesIntro:
    'Les étudiants de {campus.universities} universités {campus.ofCountry} peuvent s’inscrire. En voici quelques-unes.',
  viewAll: 'Tout voir',
  showLess: 'Voir moins',
  allUniversities: 'Toutes les universités',
  studentsHere: (count) => `${formatCount(count, 'fr')} étudiants ici`,
  testimonialsTitle: 'Ce que disent les étudiants',
  testimonialBy: (university) =>
    university === null ? 'Étudiant vérifié' : `Étudiant vérifié, ${university}`,
  stars: (count) => `${count} ${count < 2 ? 'étoile' : 'étoiles'} sur 5`,
  moneyTitle: 'Payez par {campus.payBy}. Nous retenons l’argent jusqu’à la remise.',
  moneyIntro:
    'Payé d’avance, et plus de nouvelles du vendeur\u00a0? Pas ici. Il n’est payé que quand vous avez l’article.',
  steps: [
    {
      title: 'Payez par {campus.payMethods}',
      text: 'Le vendeur voit le paiement mais ne reçoit encore rien.',
    },
    {
      title: 'Rencontrez-vous sur le campus',
      text: 'Vérifiez l’article au grand jour. Pas conforme\u00a0? Ne donnez pas votre code.',
    },
    {
      title: 'Montrez votre code',
      text: 'Six chiffres ou un code QR. Dès que le vendeur le saisit, l’argent est à lui.',
    },
  ],
  cards: 'Cartes par {campus.provider}',
  walletsTitle: 'Moyens de paiement',
  callTitle: 'Commencez sur votre campus',
  callText: 'Il suffit de votre adresse étudiante. S’inscrire, publier et écrire est gratuit.',
};

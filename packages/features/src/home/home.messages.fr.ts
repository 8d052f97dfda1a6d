import { formatCount } from '../kernel/count.js';
import type { HomeMessages } from './home.messages.js';

export const messages: HomeMessages = {
  product: 'CampusHive',
  skip: 'Aller au contenu',
  mainMenu: 'Menu principal',
  home: 'Accueil',
  logIn: 'Se connecter',
  signUp: 'S’inscrire',
  dashboard: 'Aller au tableau de bord',
  badge: 'Réservé aux étudiants du Ghana',
  title: 'Acheter, vendre et gagner sur le campus. En sécurité.',
  intro:
    'La place de marché des étudiants vérifiés au Ghana. Votre argent est retenu jusqu’à la rencontre\u00a0: personne ne s’enfuit avec.',
  getStarted: 'Commencer',
  browse: 'Parcourir les ruches',
  hivesTitle: 'Six ruches, un campus',
  open: (count) => `${formatCount(count, 'fr')} ouvertes`,
  freshTitle: 'Nouveau sur le campus',
  freshEmpty: 'Rien n’a encore été publié. Soyez la première abeille\u00a0!',
  freshFailed: 'Impossible de charger les ruches. Veuillez réessayer plus tard.',
  retry: 'Réessayer',
  viewAll: 'Tout voir',
  heldTitle: 'Comment marche le paiement retenu',
  heldIntro: 'L’arnaque au prépaiement fait peur. Ici, l’argent attend que vous vous soyez rencontrés.',
  steps: [
    {
      title: 'Payez par carte ou mobile money',
      text: 'MTN, Telecel, AirtelTigo ou toute carte. Le vendeur voit le paiement mais ne reçoit encore rien.',
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
  trustTitle: 'Que des étudiants, tous vérifiés',
  trustText: 'Chacun a prouvé une adresse e-mail de l’une des 17 universités ghanéennes.',
  welcome: (name) => `Akwaaba, ${name}`,
  welcomeBack: (name) => `Bon retour, ${name}`,
  fallbackName: 'Étudiant',
  footer: (year) => `© ${year} CampusHive, Ghana`,
  notFoundTitle: 'Oups\u00a0! Page introuvable',
  notFoundText: 'Cette page s’est envolée, ou n’a jamais existé.',
  backHome: 'Retour à l’accueil',
};

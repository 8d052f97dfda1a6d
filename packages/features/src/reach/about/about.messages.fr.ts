import type { AboutMessages } from './about.messages.js';

export const messages: AboutMessages = {
  title: 'À propos',
  intro: 'Acheter, vendre, apprendre et gagner sur le campus, sans confier d’argent à des inconnus.',
  valuesTitle: 'Ce à quoi nous tenons',
  values: [
    {
      title: 'Personne ne paie un inconnu',
      text: 'L’argent est retenu jusqu’à la rencontre et au code montré.',
    },
    {
      title: 'Étudiants seulement',
      text: 'Chaque membre a confirmé son adresse étudiante. Sans exception.',
    },
    {
      title: 'Léger en données',
      text: 'Des pages légères, des images plus légères encore, et rien qui vous suive.',
    },
    {
      title: 'Prix transparents',
      text: 'Chaque frais est affiché avant le paiement, au {campus.minorUnit} près.',
    },
  ],
  storyTitle: 'Notre histoire',
  story: [
    'Tout a commencé par un matelas, payé d’avance à un vendeur d’un groupe de quatre mille personnes, et jamais vu. Tous ceux que nous avons interrogés avaient une histoire semblable.',
    'Nous avons donc construit une liste où seuls des étudiants publient, et un paiement qui attend la rencontre.',
  ],
  teamTitle: 'L’équipe',
  team: [
    {
      title: 'Produit et ingénierie',
      text: 'Construit le site et le mesure sur les téléphones des étudiants.',
    },
    {
      title: 'Confiance et sécurité',
      text: 'Lit chaque signalement et tranche les litiges. Chaque décision est consignée.',
    },
    {
      title: 'Assistance campus',
      text: 'Répond à vos messages du lundi au vendredi, et connaît le campus comme sa poche.',
    },
  ],
  aimsTitle: 'Où nous allons',
  aims: [
    'Chaque étudiant, sur chaque campus',
    'Du travail payé dans chaque résidence',
    'Des employeurs qui recrutent d’abord ici',
  ],
  socialTitle: 'Suivez-nous',
  callTitle: 'Voyez par vous-même',
  callText: 'Deux minutes et votre adresse étudiante suffisent.',
  signUp: 'S’inscrire maintenant',
  dashboard: 'Aller au tableau de bord',
};

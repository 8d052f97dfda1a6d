import type { UniversityWords } from './university-words.en.js';

export const messages: UniversityWords = {
  ug: {
    about:
      'Le fleuron national, sur la colline de Legon\u00a0: la plus ancienne et l’une des plus grandes universités du Ghana.',
    programs: 'Médecine, droit, gestion, sciences, lettres',
  },
  knust: {
    about: 'L’université des sciences et des techniques, sur un campus verdoyant à Kumasi.',
    programs: 'Ingénierie, architecture, pharmacie, agriculture, art',
  },
  ucc: {
    about: 'Au bord de la mer, fondée pour former des enseignants et réputée pour cela depuis.',
    programs: 'Éducation, gestion, santé, agriculture',
  },
  upsa: {
    about: 'Études de gestion et professionnelles, pour les comptables et cadres de demain.',
    programs: 'Comptabilité, marketing, droit, informatique',
  },
  gimpa: {
    about: 'L’institut de gestion qui forme fonctionnaires et dirigeants.',
    programs: 'Administration publique, gestion, droit, technologie',
  },
  uew: {
    about: 'L’université d’éducation, autour de Winneba, sur la côte.',
    programs: 'Enseignement, langues, arts, études sociales',
  },
  uds: {
    about:
      'L’université du développement, dans le nord, où les étudiants passent un trimestre auprès des communautés.',
    programs: 'Développement, agriculture, médecine, éducation',
  },
  umat: {
    about: 'Mines et technologie, au cœur du pays de l’or.',
    programs: 'Mines, pétrole, géomatique, mécanique',
  },
  uhas: {
    about: 'Santé et sciences connexes, dans les collines de la Volta.',
    programs: 'Soins infirmiers, médecine, santé publique, pharmacie',
  },
  uenr: {
    about: 'Énergie et ressources naturelles, pour une économie plus verte.',
    programs: 'Énergie, foresterie, environnement, informatique',
  },
  ashesi: {
    about: 'Une université privée dotée d’un code d’honneur, l’éthique au centre de chaque diplôme.',
    programs: 'Informatique, gestion, ingénierie',
  },
  vvu: {
    about: 'Une université privée adventiste à l’est d’Accra.',
    programs: 'Théologie, soins infirmiers, éducation, gestion',
  },
  gctu: {
    about: 'Les technologies de la communication, des réseaux aux affaires numériques.',
    programs: 'Télécommunications, informatique, gestion',
  },
  central: {
    about: 'Une université privée chrétienne née d’un institut biblique.',
    programs: 'Gestion, pharmacie, théologie, architecture',
  },
  aucc: {
    about: 'Communication et industries créatives, en ville.',
    programs: 'Journalisme, publicité, cinéma, communication',
  },
  regent: {
    about: 'Un collège universitaire privé de sciences et de technologie, à la formation humaine large.',
    programs: 'Informatique, gestion, ingénierie, théologie',
  },
  puc: {
    about: 'Une université privée chrétienne à Sowutuom, au nord-ouest du centre.',
    programs: 'Soins infirmiers, gestion, informatique, théologie',
  },
};

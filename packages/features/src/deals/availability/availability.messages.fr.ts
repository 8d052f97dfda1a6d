import type { AvailabilityMessages } from './availability.messages.js';

export const messages: AvailabilityMessages = {
  back: 'Retour à votre annonce',
  title: 'Quand vous enseignez',
  intro: 'Chaque semaine, sauf les jours que vous bloquez. On ne réserve que ce qui est libre ici.',
  unbookable: 'Personne ne peut encore vous réserver. Choisissez vos heures et enregistrez-les.',
  calendar: 'Vos cours dans votre agenda',
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
  addHours: (day) => `Ajouter des heures\u00a0: ${day.toLowerCase()}`,
  removeHours: (day) => `Retirer ces heures\u00a0: ${day.toLowerCase()}`,
  from: 'De',
  to: 'À',
  breakMinutes: 'Pause entre deux cours',
  breakOption: (minutes) => (minutes === 0 ? 'Aucune' : `${minutes} minutes`),
  notice: 'Réserver au moins',
  noticeOption: (hours) =>
    hours === 0 ? 'À tout moment' : `${hours} ${hours === 1 ? 'heure' : 'heures'} à l’avance`,
  trialPrice: 'Premier cours (facultatif)',
  trialPriceText:
    'Moins cher pour un premier cours avec vous, 1\u00a0heure au plus, afin de vous essayer. Laissez vide pour votre prix habituel.',
  anHour: 'l’heure',
  daysOff: 'Jours bloqués',
  daysOffText: 'Pas de cours ces jours-là, quoi que dise la semaine. Les cours déjà réservés restent.',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  addDaysOff: 'Bloquer des jours',
  removeDaysOff: 'Retirer ces jours bloqués',
  extraHours: 'Heures en plus',
  extraHoursText: 'Une seule fois, en plus de la semaine\u00a0: avant un examen, ou un jour bloqué.',
  date: 'Date',
  addExtraHours: 'Ajouter des heures en plus',
  removeExtraHours: 'Retirer ces heures en plus',
  save: (hours) =>
    hours === 0
      ? 'Enregistrer'
      : `Enregistrer ${hours.toLocaleString('fr')} ${hours < 2 ? 'heure' : 'heures'} par semaine`,
  saving: 'Enregistrement...',
  saved: 'Vos heures sont enregistrées',
  saveFailed: 'Impossible d’enregistrer vos heures.',
  failed: 'Impossible de charger vos heures.',
  retry: 'Réessayer',
  missing: 'Ce n’est pas une de vos annonces de tutorat.',
  myListings: 'Mes annonces',
};

import type { AvailabilityMessages } from './availability.messages.js';

export const messages: AvailabilityMessages = {
  back: 'Retour à votre annonce',
  title: 'Vos heures',
  intro: 'Elles se répètent chaque semaine. On ne peut réserver que les heures libres.',
  unbookable: 'Personne ne peut encore vous réserver. Choisissez vos heures et enregistrez-les.',
  calendar: 'Synchroniser avec mon agenda',
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
  notice: 'Délai minimum',
  noticeOption: (hours) =>
    hours === 0 ? 'Aucun' : `${hours} ${hours === 1 ? 'heure' : 'heures'} à l’avance`,
  trialPrice: 'Premier cours (facultatif)',
  trialPriceText:
    'Premier cours à prix réduit (1\u00a0heure au plus). Laissez vide pour votre prix habituel.',
  anHour: 'l’heure',
  daysOff: 'Jours bloqués',
  daysOffText: 'Jours sans cours. Les réservations existantes ne changent pas.',
  addDaysOff: 'Bloquer des jours',
  removeDaysOff: 'Retirer ces jours bloqués',
  extraHours: 'Heures en plus',
  extraHoursText: 'Des heures ponctuelles, par exemple avant un examen.',
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
  missing: 'Ce n’est pas une de vos annonces de tutorat.',
  myListings: 'Mes annonces',
};

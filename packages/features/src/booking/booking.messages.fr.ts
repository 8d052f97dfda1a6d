import type { BookingMessages } from './booking.messages.js';

export const messages: BookingMessages = {
  title: 'Réserver une séance',
  hours: 'Combien de temps\u00a0?',
  day: 'Quel jour\u00a0?',
  time: 'À quelle heure\u00a0?',
  freeSlots: (count: number) => (count > 1 ? `${count} libres` : `${count} libre`),
  off: 'absent',
  full: 'complet',
  parts: { morning: 'Matin', afternoon: 'Après-midi', evening: 'Soir' },
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  timeNeeded: 'Choisissez une heure.',
  takenTime: (time: string) => `${time}, pas libre`,
  nothingFree:
    'Rien n’est libre pendant ces deux semaines. Regardez les jours suivants ou choisissez un cours plus court.',
  usualHours: 'Ce tuteur n’a pas dit quand il enseigne. Écrivez-lui avant de réserver.',
  failed: 'Impossible de charger les heures libres.',
  retry: 'Réessayer',
  hoursOption: (hours) => `${hours.toLocaleString('fr')} ${hours < 2 ? 'heure' : 'heures'}`,
  until: (from, to) => `De ${from} à ${to}`,
  perHour: (price, hours) => `${price} × ${hours.toLocaleString('fr')}\u00a0h`,
  pay: (amount) => `Réserver pour ${amount}`,
  agree:
    'Convenez d’abord du lieu par message avec votre tuteur. Votre argent est retenu jusqu’à votre rencontre.',
  free: 'Ce tuteur ne demande pas d’argent\u00a0: écrivez-lui pour convenir d’un moment.',
  closed: 'Ce tuteur ne prend pas de réservations pour le moment.',
};

import type { SlotsMessages } from './slots.messages.js';

export const messages: SlotsMessages = {
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
  noHours:
    'Ce tuteur n’a pas encore indiqué ses heures\u00a0: aucun cours ne peut être réservé. Écrivez-lui pour demander.',
  failed: 'Impossible de charger les heures libres.',
};

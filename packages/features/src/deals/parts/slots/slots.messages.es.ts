import type { SlotsMessages } from './slots.messages.js';

export const messages: SlotsMessages = {
  day: '¿Qué día?',
  time: '¿A qué hora?',
  freeSlots: (count: number) => (count === 1 ? '1 libre' : `${count} libres`),
  off: 'ausente',
  full: 'lleno',
  parts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  earlier: 'Días anteriores',
  later: 'Días siguientes',
  timeNeeded: 'Elige una hora.',
  takenTime: (time: string) => `${time}, no está libre`,
  nothingFree:
    'No hay nada libre en estas dos semanas. Mira los días siguientes o elige una clase más corta.',
  noHours: 'Este tutor aún no ha indicado sus horas, así que no se puede reservar. Escríbele y pregúntale.',
  failed: 'No se pudieron cargar las horas libres.',
};

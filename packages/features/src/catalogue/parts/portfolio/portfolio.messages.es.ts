import type { PortfolioMessages } from './portfolio.messages.js';

export const messages: PortfolioMessages = {
  title: 'Mis trabajos',
  titleOf: (name) => `Trabajos de ${name}`,
  empty: 'Enseña tu trabajo',
  emptyHint: 'Los estudiantes eligen a quien enseña su trabajo.',
  add: 'Añadir imágenes',
  edit: 'Cambiar las imágenes',
  failed: 'No se pudieron cargar las imágenes.',
  open: (caption) => `Abrir la imagen «${caption}» en otra pestaña`,
  takeDown: 'Retirar',
  takeDownOf: (caption) => `Retirar «${caption}»`,
  takeDownTitle: '¿Retirar esta imagen?',
  takeDownText: 'Se retira para siempre. Quien la publicó leerá tu motivo.',
  reason: 'Motivo',
  reasonMissing: 'Di por qué',
  takingDown: 'Retirando...',
  takeDownFailed: 'No se pudo retirar la imagen. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
};

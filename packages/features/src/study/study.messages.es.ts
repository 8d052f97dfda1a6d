import { formatCount } from '../kernel/count.js';
import type { StudyMessages } from './study.messages.js';

export const messages: StudyMessages = {
  title: 'Material de estudio',
  download: 'Descargar',
  downloadSize: (size) => `Descargar (${size})`,
  openLink: 'Abrir el enlace',
  getting: 'Un momento...',
  pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  slides: (count) => (count === 1 ? '1 diapositiva' : `${count} diapositivas`),
  downloads: (count) =>
    count === 1 ? 'Descargado por 1 estudiante' : `Descargado por ${formatCount(count, 'es')} estudiantes`,
  foundHelpful: (helpful, of) =>
    helpful === 1
      ? `1 de ${formatCount(of, 'es')} lo encontró útil`
      : `${formatCount(helpful, 'es')} de ${formatCount(of, 'es')} lo encontraron útil`,
  wasHelpful: '¿Te sirvió?',
  yes: 'Sí',
  no: 'No',
  opinionFailed: 'No se pudo guardar. Inténtalo de nuevo.',
  formats: { pdf: 'PDF', docx: 'Word', pptx: 'PowerPoint', zip: 'Archivo ZIP', jpg: 'Imagen' },
  link: 'En otro sitio',
  linkText: 'Este material está en otro sitio. No sabemos cuánto ocupa.',
  nothing: 'Aún no hay ningún archivo aquí.',
  closed: 'Esto ya no está abierto.',
  failed: 'No se pudo obtener el archivo. Inténtalo de nuevo.',
  gone: 'El archivo ya no está.',
};

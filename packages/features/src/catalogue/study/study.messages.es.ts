import { formatCount } from '../../kernel/count.js';
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
  linkText: 'Está en otro sitio, así que no podemos mostrar cuánto ocupa.',
  nothing: 'Aún no hay ningún archivo aquí.',
  closed: 'Ya no está disponible',
  failed: 'No se pudo obtener el archivo. Inténtalo de nuevo.',
  gone: 'El archivo ya no está.',
  read: 'Leer',
  closeReader: 'Cerrar',
  opening: 'Abriendo...',
  readerTools: 'Páginas y zoom',
  pageOf: (number, count) => `Página ${number} de ${count}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  percent: (value) => `${value}\u00a0%`,
  noText: 'Esta página es una imagen sin texto.',
  pageBroken: 'No se pudo mostrar esta página.',
  tryAgain: 'Intentar de nuevo',
  readProblems: {
    offline:
      'No tienes conexión y este archivo aún no está en este dispositivo. Ábrelo una vez con conexión.',
    damaged: 'Este archivo está dañado y no se puede abrir. Avisa a quien lo publicó.',
    locked: 'Este archivo está protegido con una contraseña.',
    'too-large': 'Este archivo es demasiado grande para leerlo aquí. Descárgalo.',
    failed: 'No se pudo abrir el archivo. Inténtalo de nuevo.',
    gone: 'El archivo ya no está.',
  },
};

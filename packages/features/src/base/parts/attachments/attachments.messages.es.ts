import type { AttachmentMessages } from './attachments.messages.js';

export const messages: AttachmentMessages = {
  kinds: { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint', zip: 'ZIP', jpg: 'Imagen' },
  uploading: 'Subiendo...',
  removeFile: (name) => `Quitar ${name}`,
  takeAway: 'Quitar',
  fileFailed: 'No se pudo enviar el archivo.',
  fileProblems: {
    unsupported_file: 'No es un archivo PDF, Word, Excel, PowerPoint, ZIP ni una imagen.',
    unreadable_file: 'Este archivo está vacío o dañado. Elige otro.',
    encrypted_file: 'Este archivo está protegido con contraseña. Súbelo sin ella.',
    unsafe_file: 'No podemos aceptar este ZIP por seguridad.',
    payload_too_large: 'Un archivo puede ocupar como máximo 25 MB.',
  },
  fileRejections: {
    type: 'No es un archivo PDF, Word, Excel, PowerPoint, ZIP ni una imagen.',
    size: 'Un archivo puede ocupar como máximo 25 MB.',
    count: 'Son más archivos de los que se pueden añadir.',
  },
  download: (name) => `Descargar ${name}`,
  downloadFailed: 'No se pudo descargar el archivo.',
};

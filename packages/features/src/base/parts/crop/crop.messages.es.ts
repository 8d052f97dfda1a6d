import type { CropMessages } from './crop.messages.js';

export const messages: CropMessages = {
  title: 'Girar y recortar',
  hint: 'Mueve la imagen con el dedo, el ratón o las flechas.',
  use: 'Usar esta',
  area: 'Parte de la foto',
  turn: 'Girar',
  larger: 'Acercar',
  smaller: 'Alejar',
  shape: 'Formato',
  shapes: { upright: 'Vertical', square: 'Cuadrado', wide: 'Ancho' },
  failed: 'Este navegador no puede cambiar la foto. Se queda como está.',
  close: 'Cerrar',
  cancel: 'Cancelar',
};

import { expect, it } from 'vitest';
import { messages as spanish } from './kernel.messages.es.js';
import { messages as french } from './kernel.messages.fr.js';
import { messages as english } from './kernel.messages.js';
import { roundedWait } from './wait.js';

it.each([
  [0, '1 second', '1 seconde', '1 segundo'],
  [1, '1 second', '1 seconde', '1 segundo'],
  [59, '59 seconds', '59 secondes', '59 segundos'],
  [60, '1 minute', '1 minute', '1 minuto'],
  [61, '2 minutes', '2 minutes', '2 minutos'],
  [2_066, '35 minutes', '35 minutes', '35 minutos'],
  [3_600, '60 minutes', '60 minutes', '60 minutos'],
  [5_400, '2 hours', '2 heures', '2 horas'],
  [86_400, '24 hours', '24 heures', '24 horas'],
  [129_600, '2 days', '2 jours', '2 días'],
])('words a wait of %d seconds as %s', (seconds, inEnglish, inFrench, inSpanish) => {
  const { count, unit } = roundedWait(seconds);
  const words = [english, french, spanish].map((language) => language.wait(count, unit));
  expect(words.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([inEnglish, inFrench, inSpanish]);
});

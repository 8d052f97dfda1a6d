import { expect, it } from 'vitest';
import { readDevice } from './device.js';

const TECNO =
  'Mozilla/5.0 (Linux; Android 11; TECNO BD4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

it.each([
  [TECNO, 'Chrome', 'Android'],
  [`${TECNO} OPR/83.0`, 'Opera', 'Android'],
  ['Opera/9.80 (Android; Opera Mini/66.1/191.273; U; en) Presto/2.12 Version/12.16', 'Opera Mini', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('names the device from the user agent: %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

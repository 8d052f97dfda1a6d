import { DAY } from '@campushive/contract';
import { readRow, type ImportFault } from '@campushive/domain/catalogue/imports/read-row';
import { expect, it, describe } from 'vitest';
import { checkTable, faultLines } from './check-table.js';
import { MAX_ROWS, readTable } from './read-table.js';
import { Failure } from '@campushive/domain/calls/failure';
import { unusedPhotos, type PhotoFolder } from './photo-folder.js';

const NOW = new Date('2026-11-30T12:00:00Z');
const HEADER = 'email,type,title,price,category,condition,pickupLocation,description,photos';
const LAMP = 'ama@st.ug.edu.gh,essentials,Desk lamp,80,Room,good,Volta Hall,Bright,lamp.jpg';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const faultsOf = (text: string): readonly ImportFault[] => {
  const { rows, faults } = readTable(bytesOf(text));
  return [
    ...faults,
    ...rows.flatMap((cells) => {
      const result = readRow(cells, { universityId: 'ug', now: NOW });
      return 'faults' in result ? result.faults : [];
    }),
  ];
};
const row = (change: Readonly<Record<string, string>>) => {
  const cells = Object.fromEntries(HEADER.split(',').map((name, at) => [name, LAMP.split(',')[at] ?? '']));
  const changed = { ...cells, ...change };
  return `${HEADER}\n${Object.values(changed)
    .map((cell) => `"${cell}"`)
    .join(',')}`;
};

describe('the table reader', () => {
  it.each([
    ['commas', `${HEADER}\n${LAMP}\n`],
    ['a byte order mark', `\ufeff${HEADER}\n${LAMP}`],
    ['semicolons and Windows lines', `${HEADER}\r\n${LAMP}\r\n`.replaceAll(',', ';')],
    ['empty rows, spaces and quotes', `${HEADER}\n,,,,,,,,\n "ama@st.ug.edu.gh" ${LAMP.slice(16)}\n\n`],
  ])('reads a table with %s', (_, text) => {
    const { rows, faults } = readTable(bytesOf(text));
    expect(faults).toEqual([]);
    expect(rows.map(({ cells }) => cells.get('itemCategory'))).toEqual(['Room']);
  });

  it('numbers rows as a spreadsheet does, also after a cell with two lines', () => {
    const text = `${HEADER}\n${LAMP.replace('Bright', '"Bright,\nand new"')}\n${LAMP.replace('80', 'free')}`;
    expect(faultsOf(text)).toMatchObject([{ row: 3, column: 'price' }]);
  });

  it('accepts 10,000 rows and refuses one more', () => {
    const of = (count: number) => bytesOf(`${HEADER}\n${`${LAMP}\n`.repeat(count)}`);
    expect(readTable(of(MAX_ROWS)).rows).toHaveLength(MAX_ROWS);
    expect(() => readTable(of(MAX_ROWS + 1))).toThrow('10001 rows');
  });

  it.each([
    [HEADER, 'no rows'],
    ['', 'no rows'],
  ])('refuses %j', (text, problem) => {
    expect(() => readTable(bytesOf(text))).toThrow(problem);
  });

  it('reports each quotation mark that is not closed with its row, and reads the other rows', () => {
    const open = LAMP.replace('Bright', '"Bright');
    const twoLines = LAMP.replace('Bright', '"Bright,\nand ""new"""');
    const quoted = LAMP.split(',').map((cell) => `"${cell}"`);
    const lines = [HEADER, LAMP, open, twoLines, quoted.join(','), open, LAMP.replace('80', 'free')];
    const { rows, faults } = readTable(bytesOf(lines.join('\r\n')));
    expect(faults.map(({ row, problem }) => [row, problem.slice(0, 32)])).toEqual([
      [3, 'A quotation mark is not closed. '],
      [6, 'A quotation mark is not closed. '],
    ]);
    expect(rows.map(({ row, cells }) => [row, cells.get('description')])).toEqual([
      [2, 'Bright'],
      [4, 'Bright,\nand "new"'],
      [5, 'Bright'],
      [7, 'Bright'],
    ]);
    expect(faultsOf(lines.join('\n')).map(({ row, column }) => [row, column])).toEqual([
      [3, 'row'],
      [6, 'row'],
      [7, 'price'],
    ]);
  });

  it('reports each of 1,000 quotation marks that are not closed', () => {
    const open = LAMP.replace('Bright', '"Bright');
    const { faults } = readTable(bytesOf(`${HEADER}\n${`${open}\n`.repeat(1_000)}`));
    expect(faults).toHaveLength(1_000);
  });

  it('accepts a quotation mark for inches', () => {
    const { rows, faults } = readTable(bytesOf(`${HEADER}\n${LAMP.replace('Desk lamp', '24" screen')}`));
    expect(faults).toEqual([]);
    expect(rows[0]?.cells.get('title')).toBe('24" screen');
  });

  it('refuses another character encoding', () => {
    expect(() => readTable(Uint8Array.of(0x65, 0xe9, 0x0a))).toThrow('CSV UTF-8');
  });

  it('names unknown, repeated and missing columns, and rows with too many cells', () => {
    const lines = faultLines(readTable(bytesOf('email,email,colour,title\na@b.c,d,e,f,g')).faults);
    expect(lines).toEqual([
      'Row 1, colour: No form has this field. Rename or remove the column.',
      'Row 1, email: The column is there twice. Remove one.',
      'Row 1, hive: The column is missing.',
      expect.stringContaining('Row 2, row: 5 cells, but the header has 4.'),
    ]);
  });
});

describe('an imported row', () => {
  it.each([
    [{ email: '' }, 'email', 'Required'],
    [{ email: 'ama' }, 'email', 'not an email address'],
    [{ email: 'ama@st.knust.edu.gh' }, 'email', 'not an address of a student of ug'],
    [{ email: 'ama@gmail.com' }, 'email', 'not an address of a student of ug'],
    [{ type: 'furniture' }, 'hive', '"furniture" is not a hive'],
    [{ type: 'archive' }, 'hive', 'only its owner'],
    [{ title: '' }, 'title', 'Required'],
    [{ title: 'x'.repeat(500) }, 'title', 'At most'],
    [{ price: '' }, 'price', 'Required'],
    [{ price: '-3' }, 'price', 'Must be 0 or more'],
    [{ price: '1.200' }, 'price', 'can be'],
    [{ price: '99999999' }, 'price', 'At most'],
    [{ condition: 'mint' }, 'condition', 'Choose new, like-new'],
    [{ type: 'logistics' }, 'condition', 'logistics has no such field'],
    [{ photos: '../lamp.jpg' }, 'photos', 'no folder'],
    [{ photos: 'a.jpg|a.jpg' }, 'photos', 'named twice'],
    [{ photos: [...'abcdefghijklmnop'].map((name) => `${name}.jpg`).join('|') }, 'photos', 'At most'],
  ])('is refused with %j', (change, column, problem) => {
    const found = faultsOf(row(change)).filter((fault) => fault.column === column);
    expect(found).toEqual([{ row: 2, column, problem: expect.stringContaining(problem) }]);
  });

  it('reports all its mistakes at once', () => {
    const columns = faultsOf(row({ email: 'ama', price: 'cheap', condition: 'mint', photos: 'a/b' })).map(
      ({ column }) => column,
    );
    expect(columns).toEqual(['email', 'photos', 'price', 'condition']);
  });

  it('accepts prices, choices and halls in the usual spellings', () => {
    const { rows } = readTable(
      bytesOf(row({ price: '₵1,200', condition: 'Like new', photos: 'a.jpg | b.jpg' })),
    );
    const [cells] = rows;
    expect(cells && readRow(cells, { universityId: 'ug', now: NOW })).toMatchObject({
      read: { input: { price: 1_200, condition: 'like-new' }, photos: ['a.jpg', 'b.jpg'] },
    });
  });

  it('follows the rules for posting: an event in the past is refused', () => {
    const header = 'email,hive,title,description,eventDate,location,organizer,eventType,admission';
    const event = (days: number) =>
      `${header}\nama@st.ug.edu.gh,buzz,Debate,Come,${new Date(NOW.getTime() + days * DAY).toISOString()},Hall,SRC,academic,free`;
    expect(faultsOf(event(3))).toEqual([]);
    expect(faultsOf(event(-3))).toMatchObject([{ column: 'eventDate', problem: 'Must be in the future' }]);
  });
});

describe('the check of a table', () => {
  const folder: PhotoFolder = {
    names: ['lamp.jpg', 'notes.txt', 'large.jpg', 'Fan.JPG'],
    read: (name) =>
      name === 'large.jpg'
        ? Promise.reject(new Failure('payload_too_large', 'has 11.0 MB; at most 10.0 MB.'))
        : Promise.resolve(new TextEncoder().encode(name)),
  };
  const images = {
    countPixels: (bytes: Uint8Array) =>
      new TextDecoder().decode(bytes).endsWith('.jpg')
        ? Promise.resolve(1)
        : Promise.reject(new Failure('unsupported_file', 'no photo')),
  };
  const check = (...lines: string[]) =>
    checkTable(readTable(bytesOf([HEADER, ...lines].join('\n'))), folder, {
      universityId: 'ug',
      now: NOW,
      images,
    });

  it('reports repeated rows, and photos that are missing, too large or not images', async () => {
    const { rows, faults } = await check(
      LAMP,
      LAMP.replace('Desk lamp', 'desk  LAMP'),
      LAMP.replace('Desk lamp', 'Fan').replace('lamp.jpg', 'fan.jpg|lamps.jpg'),
      LAMP.replace('Desk lamp', 'Bag').replace('80', 'x').replace('lamp.jpg', 'notes.txt|large.jpg'),
    );
    expect(rows.map(({ title }) => title)).toEqual(['Desk lamp']);
    expect(faultLines(faults)).toEqual([
      'Row 3, title: Row 2 has the same seller, hive and title. Remove one or change its title.',
      'Row 4, photos: "fan.jpg" is called "Fan.JPG" in the folder.',
      'Row 4, photos: "lamps.jpg" is not in the folder.',
      'Row 5, price: Must be a number: "x".',
      'Row 5, photos: "notes.txt" is not a photo. Use JPEG, PNG, WebP or HEIC.',
      'Row 5, photos: "large.jpg" has 11.0 MB; at most 10.0 MB.',
    ]);
  });

  it('names photos that no row uses', async () => {
    const { rows } = await check(LAMP);
    expect(unusedPhotos(rows, folder)).toEqual(['notes.txt', 'large.jpg', 'Fan.JPG']);
  });
});

import type { PictureName } from '../pictures/pictures.js';

/** A title, a price in cedis and the brand, where it has one. */
type Item = readonly [title: string, price: number, brand?: string];

interface Kind {
  readonly category: string;
  readonly picture: PictureName;
  readonly items: readonly Item[];
  /** What its seller says of it, one sentence of which is taken. */
  readonly says: readonly string[];
}

const kind = (
  category: string,
  picture: PictureName,
  says: readonly string[],
  items: readonly Item[],
): Kind => ({
  category,
  picture,
  says,
  items,
});

/** What students sell each other: 125 things. */
export const KINDS: readonly Kind[] = [
  kind(
    'Laptops',
    'laptop',
    [
      'Battery lasts about four hours.',
      'Charger included, no cracks on the screen.',
      'Fresh Windows 11, ready to use.',
    ],
    [
      ['HP EliteBook 840 G6, 16 GB, charger included', 2450, 'HP'],
      ['Dell Latitude 7490, i5, 8 GB RAM', 2200, 'Dell'],
      ['Lenovo ThinkPad T480, 256 GB SSD', 2100, 'Lenovo'],
      ['MacBook Air 2017, 8 GB', 3400, 'Apple'],
      ['Acer Aspire 3, good for typing and Zoom', 1650, 'Acer'],
      ['HP ProBook 450 G5 with bag', 2300, 'HP'],
      ['Asus VivoBook 15, full HD screen', 2750, 'Asus'],
      ['Dell Inspiron 15 for parts or repair', 600, 'Dell'],
    ],
  ),
  kind(
    'Phones',
    'phone',
    [
      'Face unlock and all sensors work.',
      'Always had a case and a screen guard.',
      'Box and receipt are still there.',
    ],
    [
      ['Samsung Galaxy A14, 128 GB', 1150, 'Samsung'],
      ['Tecno Spark 10, dual SIM', 850, 'Tecno'],
      ['Infinix Hot 30, 8 GB RAM', 980, 'Infinix'],
      ['iPhone XR, 64 GB, battery 84%', 2100, 'Apple'],
      ['Itel A60, perfect second phone', 480, 'Itel'],
      ['Redmi Note 11, clean, with case', 1200, 'Xiaomi'],
      ['iPhone 11, 128 GB, network unlocked', 2900, 'Apple'],
      ['Samsung Galaxy A05s, three months old', 1050, 'Samsung'],
    ],
  ),
  kind(
    'Kitchen',
    'riceCooker',
    ['Cooks for three people.', 'The pot does not stick.', 'Measuring cup and steamer come with it.'],
    [
      ['Rice cooker 1.8 L with steamer', 230, 'Binatone'],
      ['Small rice cooker for one, 0.6 L', 120],
      ['Nasco rice cooker, barely used', 260, 'Nasco'],
      ['Rice cooker and two wooden ladles', 180],
      ['Electric pressure cooker 5 L', 650, 'Nasco'],
      ['Two-plate hot plate with rice pot', 320],
    ],
  ),
  kind(
    'Kitchen',
    'kettle',
    ['Boils in three minutes.', 'Switches itself off.', 'No rust inside.'],
    [
      ['Electric kettle 1.7 L', 110, 'Philips'],
      ['Stainless steel kettle, quick boil', 140, 'Binatone'],
      ['Travel kettle for tea and noodles', 75],
      ['Kettle and flask as a set', 190],
      ['Cordless kettle, blue', 125, 'Kenwood'],
    ],
  ),
  kind(
    'Room',
    'fan',
    ['Quiet enough to sleep with.', 'All three speeds work.', 'It turns from side to side.'],
    [
      ['Standing fan 18 inch', 280, 'Nasco'],
      ['Rechargeable standing fan with light', 420, 'Lontor'],
      ['Standing fan with remote control', 350, 'Binatone'],
      ['Small table fan', 130],
      ['Industrial standing fan, strong wind', 480, 'Ox'],
      ['Fan for a hall bed, clips to the frame', 95],
      ['Standing fan, grille repainted', 150],
    ],
  ),
  kind(
    'Room',
    'mattress',
    ['No stains, always under a cover.', 'Firm, good for the back.', 'Fits a hall bunk exactly.'],
    [
      ['Student mattress, single, high density', 380, 'Latex Foam'],
      ['Ashfoam single mattress with cover', 450, 'Ashfoam'],
      ['Double mattress for a private hostel', 750, 'Latex Foam'],
      ['Folding mattress for visitors', 220],
      ['Single mattress and two pillows', 400],
      ['Orthopaedic mattress, one semester old', 690, 'Ashfoam'],
    ],
  ),
  kind(
    'Study',
    'lamp',
    ['Warm and cold light.', 'One charge lasts all night.', 'Saved me during lights out.'],
    [
      ['Rechargeable desk lamp', 85, 'Lontor'],
      ['LED desk lamp with USB port', 110],
      ['Reading lamp with clip', 55],
      ['Bedside lamp, green shade', 70],
      ['Study lamp with phone holder', 95],
    ],
  ),
  kind(
    'Books',
    'books',
    ['A few pencil marks, easy to rub out.', 'All pages are there.', 'I passed with this one.'],
    [
      ['Engineering Mathematics by Stroud, 7th edition', 120],
      ['Level 100 Economics textbooks, set of four', 180],
      ['Organic Chemistry, Clayden', 160],
      ["Gray's Anatomy for Students", 260],
      ['Principles of Accounting, two volumes', 130],
      ['Constitutional Law of Ghana, hardback', 150],
      ['African literature reading list, nine novels', 200],
      ['Fluid Mechanics and Thermodynamics, two books', 170],
      ['Campbell Biology, eleventh edition', 220],
      ['Business Law textbook and summary', 95],
    ],
  ),
  kind(
    'Study',
    'calculator',
    ['All keys work.', 'New battery inside.', 'Allowed in the exam hall.'],
    [
      ['Casio fx-991ES Plus', 140, 'Casio'],
      ['Casio fx-570EX, solar', 165, 'Casio'],
      ['Scientific calculator with cover', 80],
      ['Financial calculator HP 10bII+', 320, 'HP'],
      ['Casio fx-82MS for level 100', 90, 'Casio'],
    ],
  ),
  kind(
    'Bags',
    'backpack',
    ['Space for a 15-inch laptop.', 'Every zip works.', 'Dries quickly after rain.'],
    [
      ['Laptop backpack, water resistant', 150],
      ['School bag with many pockets', 110],
      ['Anti-theft backpack with USB cable', 180],
      ['Travel backpack 40 L', 230],
      ['Handmade kente backpack', 200],
      ['Small backpack for lectures', 85],
    ],
  ),
  kind(
    'Fashion',
    'sneakers',
    ['Worn three times.', 'Cleaned and fresh.', 'Too small for me, sadly.'],
    [
      ['Nike Air Force 1, size 42', 350, 'Nike'],
      ['Adidas Samba, size 40', 420, 'Adidas'],
      ['Vans Old Skool, size 41', 220, 'Vans'],
      ['Running shoes, size 43', 180],
      ['Converse high tops, size 38', 190, 'Converse'],
      ['Puma trainers, size 44', 260, 'Puma'],
      ['Football boots, size 42', 170],
    ],
  ),
  kind(
    'Electronics',
    'headphones',
    ['Good bass.', 'About twenty hours on one charge.', 'Folds into its pouch.'],
    [
      ['JBL Tune 510BT headphones', 280, 'JBL'],
      ['Oraimo wireless headphones', 190, 'Oraimo'],
      ['Sony wired headphones', 150, 'Sony'],
      ['Studio headphones for podcasting', 380],
      ['Headphones with microphone for Zoom', 120],
    ],
  ),
  kind(
    'Transport',
    'bicycle',
    ['New brake pads.', 'Lock and pump included.', 'Rides smoothly up the hill to lectures.'],
    [
      ['City bicycle with basket', 850],
      ['Mountain bike, 21 gears', 1200],
      ['Folding bicycle for campus', 1100],
      ['Ladies bicycle, just serviced', 780],
      ['Racing bike, light frame', 1600],
    ],
  ),
  kind(
    'Kitchen',
    'fridge',
    ['Freezes well and is not loud.', 'Uses little power.', 'Moving out, so it has to go this month.'],
    [
      ['Table-top fridge 90 L', 1250, 'Nasco'],
      ['Mini fridge for a hostel room', 950],
      ['Double-door fridge, shared by four', 1900, 'Hisense'],
      ['Small fridge with ice compartment', 1100, 'Midea'],
      ['Drinks fridge, glass shelf', 1350],
      ['Bar fridge, recently gassed', 880],
    ],
  ),
  kind(
    'Room',
    'iron',
    ['Heats in a minute.', 'Clean soleplate.', 'Long cable.'],
    [
      ['Steam iron', 130, 'Philips'],
      ['Dry iron, heavy, classic', 90, 'Binatone'],
      ['Travel iron', 70],
      ['Iron and folding ironing board', 210],
      ['Cordless steam iron', 240],
    ],
  ),
  kind(
    'Room',
    'buckets',
    ['Strong plastic, no leaks.', 'Everything for the first week in hall.', 'Lids included.'],
    [
      ['Bucket set with lids and cup', 60],
      ['Two big buckets for water storage', 80],
      ['Bathroom set: bucket, bowl, cup, scrub', 55],
      ['Laundry bucket and drying line', 50],
      ['Water barrel 120 L with tap', 160],
    ],
  ),
  kind(
    'Furniture',
    'table',
    ['Solid wood, no wobble.', 'Comes apart for carrying.', 'One drawer with a lock.'],
    [
      ['Study table with drawer', 350],
      ['Folding table for bed or floor', 120],
      ['Wooden desk, wide top', 420],
      ['Corner table for a small room', 260],
      ['Laptop table, adjustable', 150],
      ['Kitchen table for two', 240],
    ],
  ),
  kind(
    'Furniture',
    'chair',
    ['Comfortable for long nights.', 'Cushion washed.', 'Holds well, no cracks.'],
    [
      ['Study chair with cushion', 180],
      ['Two plastic chairs', 110],
      ['Office chair on wheels', 450],
      ['Wooden chair, repainted', 130],
      ['Bean bag chair', 250],
    ],
  ),
  kind(
    'Electronics',
    'powerBank',
    ['Charges a phone four times.', 'Fast charging works.', 'Cable included.'],
    [
      ['Power bank 20,000 mAh', 180, 'Oraimo'],
      ['Slim power bank 10,000 mAh', 110, 'Anker'],
      ['Power bank with torch', 130, 'New Age'],
      ['Solar power bank', 210],
      ['Laptop power bank 65 W', 520, 'Baseus'],
    ],
  ),
  kind(
    'Music',
    'guitar',
    ['New strings last month.', 'Warm sound, easy for beginners.', 'Soft bag included.'],
    [
      ['Acoustic guitar for beginners', 450],
      ['Yamaha F310 with bag', 950, 'Yamaha'],
      ['Box guitar with capo and picks', 520],
      ['Electro-acoustic guitar', 1300],
      ['Small guitar, three-quarter size', 380],
    ],
  ),
  kind(
    'Care',
    'hairDryer',
    ['Hot and cool air.', 'Combs and clips come with it.', 'Works on thick natural hair.'],
    [
      ['Hair dryer 2000 W', 160],
      ['Hand dryer with comb attachments', 130],
      ['Hair dryer and straightener set', 240],
      ['Salon dryer, foldable hood', 300],
      ['Hair dryer with diffuser for curls', 190],
    ],
  ),
];

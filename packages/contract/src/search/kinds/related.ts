/** Related kinds of a search, further names of kinds, and further brands. */
export const RELATED = `
[related]
kettle: hot-plate, thermos, stove
rice-cooker: pressure-cooker, hot-plate, stove
pressure-cooker: pot, rice-cooker
stove: cylinder, hot-plate
hot-plate: stove
cylinder: stove, gas-refill
oven: microwave, stove, air-fryer
microwave: oven
toaster: oven
air-fryer: oven
fan: aircon
aircon: fan
lamp: bulb, decoration, tripod-stand
bulb: lamp, extension
generator: powerbank, extension, lamp
extension: generator
mattress: bed
bed: mattress
pillow: bedsheet
bedsheet: pillow, mattress
net: bed, bedsheet
wardrobe: shelf, storage-box, clothesline
shelf: wardrobe, storage-box, desk
storage-box: bag, bucket, shelf
desk: chair, shelf
chair: desk, sofa
sofa: chair
bucket: storage-box, cleaning-tools
plate: pot, thermos, drinking-bottle
pot: plate
thermos: drinking-bottle, plate
drinking-bottle: thermos
decoration: lamp, bulb, curtain, carpet
laptop: desktop, tablet
desktop: laptop, monitor
monitor: desktop, tv
tablet: phone, laptop
phone: tablet
charger: powerbank
powerbank: charger
headphones: speaker
earpods-case: headphones
speaker: headphones, microphone
tv: monitor, decoder, projector
projector: tv
camera: tripod-stand
tripod-stand: camera, lamp
console: board-game, ball
clipper: dryer
mouse: laptop
storage: laptop
router: phone-services
shoes: crocs-clogs
crocs-clogs: shoes
dress: fabric, suit
shirt: jersey, trousers
suit: tie, shirt, dress
trousers: shirt
jersey: shirt, ball
lab-coat: shirt
wig: hair-extensions
hair-extensions: wig
skincare: shea-butter
shea-butter: skincare
jewellery: watch, jewel-ring
watch: smartwatch, jewellery
smartwatch: watch
medicine: protein, period-pads
provisions: snack, meal, shito-sauce
shito-sauce: provisions
snack: provisions, drinks-and-food
meal: food-run, catering, provisions
book: novel, ebook
novel: book
ebook: notes, book
stationery: drawing-set
instrument: music
bicycle: motorbike
ball: gym-gear
gym-gear: ball
party: concert, games-event, dinner-event, meeting, comedy
concert: party, worship
worship: concert, vigil-event
sports-event: games-event
football-event: sports-event
career: talk, workshop
competition: talk
workshop: talk, career
talk: workshop, meeting
trip: fair
fair: meeting
meeting: talk
drama: comedy, party
comedy: drama, party
dinner-event: meeting, party
past-questions: summary, notes
notes: slides, summary, ebook
slides: notes
summary: notes, past-questions
formula-sheet: notes
lab-report: notes
thesis: thesis-help, template
thesis-help: writing, data-analysis, thesis
template: cv-writing, letters
graphic-design: web-development, shirt-printing, social-media
photography: videography
videography: photography, social-media
web-development: graphic-design
writing: typing, translation, thesis-help
typing: writing, printing
data-analysis: statistics, survey-work
statistics: data-analysis, maths
survey-work: data-analysis
translation: writing, languages
social-media: graphic-design, videography, selling
hair: dreadlocks, barber
barber: hair
dreadlocks: hair
makeup-artist: nails
repair: repair-run, handyman
phone-repair: repair-run
laptop-repair: repair-run
handyman: repair, repair-run
tailoring: repair-run
shoe-repair: repair-run
shoe-cleaning: laundry-errand
catering: drinks-and-food, meal, food-run
cakes: drinks-and-food
drinks-and-food: catering, snack
event-help: party
cleaning: care, laundry-errand
care: cleaning
childcare: care
transport: ride-errand, moving, parcel
ride-errand: transport, moving
moving: transport, ride-errand, parcel
parcel: errand-running, transport
food-run: catering, meal, shopping
shopping: food-run, errand-running
laundry-errand: cleaning
printing: typing, printer, library-run
queue: errand-running, money-run
money-run: queue, phone-services
pharmacy-run: medicine, shopping
maths: engineering, physics, statistics, economics
physics: engineering, maths
chemistry: biology, medicine-study
biology: medicine-study, agriculture, chemistry
medicine-study: biology
engineering: physics, maths, cad-lessons, computing
programming: computing, web-development
computing: programming
economics: business, accounting
accounting: business, economics, crypto-finance
business: economics, accounting
law: social-science
english: writing, test-prep
social-science: law, economics
french: translation
languages: translation
music: instrument, music-work
music-work: music
dance-fitness: fitness-coach
fitness-coach: dance-fitness
ticket: concert, party
gift: decorator, jewellery
pet: pet-care, dog-care
baby-things: childcare
[more]
kitchen | kitchen set, kitchen tools, kitchen items, silverware, tray, sieve, strainer, colander, grater, peeler, ladle, household items |
furniture | hostel items, room items, household items, hostel things |
appliance | household items, room items |
stove | gas hose, gas lighter, regulator |
carpet | sleeping mat, mat |
plate | jug, water jug, tray, silverware |
cleaning-tools | rat trap, mouse trap |
storage | motherboard |
router | ethernet cable, antenna, sim card |
tv | antenna, aerial |
typewriter | typewriter |
tools | arduino = raspberry pi = breadboard |
gym-gear | sportswear |
trousers | belt |
skincare | toothpaste = mouthwash, toothbrush, comb = hair comb |
provisions | salt, meat, dried fish = smoked fish |
snack | parfait |
meal | salad |
bed | hammock |
baby-things | crib, cot, baby cot |
social-science | geology, meteorology |
queue | id card |
notes | syllabus, course outline, answers |
past-questions | solutions, marking scheme, answers |
ebook | audio book, audiobook |
template | study planner |
videography | vlog, vlogging |
web-development | game development |
event-help | actor = actress |
music-work | mixing, mixing and mastering |
cad-lessons | architect software |
handyman | architect, surveyor |
beadwork | beadmaking, bead making |
tailoring | shoemaker |
party | carnival, birthday party |
election-event | manifesto, manifesto night |
fair | open day |
jewellery | drip |
shirt | dross |
thrift-event | bend down boutique |
[brands]
haier, hisense fridge, thermocool, sharp fridge, westpoint, roch, frigidaire: fridge
ghandour, rama, saj: skincare
zara rice cooker: rice-cooker
vitamix, nasco blender, nakai, magic bullet: blender
sokany iron, kenwood iron, rowenta, black and decker: iron
hamilton beach: kettle
century, rovy, kadeka, duravolt, sonashi: fan, lamp
ingco, total tools, bosch, stanley, makita: tools
polystar, infinix tv, westinghouse, vizio: tv
redragon, razer mouse: mouse
oraimo power: powerbank
ultimate ears, t&g: speaker
audio technica: headphones
kodak: camera
brother printer, ecotank, pixma, officejet: printer
yoga slim, swift: laptop
galaxy a14: phone
philips trimmer, braun: clipper
revlon dryer: dryer
eastpak, herschel, polo bag, fjallraven, swiss gear, adidas bag: bag
balenciaga: shoes
citizen watch: watch
ray-ban, ray ban: glasses
bleu de chanel, axe spray, nivea spray, ard al zaafaran: perfume
garnier, cantu, palmers, la roche posay, eucerin, medimix, dr teals, st ives, nyx: skincare
tasty tom, tom brown, lele, royal feast, exeter, quaker: provisions
digestive, pringles, coca cola, malta guinness, club orange, kalyppo, bel aqua, verna: snack
campbell, gray's anatomy, stewart, kreyszig, morris mano, cormen, dass, bk dass, harper, lippincott, alberts, pindyck, frank wood, cengel, sedgewick: book
agatha christie, james patterson: novel
korg, ibanez, cort: instrument
raleigh, giant bike, specialized, cannondale: bicycle
royal, honda cb: motorbike
matiz, elantra, civic, hyundai i10: vehicle
molten, mikasa, wilson, spalding: ball
contigo, owala, hydro flask, nalgene: drinking-bottle
huawei mifi, zte: router
`;

/** Brands and models, and the kinds of things that they make: after a colon, the likeliest first. */
export const BRANDS = `
[brands]
hp, dell, lenovo, acer, asus, toshiba, msi, chromebook, microsoft surface: laptop, charger
elitebook, probook, pavilion, thinkpad, ideapad, vivobook, zenbook, latitude, inspiron, aspire, macbook: laptop
apple: laptop, phone, tablet, headphones, smartwatch
iphone, tecno, infinix, itel, redmi, oppo, realme, pixel, nokia, oneplus, poco, huawei, vivo, motorola, galaxy: phone
spark, camon, hot 30, hot 40, note 30, reno: phone
samsung: phone, tv, fridge, tablet, washing-machine
xiaomi: phone, powerbank
oraimo, anker, romoss, itel power: powerbank, headphones, speaker, charger
new age, ugreen, baseus: powerbank, charger
jbl, sony, bose, harman, marshall, zealot, boat: speaker, headphones
flip 5, charge 4, boombox, partybox: speaker
beats, airpods, freepods, skullcandy, sennheiser: headphones
binatone: kettle, iron, fan, blender, rice-cooker
philips: iron, blender, kettle, clipper
silver crest, silvercrest, nutribullet, kenwood, moulinex, nunix: blender
saisho, rashnik, sokany, decakila, geepas, scanfrost, akai, qasa: blender, kettle, iron, rice-cooker
midea: microwave, fridge, aircon, rice-cooker
nasco: fridge, aircon, tv, fan, microwave, kettle, iron, washing-machine
hisense, lg, tcl, bruhm, skyworth, syinix: tv, fridge, aircon, microwave
haier thermocool, beko, whirlpool, ocean, zara fridge, icecool: fridge, washing-machine
ox, lontor, kdk, ox fan, binatone fan, panasonic fan: fan
panasonic: fan, iron, microwave, rice-cooker
gree, chigo, carrier, daikin: aircon
ashfoam, latex foam, latexfoam, royal foam, foamex, mouka, vitafoam: mattress
tefal, master chef, prestige pot: pot
casio: calculator, watch, instrument
sharp, texas instruments: calculator
seiko, citizen, rolex, g shock, fossil, michael kors watch, tissot, daniel wellington, naviforce, curren: watch
fitbit, apple watch, galaxy watch, mi band: smartwatch
nike, adidas, puma, converse, vans, reebok, new balance, jordan, fila, skechers, timberland, crocs, clarks, asics: shoes
air force, air max, samba, dunk, yeezy, chuck taylor, all star, superstar: shoes
zara, hm, shein, asos, fashion nova, boohoo: dress, shirt
levis, wrangler, true religion: trousers
ralph lauren, lacoste, tommy hilfiger: shirt
louis vuitton, gucci, michael kors, jansport, kipling, samsonite, tommy bag: bag
gtp, woodin, vlisco, atl: fabric
dior, chanel, sauvage, lattafa, versace, axe, nivea deo: perfume
nivea, cerave, vaseline, the ordinary, dove, cetaphil, neutrogena, simple: skincare
zaron, mac lipstick, fenty, maybelline, sleek: skincare
milo, nido, gino, lipton, indomie, nescafe, bournvita, cerelac, peak milk, cowbell, titus, frytol, geisha: provisions
canon, nikon, fujifilm, gopro, sony alpha, eos, lumix: camera
ps4, ps5, ps3, playstation, xbox, nintendo: console
hitachi, seagate, sandisk, western digital, wd, toshiba drive, kingston: storage
logitech, razer, havit: mouse
epson, brother, deskjet, laserjet: printer
tp link, huawei router: router
yamaha: instrument, bicycle
fender, gibson, roland: instrument
phoenix, trek, giant: bicycle
toyota, hyundai, kia: vehicle
dstv, gotv: tv
zeepad, ipad, kindle, galaxy tab: tablet
wahl, andis, vgr, kemei, gillette: clipper
clayden, stroud, oxford dictionary: book
`;

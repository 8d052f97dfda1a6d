/** Local words, added to the kinds that every campus knows. `readLexicon` documents the format. */
export const KINDS = `
[more]
party | akwaaba party | labadi!
trip | | kakum!, aburi!, aburi, cape coast!, boti falls!, mole park!, volta!
meeting | akwaaba |
hair | ghana weaving |
catering | jollof package | packs of jollof!
food-run | waakye, jollof | jollof!, waakye!, bush canteen!, night market!
queue | nhis, renew nhis, ghana card, nia |
bag | ghana must go |
meal | jollof, jollof rice, waakye |
law | ghana legal system |
rice-cooker | | jollof in
router | mtn router, telecel router | mtn!, telecel!
typewriter | pos = momo pos |
party | kokrokoo, kokoliko | jollof and!, vip!
concert |  | stonebwoy!, sarkodie!, shatta!, black sherif!, king promise!, kuami eugene!
drama |  | efua sutherland!
career |  | mtn!, stanbic!, ecobank!
competition |  | kente!
trip |  | volta!, kakum!, aburi!, mole!, boti!, cape coast!, elmina!, ada!, akosombo!, wli!, afadja!, shai hills!, bojo!, labadi!, kokrobite!, nzulezu!, tafi!, dodi!, bunso!, umbrella rock!
fair |  | waakye!, kelewele!
meeting | orientation = akwaaba | oware!
rice-cooker |  | waakye, jollof!
blender |  | koko
water-dispenser |  | voltic!
generator |  | ecg!
bucket | kufuor gallons |
pot | dadesen | fufu!
plate | earthenware = asanka = ayewa |
tools | allen keys |
shoes | sandal = chale wote = charley wote = ahenema |
dress | traditional wear = kaba = kaba and slit = slit | aso ebi!
shirt | smock = fugu = batakari, kaftan = agbada | black stars!, kotoko!, hearts!, kudus!
trousers | shorts = nikka |
fabric | stole = kente = kente stole, ankara = gtp = hollandais | bonwire!
skincare | shea butter = nkuto, black soap = alata samina = alata | tamale!
provisions | gari = gali = garri = soakings, pepper sauce = shito, oil = frytol = zomi, groundnut paste = nkatie butter, koko powder = tom brown = wheatmix = hausa koko, spices = prekese = dawadawa | kenkey!, olonka!
snack | hibiscus = sobolo = bissap = zobo = asaana = brukina = lamugin, meat pie = bofrot, yoghurt = fanyogo = fan yogo = fan ice = fanmilk, yam chips = kelewele |
meal | jollof = jollof rice = joloff, waakye = wakye, banku and tilapia = banku, fufu and soup = fufu, kenkey and fish = kenkey = dokono, beans and gari = gob3 = gobe = red red = yoo ke gari, stew = kontomire = abom | wele!, shito!, kontomire!, okro!
bicycle | motorbike = okada, tricycle = aboboyaa = pragya | dvla!
board-game | mancala = oware = owari |
ticket | data = mtn data = telecel data, bus ticket = stc ticket = vip ticket | vip!
chemistry |  | mole!
programming |  | csm!, dcit!
economics |  | bank of ghana
accounting | ica = icag |
business |  | ugbs!
languages | twi = akan = asante twi = fante = twi lessons, ga = ga language, ewe = ewe language, hausa = dagbani | obronis!, kumasi!, volta region!, accra people!
dance-fitness | dance = azonto | azonto!, dvla!
social-science | african studies = ugrc | nkrumah!, asante kingdom!, ghana empire!, ugrc!, uger!, aads!
school-subjects | remedial = wassce = nov dec = waec, jhs = bece | wassce!, bece!
drinks-and-food | local drinks = sobolo = asaana = brukina = lamugin = bissap, pastry orders = bofrot, gari mix = shito |
phone-services | mobile money agent = momo agent = momo vendor, sim registration = ghana card help | momo!
web-development |  | momo payment!
translation | twi translator, english to twi | twi!, ewe!, ga!, hausa!
hair | cornrow = ghana braids |
makeup-artist |  | gele!
tailoring | african wear = kaba = slit | kente!
catering | grill = chichinga | jollof!
event-help |  | english and twi!
childcare |  | east legon!
fitness-coach |  | dvla!
transport |  | kotoka!, accra!, kumasi!, cape coast!, takoradi!, tamale!, ho!, urvan!
ride-errand |  | kotoka!
money-run | = momo | momo!, mtn!, telecel!, ecg!
library-run | reserve a seat = balme = balme library | balme!, knust library!
food-run | breakfast = koko run, waakye = buy waakye = wakye, rice run = jollof = buy jollof, kenkey = banku = fufu = tuo zaafi = ampesi, pizza = papaye, beans = gob3 = red red, drinks = sobolo | waakye!, jollof!, kenkey!, banku!, fufu!, tz!, gari!, koko!, koose!, hausa koko!, wele!, shito!, night market!, auntie!, auntie s!, papaye!, pizzaman!, sobolo!, bofrot!
moving | carry luggage = kaya |
gas-refill |  | goil!, petrosol!
shopping | supermarket = shoprite = melcom = palace = maxmart, thrift shopping = kantamanto = okrika shopping | makola!, kejetia!, kantamanto!, agbogbloshie!, madina!, kaneshie!, asafo!, kotokuraba!, kontomire!, olonka!
parcel | station parcel = vip parcel = stc parcel, jumia = tonaton, dhl = ghana post | vip!, stc!, oa!, intercity!, metro mass!, from accra!, from kumasi!
queue | passport office = ghana card = nia = ssnit = nhis | ssnit!, nia!, nhis!, ghana card!
motorbike | okada | dvla!
thermos |  | koko!
jersey | black stars jersey | black stars!, kudus!
shea-butter | nkuto, alata samina | tamale!
shito-sauce | shito | kenkey!, gari!
tricycle-car | aboboyaa, pragya, kantanka |
crocs-clogs | charley wote, chale wote, ahenema |
driving-lessons |  | dvla!
dance-lessons | azonto class | azonto!, adowa!, kpanlogo!, agbadza!
fashion-event |  | kente!
games-event |  | oware!
thrift-event | bend down select |
[brands]
yazz, faytex: medicine
ama ata aidoo, yaa gyasi, ayi kwei armah: book
evandy, bani, pentagon, pent, tf hostel, jean nelson, ayeduase, kotei, bomso, kentinkrono, ayigya, boadi, east legon hostel, bush canteen hostel, gaza hostel, brunei, apewosika, amamoma, kwaprow, okponglo, haatso, madina, franco, wilkado, georgia, victory towers: room
mtn, vodafone, telecel, airteltigo, turbonet, surfline: router
`;

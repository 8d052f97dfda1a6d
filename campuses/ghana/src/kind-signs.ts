/** Local signs of kinds, added to those of `kinds.ts`. */
export const KIND_SIGNS = `
[more]
food-run | | kelewele!, night market!
printing | | pesewas!
parcel | | to kumasi!, to accra!, to tamale!, to cape coast!, from accra!, from kumasi!
queue | | ghana card!, nhis!, nss!
ride-errand | | to accra!, tema!
football-event | | black stars!
drama | | kumawood!, efua!
career | | nss!
competition | | cedis!
fair | | from 5 cedis!
thrift-event | | from 5 cedis!, 10 cedis!
rice-cooker | | jollof!, waakye
pot | | banku!
food-run | | bush canteen!
moving | | trotro!
shopping | | kantamanto!
parcel | | kaneshie!, circle!, aflao!, tema!, sunyani!, bolga!
queue | | gra!, dvla!, sltf!, getfund!
ride-errand | | kumasi!, cape coast!
money-run | | hundred cedis!, momo number!, telecel cash!
pharmacy-run | | nhis!
library-run | | legon bookshop!
sports-event | | ucc!, knust!
workshop | | momo!, gele!
competition | | jollof!
fair | | made in ghana!, waakye!
trip | | kakum
drama | | ghana film!, kwahu!, ananse!
career | | mtn!, vodafone!
past-questions | | wassce!
thesis | | at gridco!, gridco!, ecg!, vra!, ghana water!
dance-fitness | | jollof!, kaba!, gele!
economics | | ghana economy!
law | | act 30!, ghana legal system!
social-science | | asante!
generator | | ecg!
extension | | ecg!
router | | mtn!, telecel!
bag | | bolga!
jewellery | | gele pin!
provisions | | kontomire!, koobi!, momoni!, hausa!
meal | | banku!, kelewele
ticket | | afrochella!, vgma!, gold circle!
room | | legon!
jersey | | ghana!, black stars!, kotoko!
bicycle | | save trotro!
typing | | twi audio!
translation | | from twi!, from ewe!, hausa!, dagbani!
transport | | ada!, aburi!, akosombo!, tema!
selling | | mtn!, telecel!
crypto-finance | | momo loan!, cedis!
bag | | ghana must go!
hat | | gele!
shea-butter | | tamale!
shito-sauce | | kenkey!
vehicle | | dvla!
medicine-study | | ecg!
programming | | dcit!
accounting | | icag!
english | | ugrc 110!
languages | | akwaaba!
dance-fitness | | dvla!
driving-lessons | | dvla!
headphones | | trotro!
typewriter | | momo business!
web-development | | paystack!, momo!
translation | | twi!
makeup-artist | | gele!
catering | | jollof!, banku!, waakye!
host-mc | | english and twi!
transport | | to accra!, to kumasi!, to tamale!
errand-running | | trotro fare!
phone-services | | mtn!, telecel!, momo!
crypto-finance | | gra!
[brands]
airtel router: router
`;

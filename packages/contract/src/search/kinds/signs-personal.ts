/** Words that hint at clothes, care, food, books, instruments, sport and rooms. */
export const SIGNS_PERSONAL = `
[more]
shoes | | uk!, rubber!, nude!, block!, stiletto!, run!, running!, foot!, air!, box included!, white!, black!, office!, oxford!, monk strap!, handmade!, pointed!, slip on!, open toe!, court!, ankle!, dunk!, jordans!, af1!, yeezy!, dinner
crocs-clogs | | rubber!, shower!, jibbitz!, charms!, easy to wear!, lounge!, slides!, foot!, beach!
dress | | floral!, long!, short!, zip at back!, church!, date!, evening!, slit!, ladies wear!, cute!, matching set!, birthday shoot!
shirt | | long sleeve!, polo!, plain!, striped!, stripes!, check!, checked!, zipped hood!, pullover!, warm!, knit!, wool!, crop!, sleeveless!, tees!, pieces!, harmattan!, ac room!, cold lecture halls!, varsity!, bomber!, denim!, branded!, hall colours!
trousers | | 32!, 34!, 36!, baggy!, straight cut!, palazzo!, cargo!, khaki!, pleated!, skinny!, bootcut!, leg!, ankle length!
suit | | jacket!, slim!, navy!, charcoal!, trousers!, groomsmen!, formal!, 40r!, 42r!, 38!, vest!, defence!, court!, moot court!, official!
lab-coat | | experiments!, anatomy!, knee length!, pockets!, protect your clothes!, spills!, pharmacy students!, dissection!, site!, steel toe!, v neck!
stethoscope | | lungs!, tube!, auscultation!, clinical years!, ward rounds!, chest!, classic iii!, dual head!, medical students!, house officer!
underwear | | 34b!, 36c!, wireless!, strapless!, sleep!, sleepwear!, silk!, comfortable!, night!, robe!, swim!, two piece!, thong!, briefs!
gown-graduation | | stole!, academic!, black!, faculty colours!, matric!, rented!
bag | | holds!, laptop!, 15 inch!, 15.6!, crossbody!, sling!, trolley!, travelling!, trip home!, 20 kg!, cabin!, litres!, water resistant!, big!, coins!, anti theft!, usb port!, school!, going home!, vacation!, gym!, women, ladies!
watch | | chain!, mechanical!, hands!, date display!, tells time!, luxury!, roman numerals!, mm!, stainless steel!
jewellery | | 925!, chain!, does not fade!, non tarnish!, set!, shiny!, adjustable!, cubic zirconia!, stainless!, name!, cowrie!, cowries!
jewel-ring | | promise!, engagement!, couples!, diamond!, 925!
glasses | | blue cut!, anti blue!, lens!, shades!, reading!, clear!, headache!, vision!, see!, degree!, optician!, short sighted!, -1.5!, contacts!
hat | | visor!, snapback!, silk!, sleep!, hair!, edges!, pins!, jersey!, turban!, face cap!, neck!, winter!
fabric | | three yards!, 12 yards!, metres!, hollandais!, hand woven!, loom!, batik!, tie and dye!, material!, lace!, cotton!, gtp!, woodin!, funeral!, outdooring!, traditional marriage!, tailor!
wig | | straight!, bone straight!, 5x5!, donor!, bangs!, 180!, double drawn!, honey!, dye!, bleach!, tangle free!, baby hair!, elastic band!, cap!, swap!, slay!, braided!
hair-extensions | | attachment!, expression!, kanekalon!, x pression!, lengths!, weft!, afro kinky!, kinky!, passion!, faux!, clip in!, braiding!, braids!, ponytail!, colour 1b!, 1b!, colour 27!, ombre!
perfume | | 50 ml!, 30 ml!, smell good!, fragrance!, fresh!, sweet!, all day!, arabian!, dubai!, original!, left!, roll on!, body mist!, mist!
skincare | | facial!, body!, moisturising!, moisturizer!, hydrates!, sun!, cocoa butter!, coconut!, lather!, bathing!, exfoliates!, scalp!, curls!, wash!, rinse!, natural!, harmattan!, chapped!, g!, lightening!, tone!, even tone!, gloss!, liner!, powder!, concealer!, lashes!, gel!, teeth!, fluoride!, mint!
shea-butter | | northern!, dry skin!, stretch marks!, skin and hair!, moisturise!, grams!, tub!, body!
medicine | | headache!, malaria!, cough!, cold!, flu!, doses!, vitamins!, iron!, immune!, omega 3!, hygiene!, disposable!, pieces!, antiseptic!, temperature!, measures!, blood pressure!, sugar!, glucose!, strips!, cuff!, weight loss!, slimming!, herbal!, massage!, walks!, walking!, leg!, broken leg!, sprain!, knee!, support!, brace!, patient!, inhaler!, sterile!, wound!
protein | | gainer!, mass!, creatine!, shake!, chocolate flavour!, bcaa!, pre workout!, weight gain!
period-pads | | heavy flow!, monthly!, always!, menstrual!, reusable!, cramps!, ladies!, tampons!
provisions | | tinned!, olonka!, cup!, bag!, half bag!, cereal!, cooking!, soakings!, dry!, dried!, powdered!, palm!, vegetable oil!, tomato!, smoked!, seasoning!, cubes!, lasts!, from home!, from the village!, market!, fresh!, roots!, tubers!, dozen!, freshly, sweetener!, creamer!, spread!, jam!, exam snack!, hamper!, foodstuff!
shito-sauce | | bottle!, hot!, gari!, eat with!, lasts!, semester!, mild!, dip!
snack | | spicy!, packets!, nuts!, roasted!, freshly baked!, ice!, 350 ml!, fruit!, squeezed!, energy!, fizzy!, milk!, chewy!, break!, between lectures!, late night!, munch!, chew!, hungry!, dessert!, cream!, icing!, slices!, per piece!, popped!, toffee!, crackers!
meal | | bowl!, serve!, meat!, salad!, soup!, stew!, hungry!, eat!, breakfast!, homemade!, home cooked!, fresh!, daily!, weekly!, large portion!, delivered hot!, sides!, coleslaw!, spaghetti!, noodles!, cravings!
book | | 2nd edition!, 3rd edition!, 11th edition!, highlights!, vol!, reading!, print!, pearson!, mcgraw!, wiley!, oxford!, cambridge!, springer!, principles of!, introduction to!, fundamentals of!, level 100!, level 200!, level 300!, syllabus!, reference!, required text!, recommended!, lecturer recommends!, no torn pages!, handbook!, prof!, kjv!, verses!
novel | | fiction!, thriller!, romance!, pages!, read!, paperback!, mystery!, series!, chapter one!, fantasy!, classic!, literature!
stationery | | pens!, biro!, a5!, rule!, lined!, hardcover!, pencil!, sharpen!, glue!, tape!, pins!, staple!, clips!, notes!, sticky!, highlight!, board!, acrylic!, watercolour!, eraser!, paper!, folders!, planner!, diary!, pouch!, jot!, exams!, dry erase!, chalk!, graph!
drawing-set | | t square!, set square!, drawing board!, scale rule!, tracing!, engineering drawing!, technical!, rapidograph!, stencil!
white-board | | eraser!, dry erase!, by 60!, by 90!, write and wipe!, study groups!, brainstorm!, wall mount!, teach!
instrument | | six strings!, 88 keys!, electric!, bass!, kick!, pedal!, hymns!, chapel!, band!, melody!, notes!, case!, practise!, practice!, rhythm!, blow!, midi!, hammer action!, adaptor!
bicycle | | 21 gears!, 18 speed!, 21 speed!, tubes!, disc!, two wheels!, 26!, 29!, 27.5!, inch!, medium frame!, lock!, basket!, mtb!, mountain!, alloy!, shocks!, to lecture!, to campus!, commute!, handlebar!, legs!, fold!
motorbike | | 125 cc!, 150 cc!, licence plate!, kick!, electric start!, rider!, petrol!
skates | | board!, grip tape!, trucks!, roll!, roller!, blades!, ride!, park!
ball | | pumped!, leather!, stitched!, goals!, rackets!, bat!, play!, team!, shin guards!, shin!, gloves!, swim!, goggles!, cap!, whistle!, cones!, hoop!, paddle!
gym-gear | | 10 kg!, 5 kg!, 20 kg!, 2.5 kg!, rubber!, coated!, barbell!, build!, biceps!, pull ups!, workout!, work out!, home gym!, in your room!, fitness!, jump!, rope!, mat!, bands!, resistance!, weight loss!, legs!, run!, folds!, cast iron!, pair!, wheel!, grip!, punch!, boxing!
board-game | | 2 players!, two to six!, deck!, tokens!, strategy!, fun!, night!, king!, checkmate!, words!, buy property!, hotels!, puzzle!, 1000 pieces!, rules!
jersey | | 24/25!, 23/24!, 25/26!, home kit!, away kit!, kit!, number 7!, number 10!, ronaldo!, saka!, manchester!, real madrid!, original!, thai!, dri fit!, football, patches!, premier league!, champions league!
gift | | graduation!, love!, bae!, hamper!, box!, bouquet!, card!, name on!, printed!, photo!, frame!, mug!, package!, chocolates!, special day!, fathers day!, mothers day!
ticket | | vip!, regular!, entry!, admit!, gate!, cannot go!, can not make it!, cannot attend!, no longer going!, front row!, concert!, show!, december!, qr!, transfer!, bus!, airtime!, data!, voucher!, match!, early bird!
room | | share!, roommate!, three in a room!, 2 in 1!, 3 in 1!, 4 in 1!, bed space!, space!, water!, light!, prepaid meter!, minutes from campus!, minutes to campus!, near campus!, off campus!, girls only!, ladies only!, female!, male!, ac!, compound!, floor!, available from!, non resident!, perching!, perch!, quiet!, annex!
vehicle | | 2010!, 2012!, 2014!, 2015!, 2016!, tyres!, gear!, seats!, alloy!, ac!, drives!, accident free!, doors!
tricycle-car | | carries goods!, engine!, fuel!, registered!
pet | | weeks!, months!, male!, female!, cute!, friendly!, cage!, feed!, leash!, collar!, loving home!, new home!, aquarium!, eats!, kennel!, bowl!, meow!, hops!
baby-things | | 0-6 months!, infant!, mother!, mum!, nappies!, stroller!, push!, cot!, feeding!, pump!, carrier!, bath!, sleeps!, nursing mother!
tie | | neck!, bow!, striped!, formal!, suit!, pocket square!
sewing-kit | | stitch!, mend!, torn!, yarn!, wool!, hook!, crochet!, knit!, tape measure!, zips!
`;

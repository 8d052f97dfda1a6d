/** Words that hint at something for a room, a kitchen or a bathroom: uses, parts and measures. */
export const SIGNS_HOME = `
[more]
kettle | | automatic switch off!, shuts off!, cordless, spout!, base!, gari!, milo!, indomie!, bathing water!, bath water!, morning bath!, 1500w!, 2200w!, 1.5 l, 1.7 l, 2 l, 5 l, heating element, in three minutes!, litre, stainless, cold baths!, porridge
rice-cooker | | switches to warm!, one touch, one button!, steams!, perfect rice!, never burns!, burnt rice!, no burning!, 2.8 l, 5 cups!, 10 cups!, porridge, 700w!, non stick pot, glass lid, cook and warm!
pressure-cooker | | meat soft!, fast soup!, valve!, seal!, rubber ring!, multi cooker!, instant pot!
stove | | two burners!, three burners!, four burners!, knobs!, lights without match!, cook!, tabletop, hob!, lighter, kitchen, soup, cook your own food!, stop buying food!
hot-plate | | double!, without gas!, thermostat!, 1000w!, 2000w!, plugs in, knob!, electric cooking!, infrared!, ceramic top!, cooks with electricity!, prepaid, cook
cylinder | | kg!, 14.5kg!, full!, half full!, empty!, regulator!, hose!, burner head!, ghacem
microwave | | rotating plate!, glass tray!, 23 l!, grill function!, timer, digital, cold rice!, yesterday, in one minute, seconds
oven | | pies!, trays!, racks!, convection!, preheat!, temperature knob!, 35 l!, 45 l!, cookies, cupcakes
toaster | | two slices!, four slices!, sardine!, pops up!, breakfast!, triangles!, crispy!
air-fryer | | basket!, chips!, yam chips!, fries!, wings!, 4 l!, 5 l!, hot air!, digital panel
blender | | crush!, smooth!, soup!, glass jar!, onions!, ice!, puree!, speeds!, two cups!, 4500w!, 350w!, nutri!, shakes!, koko, mix!, whisk!, knead!, dough!
egg-boiler | | eggs!, hard boiled!, soft boiled!, steams eggs!
coffee-maker | | beans!, filter!, french press!, plunger!, capsule!, pods!, drip, caffeine!, nescafe!
fridge | | keeps cold!, keeps fresh!, fresh!, one door!, two doors!, 90 l!, 92 l!, 100 l!, 120 l!, 138 l!, vegetables!, meat!, fish!, drinks!, leftovers!, spoil!, quiet!, silver, low consumption, light consumption, shelves, egg tray!, vegetable box!, crisper!, soup, stew!, fan ice!, sobolo!, water sachets!, low energy!
washing-machine | | wash!, drum!, 6kg, 7kg!, 8kg!, detergent!, dries clothes!, laundry!, jeans
water-dispenser | | hot and normal!, taps!, bottle!, 18.9 l!, gallons!, purifies!, pure water!, drinking!, tap water!, candles!, voltic!, clean water!
fan | | cool!, hot weather!, turns left and right!, grille!, remote!, quiet!, stand!, standing!, clip!, rechargeable!, usb!, light off!, adjustable height!, no more heat!, neck!, misting!
aircon | | chills!, indoor unit!, gas!, portable unit!, 18 degrees!, 16 degrees!, heat
iron | | spray!, dry!, ceramic plate!, lecture shirts!, smooth clothes!, straight clothes!, neat!, 1200w!, 1000w!, 2400w, temperature dial!, crumple!
ironing-board | | legs fold!, padded!, foldable, press your clothes on!, heat resistant cover!, iron rest!, press!
vacuum | | hose!, bagless!, handheld!, crumbs!, hair!, cyclone!, robot!
generator | | 2.5kva!, fuel!, diesel!, pull start!, key start!, key starter!, panel!, inverter!, 1000w, battery!, hours of light!
extension | | four sockets!, six sockets!, 3 m!, 5 m!, individual switches!, 13 a!, cord!, reel!, plug points!, protects your appliances!, volt guard!, voltage!, fluctuation!, multiple devices!, all your gadgets!
bulb | | 9w!, 12w!, 15w!, b22!, e27!, white light!, warm white!, energy saver!, tube!, pack of, emergency!, light!
lamp | | read!, reading!, study!, studying!, learn!, night!, clamp!, gooseneck!, usb!, dumsor!, light off!, beam!, touch!, eye protection!, does not disturb your roommate!, roommate sleeps!, table!, desk!, colours!, strip!, remote!, bedside!
mattress | | three quarter!, three by six!, four by six!, 4 by 6!, 4 by 6 by 6!, 6 inch!, 8 inch!, 10 inch!, soft!, queen!, king!, rolled!, nylon cover!, not sunk!, sunk!
bed | | double decker!, decker!, inflatable!, pump included!, folds away!, six by six!, four by six, iron bars!, storage underneath!
pillow | | fluffy!, rest your head!, pair!, u shape!, travel!, microfibre!, cushions!, throw!
bedsheet | | thread count!, flat!, two pillow cases!, double!, set!, pattern!, soft!, cover yourself!, blanket!, quilt!, washable!, 4 by 6!, 6 by 6!, three piece!, four piece!
net | | bitten!, strings!, poles!, four corners!, fine mesh!, mesh!, sleep without!, no more bites!
curtain | | two panels!, louvre!, light out!, 7 feet!, lined!, blinds!
carpet | | feet!, by 6 feet!, cold tiles!, non slip!, rubber!, prayer!, woolly!, fibre!, lino!, vinyl!, by metre!
desk | | learn!, write!, odum!, wawa!, plywood!, formica!, folds flat!, adjustable!, laptop on!, put your laptop!, put your books!, by 60!, steel frame!, place to work!, place to study!, book space!, home office!, corner!, homework!
chair | | arm rest!, back rest!, cushion!, padded!, ergonomic!, leather!, mesh back!, height adjustable!, folding!, back ache!, lean back!, rotates!, guests!, visitors!, fold up!
sofa | | hall set!, centre!, sleeps a guest!, fabric, arm rests!
wardrobe | | zipped!, metal pipes!, cloth cover!, doors!, two doors!, sliding doors!, mirror door!, folded!, arrange!, dust!, off the floor!, keeps your clothes!, portable!, assembled!, poles!, stand!, garments!, wooden!, non woven!
shelf | | racks!, display!, plank!, holds shoes!, organise!, organiser!, spices!, standing!
mirror | | face!, dressing!, oval!, stand!, head to toe!, makeup, shatterproof!
bucket | | 20 l!, 25 l!, 40 l!, holds water!, water storage!, water off!, gallon!, barrel!, drum!, basin!, bowl!, cup!
laundry-basket | | hamper!, foldable!, handles!, mesh!, woven!, lid!, worn clothes!, holds a week!
storage-box | | under bed!, lid!, transparent!, plastic!, organiser!, compartments!, trunk!, chop box!, locker!, provisions inside!, lockable!, wooden!, airtight!, containers!, dividers!, drawers!
pot | | cast iron!, sizes!, set of three!, set of four!, saute!, induction base!, heavy bottom!, deep!, sauce!, litres!, sizes in one!
plate | | unbreakable!, plastic!, serving!, six pieces!, twelve pieces!, pieces!, cutlery!, spoons!, fork!, knives!, eating!, saucers!, soup!, lunch!, airtight!, microwavable!, compartments!, containers!, carry your food!, take food!, dishwasher!, wooden spoon!, ladles!, tea set!, jug!
clothesline | | hang!, hooks!, wind!, metres!, retractable!, clothes outside!, wet!
cleaning-tools | | wipe!, dirt!, disinfectant!, liquid soap!, bar soap!, washing powder!, clean!, bin!, rubbish!, litter!, pedal!, bags!, gloves!, spray!, glass!, squeegee!, scent!, insects!, ants!
clock | | time!, digital!, late!, never be late!, oversleep!, early!, quartz!, numbers!
decoration | | fairy!, string!, sticker!, vase!, flowers!, artificial!, framed!, canvas!, painting!, colours!, colour changing!, remote!, rgb!, roll!, metres!, tiktok!, beautiful!, mood!, scent!, scented!, wax!, balloons!, quotes!, pinterest!, ambience!, plug in!
safe | | two keys!, three keys!, brass!, stolen!, steal!, security!, door!, valuables!, locker!, money!, anti theft!, chain!
tools | | drill!, spanner!, pliers!, hammer!, tape!, set of, pieces, case!, saw!, cordless!, battery, solder!, tester!, glue!, wrench!, allen!, steps!, climb!, aluminium!
umbrella | | sun!, shade!, folds small!, automatic open!, button!, hood!, storm!, downpour!
scale | | weighing!, kg!, digital!, body fat!, precise!, how heavy!, luggage!, 180 kg!
kitchen | kitchen set, kitchen starter pack | cook!, cooking!, kitchen!
sewing-machine | | stitching!, treadle!, overlock!, motor!, hand wheel!, apprentice!
grill | | barbecue!, tongs!, grate!, outdoor!, tilapia!, party
thermos | | keeps hot!, keeps your tea!, keeps tea!, keeps food hot!, keeps it hot!, hot for!, hours hot!, hot for hours!, 12 hours!, 24 hours!, stays warm!, stays hot!, milo!, coffee!, koko!, porridge!, double wall!, stainless!, spill!, warm till!, litre!, 1 l!, 1.9 l!, flask!, food warm!
drinking-bottle | | drink!, bpa!, bpa free!, leak!, leakproof!, spill!, hydrated!, hydration!, hydrate!, 1 l!, 2 l!, cap!, infuser!, tumbler!, cup!, keeps water cold!, time markers!, handle!, carry water!, lid!
mop | | bucket!, wringer!, microfibre!, long handle!, dustpan!
towel | | soft!, after your bath!, body!, face!, hair!
`;

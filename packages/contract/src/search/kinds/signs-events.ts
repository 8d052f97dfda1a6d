/** Words that hint at an event. */
export const SIGNS_EVENTS = `
[more]
party | | dancers!, free drinks!, lights!, music!, hiplife!, late!, midnight!, hype!, beach!, bonfire!, barbecue!, headset!, headphones!, silent!, costume!, white!, jam!, hall week!, before 10!, tickets!, club!, club night!, rave!, disco!, masquerade!, halloween!, welcome!, end of exams!, karaoke!, sing along!, games!, retro!, floor!, loud!, popping!, lit!, artistes!, groove!, valentine!, new year!, birthday!
concert | | jazz!, highlife!, hiplife!, battle!, spoken!, musicians!, instruments!, launch!, crowd!, carols!, symphony!, music!, drummers!, rhythms!, listening!
worship | | fast!, apostle!, bishop!, service!, sunday!, cathedral!, revival!, power!, evangelism!, outreach!, retreat!, fellowship!, communion!, catholic!, methodist!, presby!, pentecost!, night of!, dawn!, thanksgiving!, allah!, mass!, sing!, joyful!, cell!, glory!, vigil!
vigil-event | | until dawn!, dawn!, pray!, 10 pm!, 9 pm to!, watch!, warfare!, tongues!
muslim-event | | iftar!, ramadan!, eid!, sallah!, gmsa!, allah!, break the fast!, break fast!, friday!, sunnah!, hijab!, tafsir!, dawah!, salam!, prayer!, islam!, islamic!, maulid!
sports-event | | match!, track!, 5k!, 10k!, jump!, throw!, swim!, tennis!, volleyball!, basketball!, hockey!, handball!, tug of war!, sack race!, fun games!, cheer!, vuvuzela!, wear your hall!, hall colours!, freshers!, inter hall!, playoffs!, three pointers!, warm up!, aerobics!, keep fit!, walk!, health walk!, bikes!, ride!, boxing!, karate!, fifa!, controllers!
football-event | | derby!, eleven!, boots!, vuvuzela!, match!, full time!, team!, striker!, premier league!, champions league!, watch!, screen!, supporters!
race-event | | 5 km!, 10 km!, 21 km!, start line!, sprint!, dash!, dawn!, shoes!, fun!, cycle!, relay!, bibs!, road!
comedy | | humour!, crack ribs!, tears!, improv!, dkb!, ob!, mic!
drama | | play!, theatre!, panther!, avengers!, series!, anime!, documentary!, premiere!, cinema!, tragedy!, shakespeare!, soyinka!, musical!, wall!, snacks for sale!, two hours!
career | | hr people!, banks!, five banks!, printed copies!, mock!, trainee!, consultants!, dress formally!, formal!, mentorship!, employable!, after school!, after graduation!, opportunities!, meet!, offer!, vacancy!, accenture!, google!
competition | | teams of four!, challenge!, contest!, certificates!, innovation!, funding!, grant!, 48 hours!, 24 hours!, hack!, queen!, crowning!, miss!, mr!, most beautiful!, by text!, show us what!, audition!, knowledge!, swiss!, clocks!, pawns!, checkmate!, moves!, board!, tournament!, battle!, registration fee!, essay!, spell!, draughts!
hackathon | | build an app!, 24 hours!, 48 hours!, 36 hours!, teams of four!, hack!, apis!, prizes!, designers!, solve!, problem!, weekend!
debate | | house!, rebuttal!, topic!, adjudicators!, public speaking!, this house!, sides!, for and against!, moot!, toastmasters!
quiz-event | | contestants!, trivia!, nsmq!, answers!, who knows!, halls
fashion-event | | runway!, crowning!, pageant!, gowns!, evening gowns!, red carpet!, beauty!, wear!, face of!, contestants!, votes!, talent!, queen!, king!, swimsuit!, mr and miss!
poetry-event | | recite!, spoken!, stanza!, lines!, slam!, writers!
games-event | | board!, charades!, playstation!, play!, players!, snacks!, consoles!, pes!, dominoes!, oware!, bingo!, gamers!, tables!, twister!
workshop | | learn how!, learn to!, day!, bootcamp!, masterclass!, tools!, writing!, build!, make!, free!, photography!, makeup, soap!, first aid!, design!, crash!
talk | | guest speaker!, lecture!, question time!, listen!, stress!, anxiety!, money!, invest!, saving!, leaders!, summit!, forum!, conversation!, fireside!, relationship!, marriage!, dating!, sex!, health!, public!, symposium!, author!, motivation!, story!, wisdom!, awareness!, cancer!, hiv!, breast!, ai!, future!, democracy!, webinar!, zoom!, life after!, masters!, study!, phd!
scholarship-event | | scholarships!, phd!, commonwealth scholarship!, daad!, admission!, canada!, uk!, usa!, germany!, china!, visa!, sop!, apply!, fully funded!, application!, gre!, ielts!
trip | | leave!, return!, back by!, back at!, overnight!, falls!, canopy walk!, mount!, hike!, monkeys!, sanctuary!, picnic!, lunch!, lunch included!, pictures!, weekend!, camp!, camping!, tour!, tourist!, sites!, explore!, adventure!, seats!, trail!, garden!, resort!, zip line!, swim!, lodge!, factory!, industrial!, visit!, horse!, go karting!, see!, caves!, stilts!
fair | | exhibition!, books!, businesses!, cheap!, swap!, give!, pint!, screening!, screen!, bp!, check up!, check!, checked!, free!, hepatitis!, eyes!, dental!, cultures!, international!, robots!, projects!, open!, tours!, market!, sip!, paint!, photo!, cook!, grill!
thrift-event | | used!, bale!, cheap!, exchange!, vintage!, jeans!, buy!, preloved!, okrika!, stalls!, pieces!
blood-event | | donate!, give!, save a life!, save lives!, milo!, t-shirt!, nurses!, red!, weigh!, 50 kg!, group!, sickle!
meeting | | exec!, elect!, voting!, swearing in!, hand over!, handing over!, association!, welcome!, newcomers!, tour of campus!, campus tour!, guide!, refreshments!, congress!, dinner!, gala!, red carpet!, formal!, tables!, suit!, speech!, ceremony!, convocation!, home coming!, hall!, general assembly!, townhall!, town hall!, volunteers!, clean!, gloves!, beach!, plant trees!, trees!, orphanage!, donate!, charity!, book!, read!, discuss!, chapter!, reading!, club!, durbar!, week!
dinner-event | | awards!, gala!, suits!, black tie!, three course!, buffet!, tables!, wine!, hotel!, formal!, dress code!, honour!, best student!, final year!, departmental!, farewell!, eat!, dine!, toast!
matric-event | | congregation!, convocation!, graduands!, freshers!, level 100!, admitted!, degree!, vc!, certificates!, procession!
election-event | | voting!, wocom!, debate!, vetting!, campaign!, electoral commission!, ec!, polling!
`;

/** Words in a title or description that hint at an errand. */
export const SIGNS_ERRANDS = `
[more]
food-run | | breakfast!, supper!, dinner!, still hot!, order!, junction!, pizzaman!, papaye!, indomie!, porridge!, night food!, late night!, eat!, food!, from the junction!, before 8 am!, to your hall!, to your room!, to your door!, menu!, snacks!, coffee!, smoothie!, cold drink!, water!, sachet water!, ice!, meals!
moving | | pickup truck!, pick up truck!, van!, aboboyaa!, kia!, end of semester!, vac!, storage!, things!, shift!, shifting!, pack!, packing!, from your hostel!, from hall!, two strong!, help you carry!, wheel!, furniture!, your stuff!, stuff!, reporting day!, freshers!
gas-refill | | filling!, filled!, 6 kg!, 12.5 kg!, carry!, bring back!, and back!, within an hour!, finished!, cooking!, fuel!, lpg!
laundry-errand | | washed!, dirty clothes!, dried!, ironed!, pressed!, folded!, fold and!, bedding!, per basket!, per kilo!, stains!, white shirts!, 48 hours!, 24 hours!, hand wash!, washing machine!, smell fresh!, smelling!, blanket!, duvet!, return them!, suits!
printing | | per page!, bound!, laminated!, scan!, scanned!, send your file!, send me your file!, whatsapp your file!, paper!, hard copy!, hardbound!, gold letters!, passport size!, poster!, one sided!
shopping | | your list!, foodstuffs!, provisions!, prices!, cheap!, fresh!, bargain!, haggle!, bags!, saturday!, friday!, weekly!, toiletries!, cosmetics!, boutique!, second hand!, bale!, first selection!, fabric!, hair!, phones!, electronics!, spare parts!, accessories!, textbooks!, bookshop!, stationery!, from town!, from the market!, basket!
parcel | | small things!, delivered!, dispatch!, take to!, bring from!, to takoradi!, receiver!, sender!, same day!, tomorrow!, motorbike!, bike!, rider!, left!, gate!, to your hall!, hall to hall!, across campus!, gift!, surprise!, flowers!, online orders!, ordered!
queue | | stand in!, wait in!, hours!, long line!, transcript!, id card!, receipt!, school fees!, clinic!, card!, letter!, introductory letter!, appointment!, registration!, register!, deferment!, hostel allocation!, first in line!, dawn!, police report!, project!, collect!, certificate!, attestation!
pharmacy-run | | sanitary!, ill!, night!, medicine!, first aid!, bandage!, contraceptive!, pain!, not feeling well!, unwell!, test kit!, blood tonic!, lab results!
care | | sit with!, wait for!, company!, wake you!, call you!, morning call!, remind!, dishes!, room!, wash!, make your bed!, iron!, charge!, seat!, hold a seat!, front row!, arrange!, decorate!, take pictures!, exam morning!, anything!, stand in!, small job!, room inspection!
ride-errand | | car!, lift!, vip!, bus!, ac!, corolla!, vitz!, luggage!, suitcases!, to the airport!, to town!, motorbike!, helmet!, safe!, night!, walk you!, walk with you!, escort!, hostel!, fare!, share!, leaves!, leaving!, weekend!, exam morning!, pick you!, drop you!, hospital!
repair-run | | shop!, bring back!, laptop!, phone!, battery!, mechanic!, tyre!, puncture!, iron!, fan!, blender!, watch!, glasses!, spectacles!, key!, duplicate!, cut a key!, shoes!, bag!, charger!, install!, socket!, tap!
money-run | | withdrawal!, send money!, receive!, cash in!, transfer!, bills!, credit!, airtime!, pay!, fees!, dues!, electricity!, change!, coins!, western union!
pet-care | | walk!, water!, travelling!, vacation!, cage!
library-run | | books!, renew!, shelf!, table!, photocopy!, scan!, pages!, reading room!, exam season!, textbook!, attend!, copies!, collect handouts!
`;

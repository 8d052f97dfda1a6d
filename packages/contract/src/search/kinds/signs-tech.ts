/** Words that hint at electronics: uses, parts and measures. */
export const SIGNS_TECH = `
[more]
laptop | | pentium!, 256 ssd!, 512 ssd!, 8 gb ram!, 8 gig!, gig ram!, backlit keys!, fingerprint!, thin and light!, charger, 13.3!, programming!, coding!, autocad!, assignments!, typing!, battery lasts!, battery health!, ultrabook!, webcam!, trackpad!, retina!, office installed!, word and excel!, zoom!, project work!, refurbished!
desktop | | cpu!, keyboard and mouse!, cables!, full set!, internet cafe!, gaming!, core!
monitor | | 60 hz!, display port!, 22 inch!, display!, extend!
phone | | 4 gb ram!, rom!, android!, ios!, face unlock!, mah!, camera!, 50 mp!, 108 mp!, selfie!, screen!, pouch!, box!, touch!, keypad!, buttons!, torch!, fm!, 4/128!, ram!, gig!, note!, inch display!
tablet | | notes!, read pdfs!, 8 inch!, 9th gen!, 10th gen!, ipados!, eink!, reads books!, apple pencil!, kids!, netflix, slides!
charger | | charging!, charges your phone!, charges your laptop!, fast!, 67w!, brick!, head!, plug!, adaptor!, original!, magsafe!, wireless!, pad!, metres!, 19v!, small pin!, fills your battery!, iphone!, samsung!
powerbank | | 30000 mah!, fills!, times!, four times!, two outputs!, usb outlets!, outlets, when light goes!, light out!, on the go!, portable!, power on the road!, battery!, digital display!, never run out!, low battery!, runs out!, torch, pocket!
headphones | | 3.5 mm!, wire!, pods!, ear tips!, buds!, tangle!, block out!, hours of music!, neckband!
earpods-case | | buds!, anc!, noise!, wireless!, touch control!, hours!, left and right!
speaker | | sd card!, usb!, volume!, whole block!, whole hall!, whole hostel!, room shake!, channel!, 2.1!, 5.1!, subwoofer!, woofers!, trolley!, stereo!, hours, outdoor!, flip!, charge 5!, portable!, beats!, noise!
microphone | | condenser!, cardioid!, usb!, wireless!, lavalier!, shirt!, stand!, pop filter!, sing!, preach!, receiver!
tv | | led!, lcd!, android!, stand!, free to air!, flat!, screen!, watch football!, champions league!, built in decoder!, showmax!
projector | | 120 inch!, 100 inch!, movie nights!, bulb!, lamp hours!, throw!, white wall!, focus!, keystone!, mini!
camera | | 18-55mm!, mm!, shutter count!, mirrorless!, shots!, 4k!, instant!, prints!, body!, bokeh!, eos!, hidden!, night vision!, flies!, propellers!
console | | efootball!, cod!, spiderman!, two pads!, 500 gb!, 1 tb!, digital edition!, cd!, cds!, hacked!, chipped!, joy con!, hdmi!, tournaments, handheld!
mouse | | dongle!, optical!, 2.4g!, usb!, silent!, combo!, cursor!, numpad!, qwerty!, pad!, stand!, ports!, hub!, cooling!, hdmi!, adapter!, raises!
storage | | 16 gb!, 128 gb!, save!, transfer!, external!, internal!, 2.5!, sticks!, keep your movies!, thesis!, never lose!, memory!, rpm!, copies!
printer | | pages!, a4!, laser!, inkjet!, duplex!, tank!, refillable!, wifi!, 3 in 1!, sheets!, printing business!, thermal!, receipts!
router | | online!, wi-fi!, all networks!, any network!, 32 devices!, 10 devices!, whole room!, fast!, extender!, fibre!, streaming!, share!
phone-case | | cover!, protection!, flip!, tempered!, screen!, 9h!, stick!, camera protector!, fits!, ip 11!, ip 13!, xr!, 11!, 12!, 13!, 14!, 15!, a14!, holder!, grip!, ring!, stand!
smartwatch | | calories!, ultra!, fitness!, oxygen!, wrist!, mm!, 44 mm!, 45 mm!, magnetic charger!, wakes you!, waterproof!
calculator | | 991ex!, 570!, ti 84!, dual power!, two way power!, maths!, engineering, graphs!, plots!, sums!, sine!, allowed in!
typewriter | | scan!, binding!, comb!, punch!, shred!, shredder!, receipts!, barcode!, photocopy!, copies!, business centre!
clipper | | cut!, shaving!, cordless!, hair!, save, bikini!, lineup!, grooming!, self cut!
dryer | | dries!, wet hair!, hot air!, 2000w!, ceramic!, plates!, diffuser!, hood!, wand!, silk press!, bonnet!, wash day!
decoder | | dstv!, gotv!, free to air!, premier league!, multi tv!, startimes!, satellite!, premium, compact!
tripod-stand | | phone holder!, ring!, 10 inch!, 18 inch!, video!, selfie!, bluetooth remote!, extends!, foldable!, light!, shoot!, live!, creators!, softbox!, gimbal!, stabilises!, shake!, steady!
`;

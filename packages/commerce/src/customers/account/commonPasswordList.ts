/**
 * The most common passwords of lists of leaked ones, the most common first: those of 8 and more characters, and shorter
 * words that people lengthen by digits. In lower case. From the dictionary of zxcvbn-ts (https://github.com/zxcvbn-ts/zxcvbn,
 * MIT, Copyright (c) 2021 zxcvbn-ts contributors, (c) 2012-2016 Dan Wheeler and Dropbox, Inc.).
 */
export const commonPasswordList = `
  password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx jennifer trustno1 sunshine iloveyou computer michelle starwars princess 11111111 corvette 1234qwer internet
  samantha q1w2e3r4t5 maverick whatever mercedes steelers qwer1234 hardcore q1w2e3r4 midnight bigdaddy victoria marlboro password1 1q2w3e4r cocacola jordan23 asdfasdf danielle 12344321 jonathan liverpoo
  qwerty123 passw0rd abcd1234 slipknot scorpion startrek asdfghjkl redskins qazwsxedc liverpool nicholas butthead dolphins qwertyui shithead metallic mountain benjamin elephant rush2112 1q2w3e4r5t
  creative garfield bullshit asdfghjk 1qazxsw2 december airborne brooklyn godzilla 4815162342 williams darkness blink182 platinum 01012011 11223344 lifehack 12qwaszx snowball nintendo november pakistan
  explorer redwings 789456123 lasvegas guinness christin asdf1234 babygirl michigan carolina alexande dickhead minecraft metallica kristina kimberly snickers paradise caroline 147258369 lacrosse
  bollocks poohbear qweasdzxc einstein drowssap courtney spitfire patricia maryjane champion svetlana anderson westside security zaq12wsx alexander 123456789a 1232323q scarface qwerty12 marshall
  veronica stargate 12345qwert semperfi brittany scotland cherokee simpsons michael1 vladimir franklin infinity passport bulldogs 1234554321 budlight usuckballz1 softball fktrcfylh kawasaki wildcats
  logitech swordfis motorola alexandr patriots colorado juventus freeuser warcraft wolverin elizabet valentin mitchell password123 ncc1701d spiderma hello123 virginia pearljam 123qweasd predator
  charlie1 panthers peekaboo rolltide american cardinal chevelle fyfcnfcbz loverboy lovelove 123654789 changeme electric darkside hercules lawrence wolfpack letmein1 741852963 spiderman blizzard
  cheyenne 123456789q cjkysirj 147852369 sterling basketball pussycat a1b2c3d4 freepass airplane billybob stingray chocolat zeppelin firebird business greenday tarheels 01011980 hellfire engineer
  serenity fireball 1029384756 remember darkstar mustang1 pavilion bobafett 01012000 dbrnjhbz harrison welcome1 swimming defender precious icecream swordfish presario rockstar airforce thailand 21122112
  bluebird goldfish wrangler cadillac longhorn microsoft christia qazwsx123 assassin atlantis 123qweasdzxc lonewolf software leonardo srinivas angelina valentina veronika babydoll wordpass butterfly
  devildog mistress freedom1 soso123aljg montreal wolfgang 31415926 hotstuff basketba birthday stephani jessica1 testtest fuckyou2 kathleen savannah shamrock deftones goldberg renegade hamilton cristina
  blahblah enterpri 1234abcd babylon5 sweetpea trfnthbyf cavalier marathon aardvark butterfl bigboobs manchester yankees1 napoleon buckeyes 01011990 fredfred highland 1qaz2wsx3edc diamonds campbell
  chandler drpepper elizabeth pornstar 12345678910 thuglife sherlock morpheus wetpussy consumer adgjmptw barcelona sundance isabella overlord isabelle ultimate ncc1701e matthew1 geronimo 123qwe123
  aleksandr portugal superfly q1w2e3r4t5y6 florence wrinkle1 11235813 51505150 seminole alejandr concrete access14 margaret christop letmein2 qazxswedc trombone pleasure rhbcnbyf christian cdtnkfyf
  stallion mongoose kingkong bluemoon personal a1234567 fuckyou1 immortal 123454321 dietcoke anthony1 giovanni hollywoo morrison 14789632 clifford bonehead fernando ghbdtnbr charlott 1123581321 ilovesex
  william1 hongkong sebastia werewolf super123 cooldude eternity lollipop tottenha stocking anything columbia makaveli robinson verbatim satan666 standard blackcat punkrock raistlin infantry qwerty12345
  waterloo 01012010 seinfeld musicman megadeth skywalke gn56gn56 squirrel wolverine qazwsxed stardust twilight intrepid vanhalen punisher 1234567a showtime fuckfuck 111222333 skittles ekaterina hannibal
  thunder1 chelsea1 1q2w3e4r5t6y portland panasonic sandiego penelope blackdog 1a2b3c4d californ playtime warriors gangster christine chargers mushroom dingdong crusader stranger dkflbvbh anastasia
  slapshot guardian 147896325 septembe angelica scarlett 123321123 kittycat munchkin rammstein 1passwor barcelon santiago blackman starcraft goodluck coltrane katerina fuck_inside discover spanking
  shaney14 192837465 lonestar stonecol meridian heather1 25802580 richard1 alexandra zaq1xsw2 beautiful lowrider tacobell 123698745 catalina halflife johnjohn kangaroo thompson socrates keyboard
  national formula1 qwerasdf 12369874 penguins fuckface vacation ragnarok asshole1 mailcreated5240 lorraine dodgeram sebastian colombia oblivion sithlord mustangs scoobydo bigballs zxcv1234 titleist
  richmond director magnolia blueeyes mersedes 12312312 springer patrick1 martinez cowboys1 nuttertools 1122334455 gateway1 imperial grateful peterpan kingston pa55word freckles margarita deadhead
  research mariners rootbeer aspirine frederic children stephanie scooter1 11112222 creampie plymouth justdoit 1234567q lightnin caliente goodtime catherin redalert brucelee porkchop aquarius raiders1
  thankyou fletcher shopping a1s2d3f4 sapphire qwert123 qazwsxedcrfv hastings blackjac 01012001 spectrum chevrole amsterdam diamond1 rosemary candyman beatrice front242 atlantic labrador 123456qwerty
  syracuse southern commando clitoris 8j4ye3uz monopoly pineappl lesbians gangbang spartans romashka 123456aa snuggles phoenix1 infiniti jeremiah 1234567890q cosworth charlotte doberman qawsedrf
  brandon1 emmanuel webmaster viktoria porsche9 starbuck beefcake godsmack clarence valhalla starfish sailboat achilles ncc1701a arsenal1 pa55w0rd frontier swingers terminator kentucky jackson1 doughboy
  butthole phillies dannyboy nebraska qwertyuio pinkfloy maryland luckydog september oklahoma qwerty123456 agent007 vfrcbvrf nathalie whocares vkontakte ihateyou dilligaf mandingo california technics
  golfball 01011991 bunghole 15426378 hurrican stripper aberdeen rfnthbyf enterprise dthjybrf handsome excalibu brothers keystone flamingo passwort lancelot melissa1 australia kamikaze designer pokemon1
  somethin apollo13 bearbear bradford deeznuts warhammer rangers1 blueblue meatball columbus manchest macdaddy michaela 123456789z sentinel universe truelove eatpussy sexygirl billyboy military jamesbon
  microsof microlab pantyhos lifetime 01011985 gordon24 theodore function 73501505 passwor1 azsxdcfv 01011970 charlton bigmoney superstar fordf150 terminal wildfire vladislav hollywood gretchen saratoga
  greenbay trinidad chicken1 rjirfrgbde meatloaf hyperion rightnow treasure lisalisa chester1 jasmine1 maradona anaconda japanese catherine woofwoof pass1234 poontang christopher albatros richards
  turkey50 kenworth happy123 dinosaur holyshit lionking happyday chickens chocolate ericsson positive crazybab sherwood polniypizdec0211 fktrcfylhf zxcasdqwe hardrock anhyeuem madeline february abc12345
  samsung1 applepie skywalker gandalf1 davidson skorpion hellyeah australi rockhard hedgehog yosemite 1qa2ws3ed mikemike pooppoop america1 karolina starship 0.0.0.000 salvador greatone freeporn
  football1 francois packers1 robotech roadkill backdoor rastaman alliance killbill cinnamon sojdlg123aljg bangbang jeanette operator mechanic amsterda pingpong rasputin marianne majestic passwords
  kingfish zxcvbnm1 gotohell wrestlin railroad lineage2 thursday a123456789 peterson phillips nwo4life charles1 kcj9wx5n underdog r2d2c3po snoopdog broadway umbrella splinter fuckthis chemical jamesbond
  blackhaw passpass sinclair megapass translator magicman supersta giuseppe caligula shannon1 meredith bullseye saturday kristine tunafish gfhjkm123 dkflbckfd p0015123 crawford tazmania deepthroat
  dfktynbyf tommyboy chainsaw christina marino13 getmoney budweise qazwsx12 brighton vfhufhbnf mamapapa penthous chrisbln snowboar undertaker flounder moneyman canadian viewsonic downtown qwerty1234
  eastside sneakers golfgolf panasoni chicago1 thanatos ghjcnjnfr whitesox poseidon johannes gargoyle intruder sunnyday ferrari1 solution madison1 newcastl goldstar buckshot titanium test1234 federico
  assholes superman1 sunflowe babyblue westwood apple123 boomboom florida1 motherlode multiplelo callaway starfire paintbal winston1 123qwerty knickers lokomotiv panther1 thirteen rjycnfynby avalanch
  philippe hotpussy zerocool tomorrow godfather original newyork1 idontknow vfvfgfgf beerbeer 1x2zkg8w francesc syncmaster christie zxasqw12 paintball monalisa terrapin spongebob attitude clevelan
  barefoot chuckles meathead cfitymrf cambiami 12345678q blessing aleksandra gladiator southpark mazafaka pianoman casanova traveler hawkeyes clarinet deeznutz meowmeow monster1 triangle valencia
  rhiannon crystal1 smeghead andromeda cerberus james007 tiberius gabriell salamander resident hayabusa together juliette 1q2w3e4r5 crjhgbjy nokia6300 rockford goldwing brewster thegreat confused
  whiskers spaceman rebecca1 12qw34er gesperrt wrestling mohammed sersolution overkill rhfcjnrf montgom240 bulldog1 something 12345qwe runescape lightning hoosiers recovery adrienne roadking illusion
  medicine leavemealone megatron doghouse 12345678a mortgage heineken fishing1 moonlight motherfucker realmadrid balloons tinkerbell babyface hardcock blackbir bookworm godfathe seahawks talisman
  blackjack hawaiian alphabet beautifu mortimer roadrunn password2 charlene christmas handyman digital1 tiffany1 dutchess wareagle valkyrie idontkno teddybea dragonball babybaby dolphin1 inuyasha
  stanford sullivan wishbone property gameover fuckoff1 kittykat sinister dragon12 friendly aa123456 geoffrey newpass6 katherine claymore bitchass sporting matthews checkers gabriela alexalex preacher
  gamecube armagedon playstation z1x2c3v4 rhtdtlrj blackout bcfields electron devil666 silverad 123456qw thunderb ghostrider reynolds cannabis southpar jackson5 absolute lipstick 1234567890a laurence
  mandarin baseball1 tottenham kleopatra dirtbike katherin northern cameltoe bluefish slippery qweasd123 mollydog annabell starcraf ghblehjr vasilisa scorpio1 illinois deadpool farscape sunflower
  hopeless carpedie asdfzxcv shepherd gatorade cameron1 borussia flexible graphics fyutkbyf 123qq123 yfcntymrf thedoors 7ugd5hip2j pussyman elizaveta strength webmaste augustus alejandro argentina
  corleone vampires babylove sergeant dragonba stonecold register buttercu millions millwall patience chrysler bullfrog a12345678 istanbul ashleigh universal binladen shanghai porsche1 gabriel1 jayhawks
  amateurs barbados nightmare knockers chevrolet cristian coolness criminal hardware bobdylan capslock teddybear gfhjkmgfhjkm missouri carlitos coldbeer netscape andromed brigitte yeahbaby eldorado
  eastwood monkey12 paranoid rainbow6 soulmate 9293709b13 microphone kakashka 50spanks fgtkmcby brittney fastball creature just4fun smashing washington mephisto shitface fountain specialk estrella
  buddyboy piramida violetta spencer1 salasana q2w3e4r5 heritage browning insomnia kissmyass budapest sexysexy pinkfloyd playboy1 sandwich testpass gamecock maxwell1 magician wildcard magazine telephon
  1234asdf 1a2s3d4f rochelle pringles iverson3 vsjasnel12 darklord loveless radiohea reckless jiggaman tiger123 classics hooligan scrabble jellybea hawaii50 pharmacy abnormal concorde qazwsxedc123
  islander jakejake yjdsqgfhjkm kazantip strawberry maksimka wg8e3wjf sweetnes master12 andersen ferguson 123456qwe dynamite gertrude doomsday rhjrjlbk mariposa killer12 mazda626 excalibur marcello
  buttfuck masamune chestnut fullmoon pornporn michael2 inspiron forsaken snowboard lollypop insanity creation katarina moonbeam gonzalez senators pumpkins windsurf green123 reddevil sheridan rjhjktdf
  killkill woodland vanguard aviation stanislav yankees2 mobydick sausages francesco anastasiya nevermind presiden faithful vfitymrf happiness robotics temppass highheel firewall polopolo evolution
  drummer1 pussy123 pumpkin1 download fandango qwerty11 mypassword earnhard angelika icehouse misfit99 christma zaqxswcde zxcvbnm123 pineapple harrypotter gorgeous qwert12345 vikings1 spongebo broncos1
  starstar radiohead viktoriya holidays mckenzie reddwarf dodgers1 platypus password12 1z2x3c4v abrakadabra marianna services longjohn alessandro honolulu nygiants windmill freebird slamdunk snowflak
  irishman bergkamp training warrior1 playstat mudvayne dudedude jackjack johndeer zildjian josephin fishbone genesis1 bigblock jefferso clippers chambers thisisit monkeybo death666 hounddog pallmall
  angel123 webhompas monsters comanche whiteout roadster stefanie heinrich undertak anastasi festival coolcool qwe123qwe mazdarx7 choochoo 123456789s iloveyou2 kisskiss cbr900rr lovelife chipmunk
  good123654 bluebell kjrjvjnbd fuckinside washingt tkbpfdtnf smirnoff pipeline james123 fishhead konstantin freefree summer99 newcastle krasotka starligh wireless scoobydoo koroleva michaels yogibear
  redbaron testing1 nascar24 president highbury zachary1 username survivor wanderer soccer12 fuckhead costello washburn catwoman lemonade bearcats solitude cocksuck cricket1 slowhand paradigm nostromo
  borabora arkansas terminat rainbow1 fantasia stephen1 underground johnson1 peaches1 cnfybckfd ghbywtccf wildbill gilligan berkeley pool6123 armstron tropical sundevil hurricane volkswag zanzibar
  mustang6 trouble1 coventry gtnhjdbx 45m2do5bs nirvana1 sidekick revolver jackass1 cleopatr jermaine gbhfvblf marines1 everlast tinkerbe bluesman customer 12qw12qw marjorie penguin1 tokiohotel straight
  nautilus highlander firefire longdong threesom asdqwe123 ghjcnjgfhjkm nokia6233 ghbdtn123 asdfgh01 valentine matthias buddy123 private1 andyod22 complete fredrick fearless antelope marseille pantera1
  viewsoni evangelion handball barselona zxcasdqwe123 sandrine sprinter fyfnjkbq palmtree sonyericsson question soccer10 carpente spartan1 pasadena coldplay fairlane elcamino callisto tomahawk gladiato
  fantomas castillo honeybee yamahar1 wildwood david123 johngalt sweetness mcdonald buffalo1 cheshire superior ministry trinitro bismillah capricorn vendetta margarit bigpoppa success1 voyager1
  iloveyou1 antonina hetfield cutiepie nonenone papillon baritone stephane freefall vjqgfhjkm mischief foxylady dominion enforcer leedsutd f00tball remingto rfvfcenhf derparol cleopatra carnival
  ghjuhfvvf knuckles kayleigh harddick firefigh blowfish sexylady alexandre whiteboy cromwell minemine dontknow wp2003wp lakeside 123456ru noname123 screamer calimero dfktynby francisc swinging cygnusx1
  trucking obsidian money123 giovanna sasha_007 marijuana kordell1 cassandr moonligh blueball bigbooty wrestler building fishfish paramedi capricor universa lalakers cherries eclipse1 darkangel whistler
  smackdow strawber facebook transfer clarissa p@ssw0rd argentin slimshady nokian73 chris123 johncena pictures suckmydick dogpound notebook prospect daylight capetown cartman1 fortress telephone
  eggplant fussball perfect1 hallo123 pufunga7782 budweiser marseill goodgirl liverpool1 university vincent1 southpaw sylveste forever1 magellan captain1 taekwondo sonyfuck sabrina1 goldfing 1234zxcv
  marcius2 pentagon hotgirls cornwall mandrake bubbles1 earthlink lakewood moonshin suburban challeng opendoor commande stanley1 jonathon bubba123 navigator hellokitty fkbyjxrf millenium gateway2
  camaross bluejays whatwhat optimist enternow destiny1 hattrick beatles1 natasha1 bordeaux 12345qwer vanessa1 therock1 ilovegod cardinals marriage espresso p4ssw0rd nightwish gsxr1000 23skidoo
  ghhh47hj7649 shadow12 speedway roadrunner ironmaiden supernov toriamos patches1 mamacita stigmata gonzales nineinch waterboy klondike somerset mulligan krokodil hardball azertyui republic romantic
  vauxhall rfntymrf almighty stratfor mississippi suckdick houston1 intercourse power123 lenochka marijuan limewire blue1234 12345qwerty htubcnhfwbz awesome1 funstuff printing theforce chiquita maserati
  cabernet sheepdog hairball vancouve 123456789m scheisse montana1 pimpdadd baltimor mash4077 kirkland riccardo sigmachi revolution dragon69 absolutely rfhnjirf sammy123 colonial q1234567 ilikepie
  toonarmy natalie1 bigdicks cashmone myxworld kristian dominiqu darkange scrapper delaware progress gabriele smoothie slimshad q123456789 vqsablpzla pathfind elisabet evolutio velocity annmarie
  dolemite vagabond woodstoc plastics aolsucks rachelle billabon ncc74656 austin31 nevermore p0o9i8u7 forgetit password9 reginald killer123 dukeduke archange minimoni hellsing rocknrol zaqwsxcde
  morrowind friendster modelsne futurama skateboard homemade herewego lonesome pornking blackbird cucumber vipergts 123qwert muhammad summer69 jeepster acidburn fireblad pinnacle jellybean peterbil
  dilbert1 lighting homework fellatio baracuda flipflop singapor sasha123 12345abc crackers warhamme masterbate starwars1 flamengo lfitymrf snowbird 123456789d bradley1 daughter navyseal carebear
  kamasutra bastards whiplash rainyday stafford nightmar 69camaro dragonfl stickman sexybitch puppydog 5wr2i7h8 melanie1 apollo11 rockwell vfntvfnbrf eleonora alleycat ambrosia phialpha exchange
  lokiloki cartoons contract daisydog penetration laetitia mustang2 adrenalin goldeney luckyone escalade fyutkjxtr touching trinity1 charisma rainbows 12345qaz cleveland cocksucker dragster bismarck
  cambridg 1michael treefrog 123456789qwe nounours speakers buttercup mallorca alexander1 normandy thumper1 playball 7777777a wonderful benessere smackdown trumpet1 asdffdsa favorite6 sexybabe cannibal
  beethove skipper1 nthvbyfnjh malaysia azertyuiop rocknroll bynthytn pavement stockton guillaum jupiter1 segblue2 abcdefg1 paulpaul gannibal hallowee ticklish offshore allison1 special1 amethyst
  letsdoit thrasher notredam candyass junkmail volleyba liberty1 bettyboo constant longhair alcatraz mynameis sunshine1 powerful sephiroth password01 computer1 1qazxsw23edc jesus123 sparkles skinhead
  sonysony pancakes charlie2 generals montecar sergbest pathetic auckland billbill capitals pizzaman delpiero 1234rewq virginie tampabay 1qazzaq1 playboy2 1million vampire1 playmate dfcbkbcf istheman
  ilovepussy wonderboy montrose cassandra clemente dreamcas painting zxcvb123 lockdown blacklab riffraff fidelity frankie1 edmonton pressure streaming supernova justice1 babycake fuckme69 frederik
  motocros rustydog pinetree feelgood tigercat citation sunlight bigtruck kingking trooper1 papamama jefferson elements 123456as password99 popcorn1 francine revoluti sniffing chouchou usmarine
  123456qqq left4dead england1 conquest delldell lol12345 gogators cashmoney eatmenow goodyear lunchbox piercing riversid scissors crescent erection entrance weare138 italiano matchbox acapulco mohammad
  lebowski surprise loverman abracadabra fisherman celebrity madagaskar dreaming mercury1 macintos tennesse hardwood sweetheart rhfcfdbwf ronaldinho masterbating fabulous parlament alpha123 naughty1
  paladin1 asdfg123 dragonballz rfhfvtkmrf kicksass goldeneye interest natedogg alterego huskers1 adelaide nineball aircraft mallrats backbone innocent freestyle zerozero anonymous laserjet waterman
  ballsack dangerous ghjcnbnenrf information babybear highlife favorite ljxtymrf trinitron supersonic blueberr claudia1 demon666 tamerlan 1qw23er4 qwerasdfzxcv flyers88 nokia5800 stewart1 humphrey
  cashflow ireland1 implants cantona7 bobmarley princesa bendover sopranos mustang5 hillbill aaaa1111 buster12 carlisle protocol jennifer1 feathers nemrac58 wonderfu qweasdzxc123 dickdick annaanna
  pimpdaddy commander helsinki cyclones macaroni thebeast marauder homepage dimadima halloween cheerleaers soccer11 redheads metallica1 greywolf rfhfylfi 123456789r reloaded gigabyte flvbybcnhfnjh
  dortmund godbless flipper1 jurassic experienced love1234 coolhand kcchiefs barefeet 1111qqqq zoomzoom asdasd123 greedisgood nevermin arizona1 alex1234 nopassword 55bgates rosewood outsider minnesot
  darthvad bellagio redlight baberuth messenger abc123456 copenhag lavalamp culinary beckham7 doughnut trueblue asdfqwer advanced monterey waterfal bukowski bigblack gianluca nokia123 as123456 blackhawk
  dtkjcbgtl salvatore davedave kristin1 satellite daredevi duckduck kamikadze biohazard phantom1 1q2q3q4q deathnote pertinant lilwayne blackberry poophead stiletto gallaries 1234567aa riverrat fishtank
  dominique griffith nightowl valeriya qweasdzx topolino buddydog care1839 happyman deadspin eighteen hartford softtail jupiter2 lucky123 stonewal myspace1 powerman smartass qwerty13 prototype dipstick
  surveyor atreides nicetits chopper1 z1x2c3v4b5 mastermind manunited civilwar downhill dallas22 interacial shitshit waterski monkeyboy dtxyjcnm princess1 nosferatu prophecy vincenzo pitchers sealteam
  tortoise integral start123 chewbacc deerhunt greenman winter99 kikimora nothing1 mike1234 continue crazyman 2wsx3edc lapochka wdtnjxtr disaster suckcock makeitso fivestar screwyou 123456789v daniella
  foreplay a1a2a3a4 blueberry gizmodo1 paperino bisexual rodrigue libertad animated eldiablo bluestar markmark honduras volleyball pizzahut q1q2q3q4q5 converse maxpower dragonfly fishcake mississi
  seductive ntktdbpjh happines badabing nightwin kenneth1 raymond1 sprocket passmast landmark augustin nathanie kissmyas smithers georgina abdullah envelope stoppedby climbing beverley alessand graduate
  spiderman1 foreskin jesus777 stephens fisherma 123456789o friday13 jennings randolph guillerm benedict bismilla hondacbr whoknows ghbdtnrfrltkf bigdick1 sephirot cornelia qaz123wsx 1z2x3c4v5b
  nokia5530 gabrielle negative websol76 sokolova india123 hugoboss websolutions thinking finalfantasy 20spanks timoxa94 mamochka ciaociao godspeed 1234567890z mazda323 gangbanged lovehate yaroslav
  skydiver magic123 kristen1 qq123456 architec creepers jeffrey1 treetree petrovich lionheart chairman honeybun 1qaz2wsx3edc4rfv andyandy allstate christophe tickling topsecret roosters instinct
  bigbucks ilya1234 fighting dirtydog losangeles pippen33 merchant adventure francisco leonidas flanders vancouver georgia1 sandberg letsfuck lighthou laughing general1 locoloco qw123456 daredevil
  chickenwing101 valleywa livewire livelife producer chadwick rosebud1 987654321a catfight a1b2c3d4e5 heavenly blackops hydrogen sarasara splendid vodafone slapnuts wachtwoord nancy123 sandman1 fujifilm
  marcella joystick addicted anthony7 victory1 rockrock access99 ludacris nineteen lionhear quant4307s flashman graywolf maurizio musician infected garrison forsberg flathead saxophon sarajevo
  a1s2d3f4g5 tonytony basement fernande monkey69 winfield batman12 singapore lincoln1 escorpio rfgbnjirf molly123 underwear ghbdtndctv goofball zxcvasdf sickness hugetits 3rjs1la7qe internal squerting
  firestorm starlight blackice password11 jessica2 tangerin dragon01 qazxsw123 smirnova unbelievable bernardo warcraft3 infamous housewifes hillside hospital macgyver chevys10 survival hooters1 douglas1
  rushmore scirocco fuzzball frogfrog 911turbo detroit1 administrator cornhole 0o9i8u7y letmesee offspring johnston daniel12 shredder wednesda truffles nathaniel fantasies chowchow atlanta1 checkmat
  starlite allnight horsemen josephine 1mustang pregnant firehawk sparhawk favorite2 stirling silverado freewill glendale groupd2013 vflfufcrfh aerosmit angel666 jediknig close-up pounding funtimes
  gfgfvfvf evangeli lacrimosa bionicle madonna1 sooners1 devilman lamborghini experience carpediem schubert milamber motocross euphoria browndog domenico skeeter1 bajingan scorpions bertrand frenchie
  service1 sleeping babemagnet timothy1 horseman armstrong snapshot priyanka hunter12 sometime prestige 1password hawthorn greatest mainland bulletin dutchman passcode regional bernhard gregory1
  assmunch asslover rocky123 zaq12345 buckaroo diplomat skeleton futyn007 mannheim adrianna dominick wellingt fernanda dragon123 manager1 calendar pennywis komputer plumbing thetruth justinbieber
  madala11 nokia5130 lockerroom dima1995 yeahyeah ejaculation pictuers wrinkles bettyboop frederick daydream friends1 vfhbyjxrf dominika smoke420 cobra427 embalmer basketbal tailgate salvator nocturne
  sexymama disabled papabear wednesday shinigami panorama illmatic ticktock fantasy1 woodstock aligator mojojojo earthlin reindeer undertow alabama1 freedom2 monolith nastenka fullback elevator prudence
  neworder churchil troubles sfgiants pussylover qwedsazxc newstart contortionist japanees capoeira vivitron dreamcast fruitbat michelle1 attorney admin123 insecure armageddon delphine casablanca
  alejandra 123qwe123qwe myfriend magdalena knickerless billabong discovery fhvfutljy thumbnils welcome2 toulouse fireman1 salesman woodwork daedalus violator q1q2q3q4 zimbabwe newproject2004 redstorm
  brisbane dagobert stinger1 windows1 natascha kennwort barbara1 rammstei wingzero 3edc4rfv lighthouse fordtruc letmeinn destroyer sublime1 athletic fantasti michele1 clueless spamspam costanza morticia
  bigpenis lingerie diamante 1a2s3d4f5g marymary alfarome qawsedrftg prelude1 riverside greentea imtheman qazwsxedc1 evanescence motdepasse porsche911 pussy4me kickflip landrove longshot superbow
  comicbookdb rfhlbyfk kfcnjxrf anthony2 paramore buckwhea pornographic minnesota lambchop anakonda arcangel j3qq4h7h2v starbucks transexual vfpfafrf archangel braveheart masturbation homebrew fordf350
  milkyway forester babemagn maxpayne duracell 12locked chinchin 123456789p ramstein trousers cybersex wildlife corvet07 tiberian kevin123 doorknob saltydog bullwink shevchenko morozova maximilian
  headache hellohel needforspeed a123456a fireblade ironman1 devilmaycry asmodeus bravehea chemistry vfhnsirf somebody mypasswo pennstat cocktail motherfu marajade princeto rapunzel hernande ytngfhjkz
  maximus1 pegasus1 disturbed dreamer1 evildead everques deepthro gfhjkm12 blessed1 klopklop 12345asd fishface nemesis1 gorillaz sevenof9 manhatta ursitesux revival47 detectiv businessbabe 123456789l
  yfnfitymrf ibilltes dropkick sk8ordie montecarlo peaceful enter123 christel cowboyup 1234kekc rdfhnbhf marishka honeydew ladybird chauncey cambridge maryanne fourteen avalanche snowman1 restless
  bluenose charlie123 optiplex 123456qq bulldawg omegared caldwell fuckthat 123456ab genocide charming losangel impalass marybeth newpass1 seahorse zxcvb12345 machines monkey123 fuckmehard master123
  goldrush trailers capital1 asd12345 qwerty78 kazanova rktjgfnhf spalding santacru sunderla 1a2b3c4d5e snoopdogg nokia5230 fktyeirf everton1 ghjdthrf 123mudar geibcnbr blondinka l58jkdjp! 1a2a3a4a
  beachbum waffenss 123qweas shotokan hulkster samadams heather2 mastermi sammydog ignatius dragrace monkeyman sanity72 frank123 drifting contests glassman rt6ytere homeless yourmama partners navigato
  buckeye1 costaric terrance newport1 evergree utahjazz nickolas rb26dett jeffjeff cynthia1 infinite crockett thething jakester woodside bugsbunn pontiac1 invictus everyday russell1 austin316 memories
  adventur tequiero teacher1 abstract bubblegum callofduty dickweed hershey1 control1 housewife temptress verygood hogwarts wingchun heinlein mystical aerosmith blackbelt ethernet eightbal solnishko
  snowflake firestar hornyman girfriend lebron23 timelord milhouse leningrad caterina qwerty99 allblack anna2614 pussyeat mackenzi masterbaiting uncencored manifest songbird triplets ghjnjnbg pyramid1
  submarin partizan choppers fred1234 desperado callahan thriller ilikesex 1letmein ericeric littlema patrizia wapapapa hornyguy commerce necklace cannonda seventeen blackcock barracud pathfinder
  fuckshit brunette parsifal birthday4 alkaline shitfuck muffdive account1 glennwei antigone beepbeep hotbabes fordf250 motorcyc coolgirl rickster citibank gobigred professor cvbhyjdf biscuits tenerife
  goodlife qwaszx12 volkswagen southside maurolarastefy spartan117 peregrin antonio1 raindrop laracroft novikova 0000000000o fynjybyf paranoia germany1 fakepass supernatural tecumseh tonyhawk francesca
  mahalkita iloveporn falstaff dominate deborah1 lancaster astonvil bobmarle hennessy elvis123 nonmembe bonethug terriers tooltime terrence russian7 pyramids roserose seattle1 saunders schnuffi potatoes
  phaedrus marketing stefania cxfcnkbdfz guesswho lindsay1 zxcvvcxz passthie testibil marriott summertime music123 helphelp takamine bigpussy duckhunt ironhors lemmings theclash unicorn1 shadow01
  hamburger colossus gotyoass qaz12345 bigbutts elbereth blaster1 lagwagon fuckyeah location penetrating forgotten pokemon123 thesaint element1 astalavista asdfg12345 professional hermione marketin
  misiaczek gymnastic goodfell sexsexse gulliver volkodav domainlock2005 youandme galeries scandinavian lakers24 flowers1 rerfhtre macintosh dhjnvytyjub killzone yamahar6 basebal1 homer123 grandpri
  premiere smokedog watermelon mayfield hardwork lasttime r4e3w2q1 peaceout angeline express1 x72jhhu3z bookcase newhouse domestic blackcoc blackboy doggydog 123456asd p455w0rd william2 envision
  !qaz2wsx 67camaro algernon 12qwerty baywatch phoenix2 rsalinas dangerou headless beaumont evergreen bradshaw barracuda tomservo greatsex f15eagle yesterda monkeyma aquarium cbr600rr payton34 bassbass
  123456789k blackass snakeman polaroid worldcup letsplay deutschland saab9000 amoremio vaseline alligator computers dimension packard1 uhbujhbq golfclub longhorns wellhung tryagain january1 mysecret
  zolushka catdaddy 17171717aa loglatin mustang9 chipper1 nadezhda edinburg panties1 excellen pandora1 romanova vfylfhby luscious sonyvaio flipmode yorktown jbond007 doggystyle dkflbvbhjdbx goodwill
  watching holahola davidoff robinhood machoman mccarthy 12s3t4p55 momsanaladventure fabrizio avengers october1 sixtynin database elisabeth fuckedup meandyou everquest remington jason123 lancaste
  hd764nw5d7e1vb1 cheyanne ginscoot bloopers gooseman babushka patterso felicity blondie1 crocodil 5tgb6yhn qazwsxedcrfvtgb camelot1 helpless soccer13 sweetass sebastie boogaloo angelito francis1
  peternorth freiheit valentino a1a2a3a4a5 hitman47 winchest nicknick aleksander consuelo pimpster lifeisgood splatter feetfeet darthvader bruno123 caseydog amarillo 1basebal satellit mustang8 cezer121
  123hfjdk147 carlotta masterkey blackbel drjynfrnt lotus123 happydog insertions buchanan monkey11 sidewind hannover politics asdfjkl; 4rfv3edc vfnbkmlf eleven11 123qwe456 grapeape deathrow onepiece
  waterpolo dragon13 techniques buratino distance facefuck ijrjkflrf avangard vineyard qazxsw12 calculus buttbutt zz8807zpl bignasty emmitt22 romaroma maddison stamford dropdead 8phrowz622 dragon11
  chastity lindsey1 hatteras claudine corporal trucker1 rushrush gotigers ganjaman vegas123 rebbyt34 hawkeye1 123masha 1hxboqg2 rootedit universi priscill lexingky mandolin teamwork c3por2d2 carefree
  footlove redwing1 giveitup cleaning 085tzzqi usmc0311 tanechka loveme89 terrible goodness glenwood ufhvjybz allright claypool julieann greyhoun 063dyjuy nyyankee calamity dillweed pantyhose arabella
  mauricio goodison luv2epus alphaman pedersen 44magnum assassins qwerty777 boris123 summer12 bachelor badnaamhere nevermor mattingl lavender mattmatt headshot open1234 topsecre hotchick monique1
  cordelia akatsuki openopen geraldin freeland rodriguez princessa miranda1 federica 5hsu75kpot gbgbcmrf fabienne carthage moonshine chrissy1 brother1 aquafina catholic alexandru 123456abc loveyou2
  deepblue novifarm holiday1 black123 ducati99 moonstar finnegan contains nbuhtyjr johndeere ultraman samantha1 r2d2c3p0 badkarma swallows seraphim hawkwind assclown redneck1 jamaica1 catalyst password3
  passwerd pepsi123 trojans1 fastcars failsafe insertion dkflbvbhjdyf hilfiger caffeine qwerty77 pornpass michael3 divorced anteater mustang0 redshift cableguy kingsize collecti buffalos steve123
  warehous bayliner charles2 suikoden year2005 whoopass marigold aqualung summer01 ricochet cumeater christy1 transfor andrew12 indiana1 strange1 alexandria joseluis learning wolfwolf thorsten luckyman
  tennessee hallmark polarbea blackie1 mostwanted pentium4 1qaz!qaz resource broodwar jimmy123 golfing1 opensesame ninanina 8phrowz624 chemistr gfhjkzytn prospero brownies master01 mindless ytrhjvfyn
  licorice allstars lalaland schastie arsenalfc barakuda westham1 bondarenko anatoliy stampede loveyou1 saopaulo passions mobbdeep flintsto covenant phillip1 mapet123456 yodayoda vladvlad pleasant
  vergeten calcutta manhattan sailfish summerti foxhound gunsling bluedevi thornton backspac daffodil pussylicker ghjvtntq rerehepf counterstrike titanic1 mustang3 baphomet lionlion longlegs thunderbird
  lockheed rockroll jeepjeep henderson ducksoup palomino buster01 yesterday mosquito 1asshole forklift jerusalem planning hometown prisoner milenium meltdown mammamia postov1000 pussylov tigger12
  limpbizkit redhead1 theworld ilya1992 juvenile omsairam whatever1 dustydog afrodita antoshka wasdwasd ambition gillette champions acoustic charlie3 pennstate celticfc tooltool bonghits solidsnake
  oldschool mymother longtime cristiano nolimits michael9 delivery essendon legoland tashkent skyline1 rhfcfdxbr asterios dominator pleaseme vicecity junkyard nokia3250 magnavox investor connection
  katharin hellohello 33rjhjds fightclub illumina copenhagen metalgear thinkpad bastard1 lovefeet billiard bareback cinderella touchdow rooster1 coolbean galadriel showboat creatine dominica shipping
  sideways buttplug matthew2 searcher appleton getsdown goldfinger pioneer1 chillout october2 ronaldo7 westlife prashant thelast1 1footbal sandydog mustangg angelofwar 151nxjmt lucas123 smuggles
  aaaaaaa1 schneider nonsense psychnau valdepen kirkwood dragon99 snoogans adelaida 2wsxzaq1 trustn01 crimson1 kovalenko passfind forgiven wisconsi letmein22 mavericks joshua12 behemoth 123321qwe
  7hrdnw23 ghjnjrjk sixtynine bluebear titlover kilkenny zaq1xsw2cde3 viper123 destroye zcxfcnkbdf chocolate1 abigail1 codeblue slayer666 minotaur goodstuf argonaut annabelle lucky777 baldrick metropol
  hernandez footbal1 juancarlo fuckyou123 agnieszka armitage indonesia favorite8 bartlett master11 powerade shadow11 parliament bladerunner firework language besiktas vfvfvskfhfve 1a2a3a4a5a orlando1
  gfhfljrc krasnodar tarantul overtime davecole mousepad browneye brianna1 nacional red12345 mathilde venezuel kochamcie vthctltc favorite7 wildcat1 metalica skateboa shooter1 orange12 redbeard sampson1
  schwartz theflash nokian70 gy3yt2rgls oscar123 derrick1 asd123asd scruffy1 longdick network1 clitlick ghtktcnm nosferat dumpster jediknight nighthaw rerfhfxf charlies overload kitty123 ladygaga
  hotsauce mnbvcxz1 discreet brasilia repytwjdf daisymae simpson1 champagn birthday1 beethoven discount papichul ranchero 1jennife characte classic1 lovesexy thissuck gunsmoke moneybag bumblebe halfmoon
  gremlins thatcher televizor telecast southsid henderso fuckfest hornyboy multisyn michael8 dagestan qweqwe123 123456789abc hellokit blowjobs boscoe01 tristan1 thematrix badlands galactic commodor
  passion1 mackenzie knockout malcolm1 bigpimpi brian123 winchester flhtyfkby hrvatska tactical hondacivic dreamers spartacu marietta timeless steelhea ctdfcnjgjkm welcome123 lostsoul evgeniya hibernia
  q1234567890 loredana 123456789n pi314159 fkmnthyfnbdf biggdogg oriflame gtkmvtym rockydog ytyfdbcnm internet1 iwantsex tigger01 ghbrjkbcn reporter frontera ganjubas pendrago 1234567u intelligence
  rocketma hammerhe darkmoon thematri popsicle rocketman margosha 68camaro ibilljpf bigstick democrat iloveher milashka funnyman emachines playboys satriani faulkner roderick ghjcnjghjcnj strannik
  thomas12 ghbdtn12 admin18533362 stroller tazdevil sarah123 crossbow critical freetime kingrich funhouse trader12 roberto1 material njdevils thunders mounta1n internat camaroz2 toshiba1 pinewood
  1qay2wsx 2wsxcde3 stockings holeinon mazinger %%passwo college1 bonefish fairview bigfoot1 million1 chewbacca piramide patrick2 winter12 hatfield blueline underworld catfish1 girlfriend interpol
  windstar bluegill lizaveta fatpussy camaro69 player69 warcraft1 qwerfdsa peterose qqqq1111 architect 123456zxc centrino aguilera wonderland memorial trashman danielit artofwar metal666 dripping
  flapjack newworld landscap temp1234 23176djivanfros salamandra 123456789qwerty dzxtckfd sobriety angeleye thetachi dickface advocate nokia5300 gemstone nonrev67 godofwar smallville qwertasdfg astroboy
  woodward cyberonline galatasaray sexybaby hendrix1 mitsubishi notredame blacksun qazxswedcvfr vittorio azsxdcfvgb karamelka shadow13 qwertyasdfgh dominic1 gallardo rjyatnrf imperium inflames bugsbunny
  nicholas1 vlad1996 dragon88 connect1 piedmont katrina1 pheasant blastoff ginger12 indahous ilovemyself parasite voltaire robinhoo wallace1 cummings laracrof bosstone justin12 system32 bluenote
  brentfor goldmine wellington goodtimes exploite lapdance cvzefh1gkc water123 killemall fantastic iwantyou repytwjd radiance ruthless sweethea peter123 damage11 michael7 country1 epaulson bungalow
  john1234 aurelius grainger charcoal ronaldo9 homebase adrianne sensatio 1diamond edwardss 3edcvfr4 george12 playoffs andreas1 panchito fellowes thirdeye alfaromeo isacs155 roodypoo scooters
  jesuschrist maverick1 dragons1 palmetto sylvania vertical w1w2w3w4 melbourn desperad save13tx hotwheel bretagne sportste vatoloco ghostman jedimast sunrise1 clinton1 blingbling pembroke arsehole
  slayer66 psychnaut1 odysseus pizzapie silver12 wargames mysterio darkknight integra1 westcoast banderas 4r3e2w1q fatluvr69 xsw21qaz yjdsqujl slimed123 1q2q3q4q5q sailormoon indians1 babycakes
  pussyeater nikita123 muenchen qwerty22 medicina gabriella petersen nokia3310 reaction scott123 whosyourdaddy tagheuer xthtgfirf 1234567z kochanie oc247ngucz 1111111111zz porn4life littlebi siberian
  limerick xboxlive prettygirl thejoker cuntlick metalman leiceste handcuff princeton peaches2 minister firestor rhapsody jeronimo makemoney annemari ironmaid chevyman hugecock tooshort primetim
  sylvester oceans11 richard2 valdemar death123 darkwing taylor12 nikitina nickname caitlin1 slipknot1 dima1996 fnkfynblf skypilot newstyle luckyboy 2112rush duranduran pescator police22 sexslave
  bosworth mulberry waterfall skeletor pepsicola octavian qwerty00 123123123q hot2trot delorean matthew7 ishikawa document fistfuck gfhkfvtyn whitney1 jailbird arrowhea casablan qazxswed moneymoney
  miroslav showcase bulldog2 collette sorcerer hemicuda stargaze 1111aaaa conflict ironhead fktrcfylhjdbx scimitar nikolaus oriental hellothe reverend ronaldo1 whiskey1 edinburgh hondacrx zaxscdvf
  anton123 pervasive kelly123 goodnews astonvilla pepper12 ashley12 cachorro truckers sysadmin olivetti multimedia daddy123 symphony toronto1 emachine fktrcfylhjdyf vaz21099 smarties frankfur gfhnbpfy
  svetlanka cuthbert password4 stealth1 yardbird morkovka qwaszx123 dragon22 arhangel percival muaythai nyknicks yorkshir junction guitarra hereford tightass jackson2 taekwond millerli 123123qwe
  qwer4321 division feyenoord morrigan parolparol vermont1 kamehame arschloch catlover whatthefuck direwolf 1357911q rocheste pittbull bernard1 terminus trigger1 grandprix comicbook sonnyboy bennett1
  daniela1 helloyou redtruck chevyz71 morrisse trafford evenflow geneviev konfetka knowledge halflife2 sk84life 123456789w denis123 12344321q ghblehrb lbfyjxrf kurosaki redbirds westport slacking
  soldier1 makemone antonius patriot1 takehana robert12 germaine rotterda fcbayern toosweet 380zliki bellevue tiramisu wetlands practice watermel johnmish t34vfrc1991 melville stuttgart westgate
  theraven superdup maria123 winifred abulafia trustnoone papercut energize barnsley hoopster eightball toughguy babygurl razorbac brazzers cornholi champagne yokohama firetruc thurston epiphone
  gateways chicago2 transam1 proverbs patricio puravida shocking 123456qaz glorious soccer15 strategy q1w2e3r4t stallone sunderland seven777 sandy123 stringer yingyang chevy454 anamaria ilovepor
  shannara whatisit kakaroto friendship superboy cellular pacifica phantasm salvation finalfan sepultura azerty123 tigerlil adrenali hellbent guderian samurai1 grimlock baltimore airforce1 asdasdas
  newlife1 cheesecake izabella 123qaz123 shotgun1 northsta kindness kusanagi charlie9 malishka iskander fgjrfkbgcbc 123456789qaz sammyboy bagpipes 4rfv5tgb cjrjkjdf freedom7 vfrcbvec oliveira tigerwoo
  garrett1 cnjvfnjkju cambodia centurion piazza31 1234qwerty scooter2 mickeymouse vjhrjdrf grasshop colleen1 wonkette patrick9 klootzak bubbadog mustang7 ghbrjkmyj makarova travelle elvira26 steelers1
  bootneck bobby123 redsox04 ladybug1 fuckslut hotpants aluminum adelphia thomas01 password69 stalker1 lakeview jonathan1 medieval hammers1 longbeac networks larry123 hansolo1 4904s677075 kirill123
  jemoeder shadow123 reddragon natashka mrbrownxx harley01 007james freestyl hardhead celtics1 shadow69 fartripper superbee knowledg eyecandy eatmeraw asteroid bulldogg 1william steeler1 sycamore
  tigerman tequila1 hunter01 diogenes marillio realdeal ferrari3 chilidog winston2 regiment gerhardt soccer14 013cpfza fredderf nietzsch bluerose workshop qpwoeiruty 12345trewq defiant1 ganymede
  1234rmvb freelove aqswdefr numbnuts siemens1 amanda18 minidisc blablabl razdvatri pakistani babygirl1 fylhtqrf alhambra alastair ukflbjkec gonefish biteme69 xcountry bigwilly humboldt greenbud
  chester2 override blacksta scooby12 biscuit1 salamand chantell milagros chelseafc 10inches darkjedi blackrose falcon16 godislove weronika vfhvtkfl primrose password0 london12 kukuruza rfpfynbg
  dragon76 kasparov flipside memyself ghbdtnbrb dashadasha daniel123 ghbdtnghbdtn valerie1 rfhjkbyf kukushka latitude cthuttdyf sonechka belochka rasengan transport scribble cdtnjxrf marbella landlord
  blackber packers4 martini1 schlampe assmaste jledfyxbr churchill miracles ricardo1 password1234 silverfo sabotage spoonman cupcake1 congress britneys drinking sideshow ppspankp gearhead q8zo8wzq
  bassfish batman99 accounts scottish temporar multisync hollydog bella123 lovepussy lexingto canadien bluearmy dollface letitrid goodfood peterbilt getalife stairway troopers halfpint westcoas 3stooges
  toolshed buttocks lausanne sebastien wildrose bocephus jesucrist bestfriend qazxsw21 kingsley greenwoo problems coconuts ibill123 harry123 titsnass 123asd123 gnasher23 sinfonia birthday21 dad2ownu
  elaine22 mrbrownx hhhhhhh1 shooting hopefull jordan12 superson qwerzxcv vibrator hillbilly westwind 154ugeiu education gandalf2 rosalind paramedic 111111aa reddrago manwhore mamasita aassddff powerboo
  cracksevi 383pdjvl rottweil nazareth paperboy scranton notagain springst drumline powermac duckling checking brendan1 fontaine jiujitsu backlash 2w3e4r5t colt1911 changeit possible fucklove doma77ns
  hoopstar strangle venom121293 fabregas ambassador free4all welkom01 cuntsoup 12345zxcvb blackshe osbourne catarina gargamel coronado commodore teiubesc promethe melissa2 anuradha berliner painkiller
  reviewpa pepsione gtkmvtyb rockport harrypot positivo foosball foxtrot1 saltanat vfvfbgfgf kelly001 hamburge duffbeer jennife1 amanda12 webhompass a7777777 countach britney1 seagulls guatemal gtxtymrf
  helpdesk mazdarx8 gfhjkmxbr cruzazul lovecraf castaway breakers thisisme sherman1 alpacino incognito victoria1 annamari marissa1 quality1 manunite qwerty21 sarasota checkmate boondock nokia5310
  happydays landrover kfvgjxrf chesterfield opensesa crossfire apocalypse wildblue dragon66 transpor locoman0 submarine neveragain nokia6303 cookies1 moneymaker westbrom autobahn official phantoms
  1patrick sprinkle purchase interests dothedew billy123 chicken2 paterson gizmo123 sandrock tommygun hockey12 usmc1775 fightclu lakers32 dragon23 bridgett iloveyou! smokeweed gibsonsg firefighter
  seagrave madhouse bookmark broncos7 vonnegut fighters cachondo kasandra chelsea2 homersim syncmast doraemon samsung2 tyler123 rfnthbyrf montagne graffiti smile123 trusting newports hjvfyjdf qwe123asd
  lost4815162342 platform silicone art131313 eagleone crazyzil dimensio blacktop srilanka 12345678c slipknot666 batman69 gobrowns wellcome montague accessno sweetie1 christof buckster l8g3bkde imissyou
  pershing just4you antilles bethany1 deadlift southend edgewise abracada drummers teenager pxx3eftp durango1 hihje863 dapzu455 password6 mooseman scratchy postov10 2sexy2ho thaddeus kassandra katie123
  fastback reliable ohiostat jellyfis fuckmenow bullhead austin12 arsenalf temporary ranger99 utyyflbq phydeaux qwertyu1 dthyjcnm hellraiser access12 cidkid86 cortland aceshigh kimberle verizon1
  gardenia testing123 shipyard orange44 pepsimax lyudmila michaelj naruto12 tangerine michelin telemark shemales daisy123 dragon10 hfgcjlbz soccer22 esmeralda frdfhbev ferdinand iloveamy alphaone
  centauri nataliya dbrnjhjdbx favorite5 123qwe321 cxfcnmttcnm supergirl lthgfhjkm wtpmjgda gametime independent hammarby grizzly1 asdfgh12 amanda69 television google123 indianali sayangku deadmeat
  interact cracker1 letmeinnow 11223344q sexy1234 master99 coldfire ranger01 televisi mark1234 greeneye myfamily pickles1 heathers preston1 brussels bluegras barbarian perfecto operation bartende
  blackbox charger1 woodduck dickless timeport lsutiger freddie1 buster11 1234567890s skytommy jerrylee cadr14nu ready2go suicidal tokenbad scramble review69 hunting1 aragorn1 sailing1 limaperu nashvill
  pinecone scubadiv history1 billyjoe nolimit8 rhbcnbyjxrf radioman satana666 charmed1 holstein polaris1 clemson1 priscilla sochi2014 ghostrid sexmachine magdalen dallastx raffaele starflee marcopol
  laughter stepanova nikolaeva 123456789g littleton lockwood stepanov nikolaev vanyarespekt michael6 redgreen danthema straycat johnpaul fffffff1 zzzzzzz1 violence gtfullam followme 1charlie ingeborg
  forensic supervisor dgl70460 cellphon lovetits digiview ilovemom bondage1 djgabbab take8422 christen waterpol jailbait acun3t1x chgobndg rasta220 striker1 fernandez roman123 macarena letmein6 sexlover
  pasquale cashmere lookatme house123 radiator 1thunder alistair chinacat sokrates choclate beszoptad 12monkey nolimit9 foucault fktyjxrf qw12er34 friendste hardcore1 1fuckyou guerrero wormwood tajmahal
  student1 aq1sw2de3 qwerty123456789 acidrain farside1 pepsicol fortune12 tarheel1 simon123 password7 google12 teddy123 adrenaline vigilant lakeland qwertyu8 jessica0 malamute megamanx berenice
  123456789x soccer17 rosebowl esperanz 89231243658s costarica millennium iseedeadpeople rjdfktyrj douglass courtney1 matematika vfrfhjys transformers devilmaycry4 another1 steinway zaratustra dbjktnnf
  pfchfytw mama1234 hellomoto slaveboy imperator dasha123 anabolic alligato chamonix freeman1 charlie5 motivate password5 tornado1 secret12 eagleeye andre123 vehpbkrf qweasdzxc1 murzilka solitari
  william3 depechemode hosehead gznybwf13 assa1234 vyjujnjxbt serendip avenger1 combat123654 xaccess2 vlad1997 littleman 12e3e456 fortytwo ilovekim paulette quicksilver teleport bigcocks trespass
  nastyboy mine2306 earnhardt qwerty66 feedback claudius bassline xsw23edc bathroom precious1 salvatio schooner chimaera dispatch controls spyglass poiu0987 summer06 gardener good12345 devildriver
  pennywise celestia pullings pentium1 candycan darthmau onelove1 ferrari2 bigtits1 milleniu mckinley sunny123 jadakiss dixiedog paulchen scarecro milwauke leglover bentley1 tigger69 happyboy misskitt
  rfhfufylf plastic1 bladerun ginuwine contrast zigazaga iceman69 intrigue qqqqqqq1 efbcapa201 intheass michael0 squeaker humberto picasso1 netzwerk ddddddd1 thunder2 charlie6 evidence`;

/** Words of 5 to 7 letters, from the same source. */
export const commonWordList = `
  qwerty dragon monkey letmein shadow master michael mustang pussy fuckyou jordan qazwsx killer hunter harley zxcvbnm asdfgh buster andrew batman soccer tigger charlie robert thomas fuckme ranger daniel
  hockey george jessica asshole pepper klaster zxcvbn freedom joshua maggie ginger amanda ashley cheese nicole summer matthew chelsea dallas biteme matrix william yankees taylor austin access martin
  heather thunder merlin secret diamond hello anthony hammer fucker silver gfhjkm justin patrick richard bailey golfer scooter orange cookie jackson sparky mickey phoenix bigdog snoopy guitar chicken
  morgan andrea camaro peanut ferrari cowboy falcon welcome samsung joseph smokey dakota melissa arsenal boomer eagles tigers marina nascar booboo gateway porsche yellow monster spider diablo hannah
  bulldog junior london purple compaq lakers iceman cowboys money banana boston brandon tennis johnny miller coffee scooby edward nikita mother yamaha brandy barney chester fuckoff oliver charles player
  knight forever steven rangers chicago redsox badboy angel please fender chris jasper james slayer rabbit natasha rachel bigdick marine wizard raiders prince casper fishing flower crystal jasmine
  panties iwantu adidas winner winter gandalf enter ghbdtn angela golden lauren winston madison angels blowme panther sexsex bigtits spanky bitch shannon sophie johnson david horny toyota tiger murphy
  canada blowjob muffin cooper apples jackie dennis black sandra pokemon carlos qazxsw qwaszx nathan butter rainbow newyork gemini cameron florida turtle viking booger wilson sierra doctor rocket victor
  captain bandit jaguar packers pookie peaches dolphin helpme tucker theman tiffany maxwell jeremy debbie albert maddog lovers monica united giants nirvana hotdog rosebud warrior stupid suckit success
  jackass bonnie alexis lucky jason scorpio samson azerty freddy driver willie calvin sydney gators dexter bubba voodoo happy arthur trouble america nissan gunner rebecca stella gordon jessie parker
  fucking apollo eminem legend beavis august apple skippy buddy qwert kitten magic shelby beaver phantom nothing asdasd xavier braves travis copper tomcat qweqwe girls bigboy green power animal police
  online voyager sniper trinity walter blazer heaven lover playboy bubbles loveme hooters cricket marvin willow donkey topgun saturn family gabriel destiny pumpkin digital sergey chance private therock
  runner beatles cassie celtic broncos andrey nelson donald scott eclipse cartman fluffy louise testing little samuel birdie steve cherry pantera sharon gibson vampire mexico peter buffalo montana
  genius flyers maximus school lovely stalker doggie carter spencer speedy barbara sabrina carmen marcus bronco yankee friends dreams magnum horses goober member qwertyu enigma scotty pimpin brian
  surfer sammy genesis racing friend hawaii billy viper october vanessa poopoo boobies stanley walker bitches stephen simple alaska badger action denise jester drummer forest diesel friday kevin gregory
  pamela frank hotrod chevy douglas google badass shorty tester thumper hitman mozart general reddog boobs music lizard melanie ruslan vincent eagle sweet teresa olivia porno buddha spirit frankie
  antonio liberty natalie mercury naruto suzuki popcorn spooky marley system claudia kelly kitty vikings death leslie rascal qweasd jimmy loveyou hummer allison rocky patches russia adrian jupiter
  penguin cumshot howard passion honda vfhbyf andre sandman homer bastard raider assman sucker fantasy horney domino ironman disney norman bishop francis brutus redrum brooke bigred jeffrey jesus karina
  marines digger ireland oksana fireman cougar college alicia russell houston monday bradley sarah nigger justice super tinker duncan dancer avalon everton reggie molly timothy hentai claire madonna
  eugene ducati kermit indian connor galore smooth house titanic boogie simpson arizona saints georgia asdfg accord baxter denver christ yfnfif smith stinky zachary roland naughty chopper brenda extreme
  water skyline zombie froggy pirate fylhtq vision awesome alyssa dreamer bullet empire kirill people penis elvis skipper nemesis simon alison arnold daddy psycho danger mookie wanker manutd tommy
  hobbes vegeta goblue burton picard bobby windows vfrcbv victory bambam turkey serega tweety hiphop galina rooster polina berlin suckme taurus ronald avatar raptor maksim spring brazil bigcock newport
  kenneth hendrix madmax england alpha sublime britney france bigman classic lincoln ronaldo wombat raymond brother kristen pandora devils simone holiday wildcat horse kramer caesar alabama carrie
  bondage sports pickle leather shaggy chronic flowers robbie admin gracie amber perfect kodiak katana sunset crazy maria snowman phpbb garcia detroit wolves pontiac candy vagina gundam panzer outlaw
  pretty fisher connie honey trevor redhead hardon nastya cobra savage service sasha michele lickme white miranda flash harvey oscar strike freddie beauty bigmac clinton bowling jenny natali future
  jones wallace apache rulez pyramid dodgers whynot fuckit teens morris trooper cancer packard lucifer popeye weasel raven stewart tanner blonde sandy viktor manager cheryl norton control wutang julian
  atlanta spike looking casino paris mouse lennon theone hawkeye hacker dustin elaine nfnmzyf sailor catfish maxima tattoo barbie light design pervert machine herman rocks trucks nipples roscoe tornado
  jerry lights bubble madman orlando pegasus target laura philip browns eatme stefan cannon dilbert baller winnie katie shooter xfiles qazqaz lesbian street seattle corona amateur cthutq prelude beach
  malibu freaky integra pussies dragons iloveu unicorn regina stealth kristin peewee openup bobcat stacey newton student young enjoy trigger zaqwsx lolita athena shotgun coyote bruins dollar country
  joker lestat hottie smiley potter random sweety woody chipper snake samurai video gizmo maddie valerie flipper express powers cessna teacher goldie moose polaris piglet cookies elena hjvfirf ladies
  fatboy scully father single wicked daisy fetish foobar castle tickle bunny pepsi balls transam dfvgbh impala sunday booty ronnie jasmin gambit toshiba lancer texas hooker knicks roberto stinger benson
  squirt trucker redneck alfred blaster siemens shelly manson subaru ibanez blondie casey swinger reaper minnie mylove harry galaxy lindsay dudley farmer gloria special travel bigone sugar smoke skeeter
  fucked indiana great ficken freeman curtis smitty marino joanne bigfoot escort babes check larisa trumpet tristan spartan babylon asdfghj sister valera stormy paladin andreas hamlet mister rusty seven
  indigo hornet skater jerome pierre wonder toronto indians karate julie hesoyam charger sweetie holland chiefs buckeye aurora hotsex griffin brandi redman passwor monika maiden leonard bernie brown
  garden storm autumn linda millie jungle pencil tomtom insane pizza timber mariah audrey hamster aragorn pioneer techno catdog lollol triumph sidney fktrctq sophia island hobbit blabla erotic aaron
  pascal sampson justme marion stones chrissy tyler nadine marie goforit burger pitbull kelsey spartak german karen kissme hunting kaiser martha colors artist harold italia sammie mario nicolas virgin
  pebbles emerald callie doggy irina racecar germany goddess change wesley nipple basket joejoe holly poison zipper alpine shirley element huskers marcel eddie danny christy pussys sakura chichi inside
  dirty nicola blackie omega watson rommel nikki caserta trojan philips sergio nugget tarzan bassman warren trixie chicks cream webster sherry manuel dodger anakin bobbob bomber michel madness loser
  yvonne fatcat global ybrbnf energy desire soldier bianca sexual warlock martina andrei larry peace westham harris hector naked ladybug network bernard tintin chuck history bluesky sherman logan
  january onelove cotton sunny archie holden whore brianna vfvjxrf titans lindsey singer truck smile party missy hansolo angelo joanna natalia beagle phillip panama smiles juice qawsed inferno connect
  snatch flatron turbo rocker emily blessed snakes dominic forget finger beetle jamaica alberto mulder jamie susan passat plastic spunky whiskey monitor cactus ripper spyder markus planet patton exigen
  sticky waters sluts nolimit daniela abigail katrina trunks assass always diana deedee april speed japan mission pickles million sailing freak holmes delta yomama darren rubber newman faster cumming
  bertha memphis sylvia maurice jumper unreal geheim rodney nylons pentium legion shalom kennedy brooks movie dodge dream graham sprite curious pacific loulou funtime philly ferret niners orion milton
  cantona kingdom stars africa office boeing gilbert abgrtyu pirates sheila french sweets palmer monique foster irish jackoff biscuit drizzt camera fossil moomoo tracey isabel martini salmon shasta
  jersey maniac snapper nasty solomon patriot jacob shaved asdzxc dillon gerald twister ricardo cjkywt clayton crimson serena oxford maxmax denis flight condor silvia biggie maxine ravens teddy colleen
  bruce wolfman sharks cosmos velvet keeper foxtrot garrett damien anton sesame banshee sunrise ghost western grendel sucks roxanne privet legolas felix marlin stone herbert lvbnhbq carrot blades frosty
  helena brownie groovy penny butler coolio daytona licker peanuts pikachu trains mollie jericho hershey strider lobster grace bottom ninja murray kansas shogun goblin search neptune darwin amadeus
  suzanne oldman bruno showme henry getsome muscle obiwan support rfrfirf whitney shark maestro danni tanker english tarheel fighter thanks capital newlife anubis gothic chaos blues cindy sabine roman
  preston princes brendan slick evelyn python richie tequila devil clover delete mirage blood surfing bentley potato baggins review porter chubby sooners buffy derrick harmony fusion mature malcolm
  allen buttons safety dagger moscow swallow byteme stimpy lucas turner iverson lester liquid cracker misty nymets robin bigguy mobile tazman nimrod newpass miami bugger marco volume masters monroe
  miguel doodle collins powder archer gotcha battle dublin janice charly photos knights short nookie milano stuart damian grizzly camille scruffy brasil latino poopie lorenzo bananas thegame world
  gerard picasso walnut kolobok wisdom trance parrot quality blade auburn eatshit dorothy dusty engine gorilla wheels tamara postal luther carlo cassidy oakland osiris dumbass bridge bingo bender annie
  dookie sally megaman racerx rjntyjr sirius firefly julia madrid terry griffey women phoebe weezer violet ledzep randy gangsta ghjcnj paradox loving vertigo carson sergei shiloh sobaka buffett aliens
  sadie chucky bonjour sinner stevie trebor finish sprint shazam celica scarlet hoover sommer frances hotboy cynthia formula rebels elwood melvin bollox lexmark claude rockon tacoma romeo wookie prodigy
  tempest vfhecz flames kitkat mystery server molson incubus smoker window rescue carpet lawyer megan celeste melinda wright jimbob golfing kenny roger bobbie xanadu tardis hearts dixie pooper shaman
  imagine janine kenwood garbage topper roberts lizzie ashton elliott oracle sheena chloe mallard analsex shemale mikey asterix faith monkeys jimbo cooler gillian yourmom sleepy gremlin printer hudson
  birdman aussie esther defiant anime tatyana jackal frogger bridget wayne tobias blondes donnie katrin weather parola photo account israel shaolin noodles celine willy willis forgot hallo mandy rogers
  palace santos ohyeah magnus laurie amazon kisses queen ludwig fatass assfuck nellie putter broken nopass letsgo bryan bones tatiana camel champs massive camelot bosco deanna gizmodo spidey aezakmi
  mypass roller active payton lonely smokin astros atomic mason marian vanilla unknown temple marvel beckham kaktus myself sooner blacky aggies scream picture judith iforgot kasper cxfcnmt bangkok
  shitty eduard vader jammer painter primus veritas ernest kristi slappy valley hitler clancy spankme granny avenger satan husker scrappy simba falcons dylan harder smudge melody timmy elijah center
  darling throat stuff fatman krishna sanchez pancho gator pacman vulcan lemons alice boner keith odessa barkley method kelley punkin celtics space bennett flyboy hamburg asian carol tricky anders
  billie drago blake hermes jesse goose vivian annette homerun forrest carolyn topcat hayden vectra grover goodbye cuddles bossman horndog telefon ivanov durango peugeot franco plumber rbhbkk pauline
  exigent laguna bowler leopard strong theking redbull beast breeze topdog dance dalton fuckers hungry reality gjkbyf speaker shelley writer loveit kingpin nokia night anarchy herbie blacks content
  desert fitness brando bohica tractor drake hidden kicker labtec napass amelia tuesday caitlin muppet terror legacy farside bella matilda ramona jrcfyf camels oakley latin double sabbath chang homers
  striker looker fallen azamat iguana moloko javier vette daniil command rhonda studio pistol miles skiing franky stoner conrad select tanya houses boris puppy elliot charmed vladik maynard puppies
  zidane eileen crash moneys tyrone funny nevada kotenok mystic budman church carlton rafael stick rookie panda laptop today jennie triton river trojans zvezda central filter jethro gustav escape shane
  lespaul butch cutter splash oilers randall nofear cupcake momoney gbpltw bigger belinda svetik possum metal moocow bethany babyboy firefox bogdan ccbill soleil vipers marilyn tdutybq juliet leader
  madden russian sabina chase coolman babies skinny zaphod verona bacon noodle rebel doobie deadman attack vortex killme dogman gopher danila reagan cancel torres freaks azsxdc sassy donna dracula
  poncho boots engage deskjet hammers tight justine ralph fabian lewis marissa oregon bubbas sinatra hilton mailman dawson cthulhu mighty grandma ready sterlin cartoon summit tolkien bicycle beverly
  breast lickit kathy meghan capone jenna julius wendy bryant helen nancy hailey chair bowser kathryn fernand eleven rockets demon davis iloveyo traffic saint redhot sonic miracle gofish pilot rugby
  mayday aikido conner cutlass thekid titties sweden polska danie market scotch lansing elvira bloody hustler anfield catman bonita tracy cheers tinman airbus peters china santana hayley station gabrie
  scottie orioles fortuna dfkthbz rustam warlord retard fatima ultima rotten betty grumpy oranges asdfjkl boxing xtreme denali selena zxcasd huskies wilbur kristy bikini mayhem sultan figaro sixers
  sparta running models cancun marlene tammy`;

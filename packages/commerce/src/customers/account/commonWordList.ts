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

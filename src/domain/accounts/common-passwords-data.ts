/**
 * Words that people build passwords on, in English, in Arabic and in Arabic written with Latin letters; refused alone and with a
 * few digits or signs around them.
 */
export const BASE_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd pass admin administrator root user guest test tester testing login letmein welcome
  welcometo secret master default changeme change temp temporary love iloveyou loveyou lovely lover baby babygirl
  babyboy princess prince angel angels sunshine flower flowers butterfly beautiful pretty cutie sweetie sweetheart
  honey sugar candy monkey dragon tiger lion eagle wolf falcon shadow ninja samurai killer hunter ranger soldier
  warrior knight phoenix pirate wizard magic mystic ghost demon devil hell heaven god jesus christ football soccer
  baseball basketball hockey tennis golf cricket boxing swimming liverpool chelsea arsenal barcelona realmadrid
  manchester juventus milan bayern ronaldo messi zidane neymar michael jordan michelle jessica jennifer ashley
  amanda nicole daniel thomas robert charlie george william joseph anthony andrew matthew joshua justin brandon
  jonathan christopher benjamin samuel david john james peter paul mark maria anna sarah laura emily hannah sophie
  samantha elizabeth victoria alexandra natalie rachel rebecca stephanie melissa danielle andrea patricia barbara
  sandra linda susan karen nancy betty helen donna carol ruth sharon hello hellothere hi heythere computer
  internet windows microsoft google facebook instagram twitter youtube samsung nokia apple iphone android linux
  ubuntu oracle cisco server network wifi internetcafe laptop keyboard mouse monitor gmail yahoo hotmail outlook
  telegram whatsapp snapchat tiktok netflix spotify playstation xbox nintendo minecraft pokemon fortnite roblox
  counterstrike gta warcraft starwars batman superman spiderman ironman hulk avengers naruto matrix summer winter
  spring autumn january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday morning night today tomorrow forever always freedom peace happy smile
  lucky success winner champion money dollar rich million business company office manager boss work school college
  university student teacher doctor nurse engineer family mother father mommy daddy mama papa brother sister
  friend friends bestfriend mustang ferrari porsche mercedes bmw toyota honda nissan corvette camaro harley yamaha
  suzuki ducati kawasaki volvo audi jaguar bentley lamborghini qwerty qwertz azerty qwertyuiop asdf asdfgh
  asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qweasd qweasdzxc qwaszx asdzxc wasd poiuyt mnbvcxz lkjhgf trustno1 access
  accessgranted whatever nothing blahblah abc abcd abcde abcdef abcdefg red blue green yellow purple orange black
  white silver golden gold diamond crystal pearl ruby emerald star stars moon sun sky ocean river mountain fire
  water earth thunder lightning storm rainbow snow ice cookie cookies chocolate coffee banana cherry peach
  strawberry pepper ginger cheese pizza burger chicken turkey bacon buster bailey maggie max bella lucy rocky duke
  buddy sasha molly jake cooper toby oscar felix simba tigger snoopy garfield mickey minnie donald pluto goofy
  barbie hellokitty america american usa london paris berlin tokyo newyork chicago boston dallas texas california
  florida miami vegas canada mexico brazil india china russia england france germany italy spain egypt cairo
  alexandria giza saudi arabia saudiarabia ksa riyadh jeddah makkah mecca madinah medina dammam kuwait qatar doha
  dubai abudhabi emirates oman muscat bahrain yemen sanaa iraq baghdad syria damascus aleppo lebanon beirut amman
  palestine gaza jerusalem quds sudan khartoum libya tripoli tunisia tunis algeria algiers morocco rabat
  casablanca muhammad mohamed mohammed mohammad ahmed ahmad mahmoud mustafa mostafa ali omar umar othman hassan
  hussein hussain hasan khaled khalid abdullah abdallah abdulrahman abdelrahman abdo ibrahim ismail youssef yousef
  yusuf yasser yassin tarek tariq amr hossam hisham sherif karim kareem hamza hamada bilal saad saeed said salem
  salim salman sultan faisal fahad fahd turki nasser naser majid majed waleed walid ziad zaid sami samir fares
  faris rami ramy anas adel adham islam muslim eslam mariam maryam fatima fatma aisha aysha khadija zainab zeinab
  noor nour nora noura sara salma hana mona reem rania dina yasmin yasmine layla leila amira amal huda hoda heba
  eman iman asmaa alaa marwa nada rana allah allahu allahuakbar akbar bismillah bismallah alhamdulillah
  subhanallah mashallah inshallah quran koran ramadan salam salaam habibi habibti hayati omri albi rohi baba ahlan
  marhaba yalla sabah shokran ahly alahly zamalek alhilal hilal alnassr nassr ittihad siyagha siyaghah prompt
  chatgpt openai محمد احمد أحمد محمود مصطفى علي عمر عثمان حسن حسين خالد عبدالله عبدالرحمن ابراهيم إبراهيم اسماعيل
  يوسف ياسر ياسين طارق عمرو حسام هشام شريف كريم حمزة بلال سعد سعيد سالم سلمان سلطان فيصل فهد تركي ناصر ماجد وليد
  زياد زيد سامي سمير فارس رامي انس عادل اسلام مريم فاطمة عائشة خديجة زينب نور نورة سارة سلمى هناء منى ريم رانيا
  دينا ياسمين ليلى اميرة امل هدى هبة ايمان اسماء الله اللهاكبر بسمالله الحمدلله سبحانالله ماشاءالله لاالهالاالله
  انشاءالله القران القرآن رمضان مسلم مكة المدينة القدس فلسطين كلمةالسر كلمةالمرور كلمهالسر كلمهالمرور باسورد سر
  سري مرحبا اهلا أهلا سلام السلام السلامعليكم صباحالخير حبيبي حبيبتي حبي حياتي عمري قلبي روحي بحبك احبك أحبك ماما
  بابا امي ابي عائلتي مصر القاهرة السعودية الرياض جدة الكويت قطر دبي الامارات عمان البحرين اليمن العراق سوريا
  لبنان الاردن السودان ليبيا تونس الجزائر المغرب الاهلي الأهلي الزمالك الهلال النصر الاتحاد ريالمدريد برشلونة
  ليفربول صياغة تجربة تجربه اختبار مدير ادمن
  `
    .trim()
    .split(/\s+/),
);

/** Passwords that guessing programs try first and that no pattern in the rules already covers. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 666666 121212 112233 123321 987654321
  7777777 555555 888888 999999 222222 333333 444444 11111111 00000000 12341234 123654 159753 147258369 147258
  258456 789456123 789456 456789 741852963 852456 963852741 159357 357159 101010 202020 131313 141414 151515
  102030 010203 010101 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 qwe123
  qweqwe qwe123qwe q1w2e3 q1w2e3r4 a1b2c3 a1b2c3d4 abc123 abcd1234 abc123456 aa123456 aa12345678 asd123 asdasd
  asd123asd a123456 a12345678 a123456789 q123456 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 123456a 123456q
  123456aa 123456abc 12345qwert 12345a 1234qwer 123abc 123asd 123admin admin123 admin1234 admin@123 root123 toor
  pass123 pass1234 p@ssw0rd p@ssword p@ssw0rd1 pa55word passw0rd1 welcome1 welcome123 letmein1 iloveyou1 iloveyou2
  ilove you ihateyou fuckyou fuckme fuckoff bitch asshole biteme pussy sexy sexygirl hotgirl hottie bigdick
  dickhead playboy superstar rockstar rock rockyou metallica nirvana slipknot eminem beatles linkinpark greenday
  blink182 tinkerbell trustno1 thx1138 ncc1701 starwars1 matrix1 007007 james007 bond007 agent007 r2d2c3po
  google123 apple123 samsung1 iphone6 changeme1 default1 secret123 access14 test123 test1234 testtest user123
  guest123 demo123 demo1234 temp1234 oracle123 cisco123 manager1 service support system supervisor operator backup
  monitoring postgres mysql database sqlserver sysadmin webmaster superuser anonymous unknown nopassword nopass
  noaccess none null undefined example sample hello123 hello1234 hunter2 monkey1 dragon1 football1 baseball1
  princess1 sunshine1 shadow1 master1 charlie1 michael1 jordan23 ronaldo7 messi10 cr7cr7 love123 lovelove mylove
  mybaby myself mypass mypassword yourpassword thepassword thisismypassword password1! password@123
  correcthorsebatterystaple onetwothree onetwo3 zxcvbnm1 asdfghjkl1 zxc123 zxczxc qazqaz qazwsxedc wsxedc edcrfv
  poiuytrewq lkjhgfdsa mnbvcx 0987654321 098765 09876543 9876543210 87654321 7654321 54321 543210 246810 135790
  13579 24680 314159 3141592 271828 161616 171717 181818 191919 232323 242424 252525 262626 272727 282828 292929
  303030 404040 505050 606060 707070 808080 909090 987987 456456 789789 321321 147147 258258 369369 159159 753159
  951753 159951 112211 221122 110110 911911 112112 119911 420420 696969 69696969 8675309 5201314 1314520 520520
  5211314 woaini woaini1314 a1s2d3f4 1a2b3c 1a2b3c4d 1g2w3e4r 1q1q1q q1q1q1 aaa111 111aaa aaaa1111 abc321 xyz123
  zzz111 1111aaaa qq123456 wang123 li123456 dearbook 11223344 1122334455 12121212 12344321 123454321 1234554321
  123123123 123123a 123321a 123456123456 1234561 1234566 12345600 123456654321 1233210 12312312 000001 000111
  111000 111222 111222333 222111 333666 555666 777888 888777 999111 999888 100200 100200300 200300 300400 1231234
  159654 147852 147852369 369258147 963258 963258741 951357 852963 741963 753951 321654 321654987 987456
  9874563210 0147258 0123654789
  `
    .trim()
    .split(/\s+/),
);

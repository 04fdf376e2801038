/**
 * Passwords of 8 and more characters that lists of leaked ones have near their top, and what people make of the season
 * or this shop's name. In lower case.
 */
const words = `
  01234567 0987654321 11223344 12121212 123123123 12341234 12345678 123456789
  1234567890 12345678910 123456789a 1234qwer 123654789 14725836 147258369 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 87654321 987654321 a123456789 a1b2c3d4 abc12345 abc123456
  abcd1234 access14 admin123 admin1234 administrator alexander alexandra andreas1
  angel123 arsenal1 asdf1234 asdfghjkl asdfqwer ashley123 autumn2026 azerty123
  azertyuiop babygirl babygirl1 barcelona baseball baseball1 basketball bayern123
  benjamin blessed1 blink182 bonjour1 bonjour123 borussia butterfly caroline
  changeme changeme1 charlie1 cheesecake chelsea1 chocolate chouchou christian
  computer corvette cupcake1 daniel123 danielle december default1 dolphins
  dortmund doudou123 dragon123 elizabeth eminem123 facebook facebook1 fcbayern
  ferrari1 football football1 forever1 fortnite1 freedom1 friends1 friendship
  google123 guest123 hallo123 hallo1234 harley123 hello123 hello1234 hellohello
  ichliebedich iloveyou iloveyou1 iloveyou2 internet jennifer jessica1 jesus123
  jesuschrist jetaime1 jordan23 juventus killer123 letmein1 letmein123 linkedin
  linkinpark liverpool liverpool1 loulou123 lovelove loveyou1 manchester marseille
  marseille13 master123 mercedes metallica michael1 michelle midnight minecraft
  monkey123 motdepasse mustang1 nicholas nicole123 nintendo nirvana1 northing1
  november p@ssw0rd p@ssword parissg1 passw0rd password password1 password12
  password123 password1234 passwort passwort1 patricia playstation pokemon1 pokemon123
  princess princess1 princesse pumpkin1 q1w2e3r4 qazwsxedc qweqweqwe qwer1234
  qwerasdf qwerqwer1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertz123 qwertzuiop
  rainbow1 realmadrid root1234 running1 samantha samsung1 samsung123 schalke04
  secret123 september shadow123 slipknot snowball soleil123 sommer123 sommer2025
  sommer2026 spiderman sportshop spring2026 starwars starwars1 summer123 summer2024
  summer2025 summer2026 sunshine sunshine1 superman superman1 sweetheart test1234
  testing123 testtest thomas123 tkfkdgo1 touchline touchline1 trustno1 victoria
  welcome1 welcome123 whatever whatever1 winter123 winter2024 winter2025 winter2026
  wkdtjrl1 xbox3600 yamaha123 zaq12wsx zxcvbnm1 zxcvbnm123 zxczxczxc`;

const common: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'];

/** Whether a password is among the first that somebody would try: a known one, one repeated part, or a row of keys. */
export function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  if (common.has(text) || common.has(text.replace(/[!.?*#]+$/, ''))) return true;
  if (/^(.{1,3})\1+$/u.test(text)) return true;
  return rows.some((row) => row.includes(text) || [...row].toReversed().join('').includes(text));
}

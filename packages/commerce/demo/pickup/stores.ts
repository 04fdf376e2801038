/** Stores of the demo: code, name, street, postal code, city, region, latitude, longitude, time zone, opening hours. */
export const stores: Readonly<Record<string, string>> = {
  GB: `
LON-1|Camden|112 Lock Street|NW1 7AB|London||51.5402|-0.1431|Europe/London|Mo-Sa 10:00-20:00; Su 11:00-18:00
LON-2|Carnaby|8 Weaver Court|W1F 9PW|London||51.5133|-0.1389|Europe/London|Mo-Sa 10:00-20:00; Su 12:00-18:00
LON-3|Stratford|31 Mill Walk|E15 1XA|London||51.5432|-0.0061|Europe/London|Mo-Sa 10:00-21:00; Su 12:00-18:00
LON-4|Clapham|74 Common Side|SW4 7AB|London||51.4623|-0.1371|Europe/London|Mo-Sa 10:00-19:00; Su 11:00-17:00
MAN-1|Manchester|14 Cotton Street|M1 1PT|Manchester||53.4822|-2.2426|Europe/London|Mo-Sa 10:00-19:00; Su 11:00-17:00
LIV-1|Liverpool|5 Anchor Row|L1 8JQ|Liverpool||53.4041|-2.9853|Europe/London|Mo-Sa 10:00-19:00; Su 11:00-17:00
LDS-1|Leeds|20 Canal Yard|LS1 6DT|Leeds||53.7968|-1.5432|Europe/London|Mo-Sa 10:00-19:00; Su 11:00-17:00
BHM-1|Birmingham|47 Foundry Lane|B2 4QA|Birmingham||52.4794|-1.8978|Europe/London|Mo-Sa 10:00-20:00; Su 11:00-17:00
BRS-1|Bristol|9 Harbour Steps|BS1 3EA|Bristol||51.4572|-2.5899|Europe/London|Mo-Sa 09:30-18:30; Su 11:00-17:00
CDF-1|Cardiff|3 Arcade Place|CF10 1AE|Cardiff||51.4803|-3.1769|Europe/London|Mo-Sa 09:30-18:30; Su 11:00-17:00
GLA-1|Glasgow|61 Merchant Row|G1 3RB|Glasgow||55.8605|-4.2527|Europe/London|Mo-Sa 09:30-19:00; Su 11:00-18:00
EDI-1|Edinburgh|18 North Vennel|EH2 2AR|Edinburgh||55.9527|-3.1936|Europe/London|Mo-Sa 10:00-19:00; Su 11:00-18:00`,
  DE: `
BER-1|Berlin Mitte|Spreeweg 12|10178|Berlin||52.5226|13.4021|Europe/Berlin|Mo-Sa 10:00-20:00
BER-2|Berlin Kreuzberg|Am Kanal 40|10999|Berlin||52.4991|13.4186|Europe/Berlin|Mo-Sa 11:00-19:00
HAM-1|Hamburg|Speicherhof 3|20457|Hamburg||53.5447|9.9953|Europe/Berlin|Mo-Sa 10:00-20:00
MUC-1|München|Isargasse 7|80331|München||48.1363|11.5712|Europe/Berlin|Mo-Sa 10:00-20:00
CGN-1|Köln|Rheinzeile 22|50667|Köln||50.9379|6.9531|Europe/Berlin|Mo-Sa 10:00-20:00
FRA-1|Frankfurt|Mainufer 15|60313|Frankfurt am Main||50.1147|8.6833|Europe/Berlin|Mo-Sa 10:00-20:00
STR-1|Stuttgart|Rebenweg 4|70173|Stuttgart||48.7772|9.1789|Europe/Berlin|Mo-Sa 10:00-19:00
LEJ-1|Leipzig|Messehof 9|04109|Leipzig||51.3405|12.3747|Europe/Berlin|Mo-Fr 10:00-13:00,14:00-19:00; Sa 10:00-18:00`,
  US: `
NYC-1|Flatiron|24 Runner Place|10010|New York|NY|40.7401|-73.9903|America/New_York|Mo-Sa 10:00-21:00; Su 11:00-19:00
BOS-1|Boston|7 Harbor Row|02108|Boston|MA|42.3568|-71.0621|America/New_York|Mo-Sa 10:00-20:00; Su 11:00-18:00
CHI-1|Chicago|118 Lakeside Walk|60611|Chicago|IL|41.8927|-87.6249|America/Chicago|Mo-Sa 10:00-20:00; Su 11:00-18:00
AUS-1|Austin|52 Springs Street|78701|Austin|TX|30.2689|-97.7432|America/Chicago|Mo-Sa 10:00-20:00; Su 12:00-18:00
PDX-1|Portland|33 Forest Avenue|97209|Portland|OR|45.5265|-122.6838|America/Los_Angeles|Mo-Sa 10:00-19:00; Su 11:00-18:00
LAX-1|Santa Monica|90 Pier Street|90401|Santa Monica|CA|34.0158|-118.4966|America/Los_Angeles|Mo-Su 10:00-21:00`,
};

/** Days on which the stores are closed. */
export const storeHolidays: Readonly<Record<string, readonly string[]>> = {
  GB: ['2026-12-25', '2027-03-28'],
  DE: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-26', '2027-03-29'],
  US: ['2026-11-26', '2026-12-25'],
};

import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Dina data, ditt val',
  'consent.text':
    'Vi använder kakor för att butiken ska fungera. Resten är avstängt tills du slår på det. Du kan ändra när som helst under Sekretessinställningar längst ned på sidan.',
  'consent.accept': 'Godkänn alla',
  'consent.reject': 'Neka alla',
  'consent.manage': 'Välj själv',
  'consent.save': 'Spara mitt val',
  'consent.back': 'Tillbaka',
  'consent.close': 'Stäng',
  'consent.learnMore': 'Läs mer om dina data',
  'consent.notice': 'Om kakor',
  'consent.print': 'Skriv ut',
  'consent.newTab': '(öppnas i en ny flik)',
  'consent.levels': 'Det här tillåter du',
  'consent.details': 'Visa detaljerna',
  'consent.fewerDetails': 'Dölj detaljerna',
  'consent.level.0': 'Nödvändigt',
  'consent.level.0.text': 'Väska, inloggning, säkerhet. Alltid på.',
  'consent.level.0.detail':
    'Kommer ihåg väskan, ditt språk och dina senaste sökningar, håller dig inloggad, skyddar kassan och sparar det här valet. Butiken fungerar inte utan det.',
  'consent.level.1': 'Mätning',
  'consent.level.1.text': 'Vilka sidor som fungerar och vad som kan passa dig här. Stannar hos oss.',
  'consent.level.1.detail':
    'Räknar sidvisningar, sökningar och steg i kassan, utan ditt namn och din adress. Kommer ihåg i din webbläsare vad du har tittat på, för att visa det igen och föreslå det som passar till. Det lämnas inte vidare till annonsörer.',
  'consent.level.2': 'Reklam på andra ställen',
  'consent.level.2.text': 'Låter partner visa våra produkter för dig på andra webbplatser.',
  'consent.level.2.detail':
    'Talar om för annonspartner vilka produkter du har tittat på, så att de kan visa dem på andra webbplatser.',
  'consent.all': 'Allt annat',
  'consent.all.text': 'Mätning, och reklam på andra ställen.',
  'consent.signal.off':
    'Din webbläsare ber om att inte bli spårad (Global Privacy Control). Det följer vi tills du väljer något annat här.',
  'consent.signal.on':
    'Din webbläsare ber om att inte bli spårad, och du har tillåtit mer här. Ditt val gäller.',
  'consent.bar.label': 'Kakor',
  'consent.bar.text': 'Får vi använda kakor till mer än att butiken ska fungera?',
  'consent.bar.settings': 'Inställningar',
  'consent.ccpa.title': 'Dina sekretessval',
  'consent.ccpa.text':
    'Vi delar det du tittar på med annonspartner. Enligt Kaliforniens lag kan det räknas som försäljning. Du kan stoppa det med ett tryck.',
  'consent.ccpa.stop': 'Sälj eller dela inte mina data',
  'consent.ccpa.allow': 'Tillåt delning',
  'consent.ccpa.isOff': 'Dina data säljs eller delas inte.',
  'consent.ccpa.isOn': 'Dina data kan delas med annonspartner.',
  'consent.page.title': 'Sekretessinställningar',
  'consent.page.saved': 'Ditt val är sparat.',
  'consent.page.record': 'Ladda ned uppgifterna om dina val',
  'consent.noScript.text':
    'Vi använder kakor för att butiken ska fungera. Får vi använda dem till mätning och reklam också?',
  'consent.page.yourData': 'Hämta eller radera dina data',
  'consent.remote.busy': 'Inställningarna hämtas',
};
export default messages;

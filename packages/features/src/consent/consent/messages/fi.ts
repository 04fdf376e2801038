import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Sinun tietosi, sinun valintasi',
  'consent.text':
    'Käytämme evästeitä kaupan toimintaan. Muu on pois päältä, kunnes otat sen käyttöön. Voit muuttaa valintaa milloin tahansa sivun alareunan kohdassa Tietosuoja-asetukset.',
  'consent.accept': 'Hyväksy kaikki',
  'consent.reject': 'Hylkää kaikki',
  'consent.manage': 'Valitse itse',
  'consent.save': 'Tallenna valintani',
  'consent.back': 'Takaisin',
  'consent.close': 'Sulje',
  'consent.learnMore': 'Lue lisää tiedoistasi',
  'consent.notice': 'Tietoa evästeistä',
  'consent.print': 'Tulosta',
  'consent.newTab': '(avautuu uuteen välilehteen)',
  'consent.levels': 'Mitä sallit',
  'consent.details': 'Näytä tarkemmin',
  'consent.fewerDetails': 'Piilota tarkemmat tiedot',
  'consent.level.0': 'Välttämättömät',
  'consent.level.0.text': 'Kassi, kirjautuminen, turvallisuus. Aina päällä.',
  'consent.level.0.detail':
    'Muistaa kassin, kielen ja viimeiset haut, pitää sinut kirjautuneena, suojaa maksamista ja säilyttää tämän valinnan. Kauppa ei toimi ilman sitä.',
  'consent.level.1': 'Mittaus',
  'consent.level.1.text': 'Mitkä sivut toimivat ja mikä voisi sopia sinulle täällä. Jää meille.',
  'consent.level.1.detail':
    'Laskee sivujen katselut, haut ja ostamisen vaiheet ilman nimeäsi ja osoitettasi. Muistaa selaimessasi, mitä olet katsonut, jotta se voidaan näyttää uudelleen ja ehdottaa siihen sopivaa. Tietoa ei luovuteta mainostajille.',
  'consent.level.2': 'Mainonta muualla',
  'consent.level.2.text': 'Antaa kumppanien näyttää sinulle tuotteitamme muilla sivustoilla.',
  'consent.level.2.detail':
    'Kertoo mainoskumppaneille, mitä tuotteita olet katsonut, jotta ne voivat näyttää niitä muilla sivustoilla.',
  'consent.all': 'Kaikki muu',
  'consent.all.text': 'Mittaus sekä mainonta muualla.',
  'consent.signal.off':
    'Selaimesi pyytää, ettei sinua seurata (Global Privacy Control). Noudatamme sitä, kunnes valitset täällä toisin.',
  'consent.signal.on':
    'Selaimesi pyytää, ettei sinua seurata, ja olet sallinut täällä enemmän. Valintasi ratkaisee.',
  'consent.bar.label': 'Evästeet',
  'consent.bar.text': 'Saammeko käyttää evästeitä muuhunkin kuin kaupan toimintaan?',
  'consent.bar.settings': 'Asetukset',
  'consent.ccpa.title': 'Tietosuojavalintasi',
  'consent.ccpa.text':
    'Jaamme katsomasi tuotteet mainoskumppaneille. Kalifornian lain mukaan tämä voi olla myyntiä. Voit lopettaa sen yhdellä painalluksella.',
  'consent.ccpa.stop': 'Älä myy tai jaa tietojani',
  'consent.ccpa.allow': 'Salli jakaminen',
  'consent.ccpa.isOff': 'Tietojasi ei myydä eikä jaeta.',
  'consent.ccpa.isOn': 'Tietojasi voidaan jakaa mainoskumppaneille.',
  'consent.page.title': 'Tietosuoja-asetukset',
  'consent.page.saved': 'Valintasi on tallennettu.',
  'consent.page.record': 'Lataa merkinnät valinnoistasi',
  'consent.noScript.text':
    'Käytämme evästeitä kaupan toimintaan. Saammeko käyttää niitä myös mittaukseen ja mainontaan?',
  'consent.page.yourData': 'Hae tai poista tietosi',
  'consent.remote.busy': 'Asetuksia ladataan',
};
export default messages;

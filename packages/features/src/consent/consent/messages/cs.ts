import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Vaše data, vaše volba',
  'consent.text':
    'Cookies používáme, aby obchod fungoval. Vše ostatní je vypnuté, dokud to nezapnete. Změnit to můžete kdykoli v části Nastavení soukromí v patičce.',
  'consent.accept': 'Přijmout vše',
  'consent.reject': 'Odmítnout vše',
  'consent.manage': 'Vybrat si',
  'consent.save': 'Uložit výběr',
  'consent.back': 'Zpět',
  'consent.close': 'Zavřít',
  'consent.learnMore': 'Více o vašich datech',
  'consent.notice': 'Informace o cookies',
  'consent.print': 'Vytisknout',
  'consent.newTab': '(otevře se na nové kartě)',
  'consent.levels': 'Co povolujete',
  'consent.details': 'Zobrazit podrobnosti',
  'consent.fewerDetails': 'Skrýt podrobnosti',
  'consent.level.0': 'Nezbytné',
  'consent.level.0.text': 'Taška, přihlášení, bezpečnost. Vždy zapnuto.',
  'consent.level.0.detail':
    'Pamatuje si tašku, jazyk a poslední hledání, udržuje vás přihlášené, chrání pokladnu a uchovává tuto volbu. Bez toho obchod nefunguje.',
  'consent.level.1': 'Měření',
  'consent.level.1.text': 'Které stránky fungují a co by se vám tu mohlo hodit. Zůstává u nás.',
  'consent.level.1.detail':
    'Počítá zobrazení stránek, hledání a kroky nákupu, bez vašeho jména a adresy. Ve vašem prohlížeči si pamatuje, co jste si prohlíželi, aby to ukázalo znovu a navrhlo, co se k tomu hodí. Inzerentům se nepředává.',
  'consent.level.2': 'Reklama jinde',
  'consent.level.2.text': 'Umožní partnerům ukazovat vám naše výrobky na jiných webech.',
  'consent.level.2.detail':
    'Sdělí reklamním partnerům, které výrobky jste si prohlíželi, aby je mohli ukazovat na jiných webech.',
  'consent.all': 'Vše ostatní',
  'consent.all.text': 'Měření a reklama jinde.',
  'consent.signal.off':
    'Váš prohlížeč žádá, aby vás nikdo nesledoval (Global Privacy Control). Řídíme se tím, dokud zde nezvolíte jinak.',
  'consent.signal.on':
    'Váš prohlížeč žádá, aby vás nikdo nesledoval, a zde jste povolili více. Platí vaše volba.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Smíme používat cookies i k něčemu dalšímu než k chodu obchodu?',
  'consent.bar.settings': 'Nastavení',
  'consent.ccpa.title': 'Vaše volby soukromí',
  'consent.ccpa.text':
    'To, co si prohlížíte, sdílíme s reklamními partnery. Podle práva Kalifornie to může být prodej. Zastavit to můžete jedním stisknutím.',
  'consent.ccpa.stop': 'Neprodávat a nesdílet má data',
  'consent.ccpa.allow': 'Povolit sdílení',
  'consent.ccpa.isOff': 'Vaše data se neprodávají ani nesdílejí.',
  'consent.ccpa.isOn': 'Vaše data mohou být sdílena s reklamními partnery.',
  'consent.page.title': 'Nastavení soukromí',
  'consent.page.saved': 'Vaše volba je uložena.',
  'consent.page.record': 'Stáhnout záznam vašich voleb',
  'consent.noScript.text': 'Cookies používáme, aby obchod fungoval. Smíme je používat i k měření a reklamě?',
  'consent.page.yourData': 'Získat nebo smazat vaše data',
  'consent.remote.busy': 'Načítá se nastavení',
};
export default messages;

import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Jouw gegevens, jouw keuze',
  'consent.text':
    'We gebruiken cookies om de winkel te laten werken. De rest staat uit tot jij die aanzet. Je kunt dit altijd wijzigen onder Privacy-instellingen onderaan de pagina.',
  'consent.accept': 'Alles accepteren',
  'consent.reject': 'Alles weigeren',
  'consent.manage': 'Zelf kiezen',
  'consent.save': 'Mijn keuze opslaan',
  'consent.back': 'Terug',
  'consent.close': 'Sluiten',
  'consent.learnMore': 'Meer over je gegevens',
  'consent.notice': 'Cookieverklaring',
  'consent.print': 'Afdrukken',
  'consent.newTab': '(opent in een nieuw tabblad)',
  'consent.levels': 'Wat je toestaat',
  'consent.details': 'Details tonen',
  'consent.fewerDetails': 'Details verbergen',
  'consent.level.0': 'Noodzakelijk',
  'consent.level.0.text': 'Tas, inloggen, veiligheid. Altijd aan.',
  'consent.level.0.detail':
    'Onthoudt de tas, je taal en je laatste zoekopdrachten, houdt je ingelogd, beveiligt het afrekenen en bewaart deze keuze. Zonder dit werkt de winkel niet.',
  'consent.level.1': 'Meting',
  'consent.level.1.text': 'Welke pagina’s werken, en wat hier bij je past. Blijft bij ons.',
  'consent.level.1.detail':
    'Telt bekeken pagina’s, zoekopdrachten en stappen van het afrekenen, zonder je naam en adres. Onthoudt in je browser wat je hebt bekeken, om het opnieuw te tonen en voor te stellen wat erbij past. Het wordt niet doorgegeven aan adverteerders.',
  'consent.level.2': 'Reclame elders',
  'consent.level.2.text': 'Laat partners onze producten op andere sites tonen.',
  'consent.level.2.detail':
    'Vertelt reclamepartners welke producten je hebt bekeken, zodat ze die op andere sites kunnen tonen.',
  'consent.all': 'Al het andere',
  'consent.all.text': 'Meting, en reclame elders.',
  'consent.signal.off':
    'Je browser vraagt om je niet te volgen (Global Privacy Control). Daar houden we ons aan tot je hier iets anders kiest.',
  'consent.signal.on':
    'Je browser vraagt om je niet te volgen, en je hebt hier meer toegestaan. Jouw keuze telt.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Mogen we cookies gebruiken voor meer dan de werking van de winkel?',
  'consent.bar.settings': 'Instellingen',
  'consent.ccpa.title': 'Jouw privacykeuzes',
  'consent.ccpa.text':
    'We delen wat je bekijkt met reclamepartners. Volgens de wet van Californië kan dit als verkoop gelden. Je kunt het met één druk stoppen.',
  'consent.ccpa.stop': 'Mijn gegevens niet verkopen of delen',
  'consent.ccpa.allow': 'Delen toestaan',
  'consent.ccpa.isOff': 'Je gegevens worden niet verkocht of gedeeld.',
  'consent.ccpa.isOn': 'Je gegevens kunnen worden gedeeld met reclamepartners.',
  'consent.page.title': 'Privacy-instellingen',
  'consent.page.saved': 'Je keuze is opgeslagen.',
  'consent.page.record': 'Het overzicht van je keuzes downloaden',
  'consent.noScript.text':
    'We gebruiken cookies om de winkel te laten werken. Mogen we ze ook gebruiken voor meting en reclame?',
  'consent.page.yourData': 'Je gegevens opvragen of laten wissen',
  'consent.remote.busy': 'De instellingen worden geladen',
};
export default messages;

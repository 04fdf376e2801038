import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Twoje dane, Twój wybór',
  'consent.text':
    'Używamy plików cookie, aby sklep działał. Reszta jest wyłączona, dopóki jej nie włączysz. Możesz to zmienić w każdej chwili w Ustawieniach prywatności na dole strony.',
  'consent.accept': 'Zaakceptuj wszystko',
  'consent.reject': 'Odrzuć wszystko',
  'consent.manage': 'Wybierz samodzielnie',
  'consent.save': 'Zapisz mój wybór',
  'consent.back': 'Wstecz',
  'consent.close': 'Zamknij',
  'consent.learnMore': 'Więcej o Twoich danych',
  'consent.notice': 'Informacja o plikach cookie',
  'consent.print': 'Drukuj',
  'consent.newTab': '(otwiera się w nowej karcie)',
  'consent.levels': 'Na co się zgadzasz',
  'consent.details': 'Pokaż szczegóły',
  'consent.fewerDetails': 'Ukryj szczegóły',
  'consent.level.0': 'Niezbędne',
  'consent.level.0.text': 'Torba, logowanie, bezpieczeństwo. Zawsze włączone.',
  'consent.level.0.detail':
    'Pamiętają torbę, język i ostatnie wyszukiwania, utrzymują zalogowanie, chronią płatność i przechowują ten wybór. Bez nich sklep nie działa.',
  'consent.level.1': 'Pomiary',
  'consent.level.1.text': 'Które strony działają i co może Ci się tu spodobać. Zostaje u nas.',
  'consent.level.1.detail':
    'Liczą odsłony, wyszukiwania i kroki zakupu, bez imienia, nazwiska i adresu. Pamiętają w przeglądarce, co było oglądane, aby pokazać to ponownie i zaproponować, co do tego pasuje. Nie są przekazywane reklamodawcom.',
  'consent.level.2': 'Reklama w innych miejscach',
  'consent.level.2.text': 'Pozwala partnerom pokazywać Ci nasze produkty na innych stronach.',
  'consent.level.2.detail':
    'Informuje partnerów reklamowych, jakie produkty były oglądane, aby mogli pokazywać je na innych stronach.',
  'consent.all': 'Wszystko inne',
  'consent.all.text': 'Pomiary oraz reklama w innych miejscach.',
  'consent.signal.off':
    'Twoja przeglądarka prosi, aby Cię nie śledzić (Global Privacy Control). Stosujemy się do tego, dopóki nie wybierzesz tu inaczej.',
  'consent.signal.on':
    'Twoja przeglądarka prosi, aby Cię nie śledzić, a tutaj masz więcej zgód. Liczy się Twój wybór.',
  'consent.bar.label': 'Pliki cookie',
  'consent.bar.text': 'Czy możemy używać plików cookie nie tylko do działania sklepu?',
  'consent.bar.settings': 'Ustawienia',
  'consent.ccpa.title': 'Twoje wybory prywatności',
  'consent.ccpa.text':
    'To, co oglądasz, udostępniamy partnerom reklamowym. Według prawa Kalifornii może to być sprzedaż. Możesz to zatrzymać jednym naciśnięciem.',
  'consent.ccpa.stop': 'Nie sprzedawaj ani nie udostępniaj moich danych',
  'consent.ccpa.allow': 'Zezwól na udostępnianie',
  'consent.ccpa.isOff': 'Twoje dane nie są sprzedawane ani udostępniane.',
  'consent.ccpa.isOn': 'Twoje dane mogą być udostępniane partnerom reklamowym.',
  'consent.page.title': 'Ustawienia prywatności',
  'consent.page.saved': 'Twój wybór jest zapisany.',
  'consent.page.record': 'Pobierz zapis swoich wyborów',
  'consent.noScript.text':
    'Używamy plików cookie, aby sklep działał. Czy możemy używać ich także do pomiarów i reklamy?',
  'consent.page.yourData': 'Pobierz lub usuń swoje dane',
  'consent.remote.busy': 'Wczytywanie ustawień',
};
export default messages;

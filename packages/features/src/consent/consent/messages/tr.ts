import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Verileriniz, kararınız',
  'consent.text':
    'Mağazanın çalışması için çerez kullanıyoruz. Geri kalanlar siz açana kadar kapalıdır. Sayfanın altındaki Gizlilik ayarlarından istediğiniz zaman değiştirebilirsiniz.',
  'consent.accept': 'Tümünü kabul et',
  'consent.reject': 'Tümünü reddet',
  'consent.manage': 'Kendim seçeyim',
  'consent.save': 'Seçimimi kaydet',
  'consent.back': 'Geri',
  'consent.close': 'Kapat',
  'consent.learnMore': 'Verileriniz hakkında daha fazla bilgi',
  'consent.notice': 'Çerez bildirimi',
  'consent.print': 'Yazdır',
  'consent.newTab': '(yeni sekmede açılır)',
  'consent.levels': 'İzin verdikleriniz',
  'consent.details': 'Ayrıntıları göster',
  'consent.fewerDetails': 'Ayrıntıları gizle',
  'consent.level.0': 'Gerekli',
  'consent.level.0.text': 'Sepet, oturum, güvenlik. Her zaman açık.',
  'consent.level.0.detail':
    'Sepeti, dilinizi ve son aramalarınızı hatırlar, oturumunuzu açık tutar, ödemeyi korur ve bu seçimi saklar. Mağaza bunlar olmadan çalışmaz.',
  'consent.level.1': 'Ölçüm',
  'consent.level.1.text': 'Hangi sayfalar işe yarıyor ve burada size ne uyabilir. Bizde kalır.',
  'consent.level.1.detail':
    'Adınız ve adresiniz olmadan sayfa görüntülemelerini, aramaları ve ödeme adımlarını sayar. Baktıklarınızı yeniden göstermek ve onlara uyanları önermek için tarayıcınızda hatırlar. Reklam verenlere aktarılmaz.',
  'consent.level.2': 'Başka yerlerde reklam',
  'consent.level.2.text': 'İş ortaklarının ürünlerimizi size başka sitelerde göstermesini sağlar.',
  'consent.level.2.detail':
    'Başka sitelerde gösterebilmeleri için hangi ürünlere baktığınızı reklam ortaklarına bildirir.',
  'consent.all': 'Diğer her şey',
  'consent.all.text': 'Ölçüm ve başka yerlerde reklam.',
  'consent.signal.off':
    'Tarayıcınız izlenmemenizi istiyor (Global Privacy Control). Burada başka bir seçim yapana kadar buna uyarız.',
  'consent.signal.on':
    'Tarayıcınız izlenmemenizi istiyor, siz ise burada daha fazlasına izin verdiniz. Seçiminiz geçerlidir.',
  'consent.bar.label': 'Çerezler',
  'consent.bar.text': 'Çerezleri mağazanın çalışması dışında da kullanabilir miyiz?',
  'consent.bar.settings': 'Ayarlar',
  'consent.ccpa.title': 'Gizlilik seçimleriniz',
  'consent.ccpa.text':
    'Baktıklarınızı reklam ortaklarıyla paylaşıyoruz. Kaliforniya yasasına göre bu satış sayılabilir. Tek dokunuşla durdurabilirsiniz.',
  'consent.ccpa.stop': 'Verilerimi satma veya paylaşma',
  'consent.ccpa.allow': 'Paylaşıma izin ver',
  'consent.ccpa.isOff': 'Verileriniz satılmaz ve paylaşılmaz.',
  'consent.ccpa.isOn': 'Verileriniz reklam ortaklarıyla paylaşılabilir.',
  'consent.page.title': 'Gizlilik ayarları',
  'consent.page.saved': 'Seçiminiz kaydedildi.',
  'consent.page.record': 'Seçimlerinizin kaydını indir',
  'consent.noScript.text':
    'Mağazanın çalışması için çerez kullanıyoruz. Bunları ölçüm ve reklam için de kullanabilir miyiz?',
  'consent.page.yourData': 'Verilerinizi alın veya silin',
  'consent.remote.busy': 'Ayarlar yükleniyor',
};
export default messages;

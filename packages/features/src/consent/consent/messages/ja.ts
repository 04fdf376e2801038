import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'あなたのデータ、あなたの選択',
  'consent.text':
    'ショップの運営のためにCookieを使用します。それ以外は、ご自身でオンにするまでオフです。ページ下部の「プライバシー設定」でいつでも変更できます。',
  'consent.accept': 'すべて許可',
  'consent.reject': 'すべて拒否',
  'consent.manage': '自分で選ぶ',
  'consent.save': '選択を保存',
  'consent.back': '戻る',
  'consent.close': '閉じる',
  'consent.learnMore': 'データについて詳しく見る',
  'consent.notice': 'Cookieについて',
  'consent.print': '印刷',
  'consent.newTab': '（新しいタブで開きます）',
  'consent.levels': '許可する内容',
  'consent.details': '詳細を表示',
  'consent.fewerDetails': '詳細を隠す',
  'consent.level.0': '必須',
  'consent.level.0.text': 'バッグ、ログイン、安全のため。常にオンです。',
  'consent.level.0.detail':
    'バッグ、言語、最近の検索を記憶し、ログイン状態を保ち、お支払いを守り、この選択を保存します。これがないとショップは動きません。',
  'consent.level.1': '計測',
  'consent.level.1.text': 'どのページが役立っているか、何がお気に召すか。当ショップ内にとどまります。',
  'consent.level.1.detail':
    'お名前や住所を使わずに、ページの閲覧、検索、購入の手順を数えます。見た商品をブラウザに記憶し、再び表示したり、合う商品を提案したりします。広告主には渡しません。',
  'consent.level.2': '他サイトでの広告',
  'consent.level.2.text': 'パートナーが他のサイトで当ショップの商品を表示できるようにします。',
  'consent.level.2.detail': '他のサイトで表示できるよう、ご覧になった商品を広告パートナーに伝えます。',
  'consent.all': 'その他すべて',
  'consent.all.text': '計測と、他サイトでの広告。',
  'consent.signal.off':
    'お使いのブラウザは追跡しないよう求めています（Global Privacy Control）。ここで別の選択をするまで、それに従います。',
  'consent.signal.on':
    'お使いのブラウザは追跡しないよう求めていますが、ここでより多くを許可しています。あなたの選択が優先されます。',
  'consent.bar.label': 'Cookie',
  'consent.bar.text': 'ショップの運営以外にもCookieを使用してよろしいですか。',
  'consent.bar.settings': '設定',
  'consent.ccpa.title': 'プライバシーの選択',
  'consent.ccpa.text':
    'ご覧になった内容を広告パートナーと共有しています。カリフォルニア州法では販売とみなされる場合があります。一度押すだけで停止できます。',
  'consent.ccpa.stop': 'データを販売・共有しない',
  'consent.ccpa.allow': '共有を許可',
  'consent.ccpa.isOff': 'データは販売も共有もされません。',
  'consent.ccpa.isOn': 'データは広告パートナーと共有される場合があります。',
  'consent.page.title': 'プライバシー設定',
  'consent.page.saved': '選択を保存しました。',
  'consent.page.record': '選択の記録をダウンロード',
  'consent.noScript.text': 'ショップの運営のためにCookieを使用します。計測と広告にも使用してよろしいですか。',
  'consent.page.yourData': 'データの取得または削除',
  'consent.remote.busy': '設定を読み込んでいます',
};
export default messages;

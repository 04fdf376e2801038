// An example of a chat for `chatOrigin`: it answers by itself. A real one has the same element and attributes.
const texts = {
  en: {
    open: 'Chat',
    close: 'Close chat',
    title: 'Ask us',
    hello: (name) => (name ? `Hello ${name}, what can we do for you?` : 'Hello, what can we do for you?'),
    field: 'Your question',
    send: 'Send',
    you: 'You',
    shop: 'Shop',
    topics: { delivery: 'Delivery', returns: 'Returns', sizes: 'Sizes' },
    answers: {
      delivery: 'We tell you the day it arrives on the product page and again in your bag.',
      returns: 'Send it back from your order’s page. Your money returns the way you paid.',
      sizes: 'Every product page has a size guide. Between two sizes, take the larger one.',
      other: 'I can’t answer that one. Our help pages can, and so can the people behind them.',
    },
    more: 'Read more',
  },
  de: {
    open: 'Chat',
    close: 'Chat schließen',
    title: 'Frag uns',
    hello: (name) =>
      name ? `Hallo ${name}, was können wir für dich tun?` : 'Hallo, was können wir für dich tun?',
    field: 'Deine Frage',
    send: 'Senden',
    you: 'Du',
    shop: 'Shop',
    topics: { delivery: 'Lieferung', returns: 'Rückgabe', sizes: 'Größen' },
    answers: {
      delivery: 'Den Liefertag zeigen wir auf der Produktseite und noch einmal im Warenkorb.',
      returns:
        'Starte die Rückgabe auf der Seite deiner Bestellung. Dein Geld kommt auf demselben Weg zurück.',
      sizes: 'Auf jeder Produktseite gibt es eine Größentabelle. Zwischen zwei Größen nimm die größere.',
      other: 'Das weiß ich leider nicht. Unsere Hilfeseiten und die Menschen dahinter helfen weiter.',
    },
    more: 'Mehr dazu',
  },
  fr: {
    open: 'Discuter',
    close: 'Fermer la discussion',
    title: 'Une question ?',
    hello: (name) =>
      name ? `Bonjour ${name}, que peut-on faire pour vous ?` : 'Bonjour, que peut-on faire pour vous ?',
    field: 'Votre question',
    send: 'Envoyer',
    you: 'Vous',
    shop: 'Boutique',
    topics: { delivery: 'Livraison', returns: 'Retours', sizes: 'Tailles' },
    answers: {
      delivery: 'Le jour d’arrivée est indiqué sur la page du produit, puis dans votre panier.',
      returns: 'Lancez le retour depuis la page de votre commande. Vous êtes remboursé comme vous avez payé.',
      sizes: 'Chaque page produit a un guide des tailles. Entre deux tailles, prenez la plus grande.',
      other: 'Je n’ai pas la réponse. Nos pages d’aide l’ont sûrement, et l’équipe derrière elles aussi.',
    },
    more: 'En savoir plus',
  },
  ko: {
    open: '채팅',
    close: '채팅 닫기',
    title: '문의하기',
    hello: (name) => (name ? `${name}님, 무엇을 도와드릴까요?` : '안녕하세요, 무엇을 도와드릴까요?'),
    field: '질문',
    send: '보내기',
    you: '나',
    shop: '매장',
    topics: { delivery: '배송', returns: '반품', sizes: '사이즈' },
    answers: {
      delivery: '도착일은 상품 페이지와 장바구니에서 확인할 수 있어요.',
      returns: '주문 페이지에서 반품을 신청하세요. 결제하신 방법으로 환불해 드려요.',
      sizes: '모든 상품 페이지에 사이즈 가이드가 있어요. 두 사이즈 사이라면 큰 쪽을 고르세요.',
      other: '그 질문에는 답하기 어려워요. 도움말 페이지에서 확인해 주세요.',
    },
    more: '자세히 보기',
  },
  ar: {
    open: 'محادثة',
    close: 'إغلاق المحادثة',
    title: 'اسألنا',
    hello: (name) => (name ? `مرحبًا ${name}، كيف نساعدك؟` : 'مرحبًا، كيف نساعدك؟'),
    field: 'سؤالك',
    send: 'إرسال',
    you: 'أنت',
    shop: 'المتجر',
    topics: { delivery: 'التوصيل', returns: 'الإرجاع', sizes: 'المقاسات' },
    answers: {
      delivery: 'نعرض يوم الوصول في صفحة المنتج ثم في حقيبتك.',
      returns: 'ابدأ الإرجاع من صفحة طلبك، ويعود المبلغ بالطريقة التي دفعت بها.',
      sizes: 'في كل صفحة منتج دليل للمقاسات. إن كنت بين مقاسين فاختر الأكبر.',
      other: 'لا أعرف الإجابة. ستجدها في صفحات المساعدة، أو لدى فريقنا.',
    },
    more: 'اقرأ المزيد',
  },
};

/** Words by which a topic is recognised, in all languages. */
const words = {
  delivery: /deliver|ship|arriv|parcel|liefer|versand|paket|livr|colis|배송|도착|توصيل|شحن/i,
  returns: /return|refund|send .*back|rückg|zurück|erstatt|retour|rembours|반품|환불|إرجاع|استرداد/i,
  sizes: /size|fit|größe|passt|taille|pointure|사이즈|치수|مقاس/i,
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { font-size: 16px; line-height: 1.4; color: #111; color-scheme: light; }
  button, input { font: inherit; color: inherit; }
  button { min-block-size: 44px; cursor: pointer; }
  :focus-visible { outline: 2px solid #111; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }
  .open { display: flex; gap: 8px; align-items: center; padding-inline: 16px; border: 1px solid #fff;
    border-radius: 22px; background: #111; color: #fff; font-weight: 600; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
  .panel { display: flex; flex-direction: column; inline-size: min(360px, calc(100vw - 32px));
    block-size: min(480px, calc(100dvh - 120px)); background: #fff; border: 1px solid #111; border-radius: 12px;
    overflow: hidden; box-shadow: 0 8px 32px rgb(0 0 0 / 25%); }
  .panel[hidden], .open[hidden] { display: none; }
  header { display: flex; align-items: center; justify-content: space-between; padding: 4px 4px 4px 16px;
    border-block-end: 1px solid #ddd; }
  :host([dir=rtl]) header { padding: 4px 16px 4px 4px; }
  h2 { margin: 0; font-size: 16px; }
  .close { inline-size: 44px; border: 0; background: none; }
  .log { flex: 1; overflow: auto; padding: 16px; display: grid; align-content: start; gap: 8px; }
  .log p { margin: 0; padding: 8px 12px; border-radius: 12px; background: #f2f2f2; max-inline-size: 85%;
    justify-self: start; overflow-wrap: anywhere; }
  .log p[data-by=you] { justify-self: end; background: #111; color: #fff; }
  .log a { color: inherit; }
  .by { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .topics { display: flex; flex-wrap: wrap; gap: 8px; padding: 0 16px 8px; }
  .topics button { padding-inline: 12px; border: 1px solid #767676; border-radius: 22px; background: none; }
  form { display: flex; gap: 8px; padding: 8px 16px 16px; }
  input { flex: 1; min-inline-size: 0; padding-inline: 12px; border: 1px solid #767676; border-radius: 8px; background: #fff; }
  .send { padding-inline: 16px; border: 0; border-radius: 8px; background: #111; color: #fff; font-weight: 600; }
`);

/** Makes an element with attributes and children. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

class ShopChat extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const locale = this.getAttribute('locale') ?? 'en';
    this.words = texts[locale.split('-')[0]] ?? texts.en;
    const { words: t } = this;
    this.lang = locale;
    this.dir = document.documentElement.dir || 'ltr';
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    this.opener = make('button', { class: 'open', type: 'button', 'aria-expanded': 'false' }, t.open);
    this.log = make('div', { class: 'log', role: 'log', tabindex: '0', 'aria-label': t.title });
    const close = make('button', { class: 'close', type: 'button', 'aria-label': t.close }, '✕');
    const topics = Object.entries(t.topics).map(([topic, label]) => {
      const button = make('button', { type: 'button' }, label);
      button.addEventListener('click', () => this.ask(label, topic));
      return button;
    });
    this.field = make('input', {
      'aria-label': t.field,
      placeholder: t.field,
      maxlength: '300',
      autocomplete: 'off',
    });
    const form = make('form', {}, this.field, make('button', { class: 'send' }, t.send));
    this.panel = make(
      'section',
      { class: 'panel', 'aria-label': t.title, hidden: '' },
      make('header', {}, make('h2', {}, t.title), close),
      this.log,
      make('div', { class: 'topics' }, ...topics),
      form,
    );
    root.append(this.panel, this.opener);
    this.opener.addEventListener('click', () => this.show());
    close.addEventListener('click', () => this.hide());
    this.panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.hide();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const question = this.field.value.trim();
      if (question === '') return;
      this.field.value = '';
      this.ask(question, Object.keys(words).find((topic) => words[topic].test(question)) ?? 'other');
    });
  }

  show() {
    this.panel.hidden = false;
    this.opener.hidden = true;
    this.opener.setAttribute('aria-expanded', 'true');
    if (this.log.childElementCount === 0) this.say('shop', this.words.hello(this.firstName));
    this.field.focus();
  }

  hide() {
    this.panel.hidden = true;
    this.opener.hidden = false;
    this.opener.setAttribute('aria-expanded', 'false');
    this.opener.focus();
  }

  /** The name of whoever is signed in, as the shop tells it now. */
  get firstName() {
    const details = this.getAttribute('user-details');
    return details ? JSON.parse(details).firstName : '';
  }

  ask(question, topic) {
    this.say('you', question);
    const site = this.getAttribute('site-path');
    const page = topic === 'other' || topic === 'sizes' ? 'help' : `help/${topic}`;
    this.say('shop', this.words.answers[topic], make('a', { href: `/${site}/${page}` }, this.words.more));
  }

  say(by, text, link) {
    const line = make('p', { 'data-by': by }, make('span', { class: 'by' }, `${this.words[by]}: `), text);
    if (link) line.append(' ', link);
    this.log.append(line);
    this.log.scrollTop = this.log.scrollHeight;
  }
}

customElements.define('shop-chat', ShopChat);

// An example of a remote header application for `remoteHeaderOrigin`: it fills the band above the header.
const texts = {
  en: ['Club season is on', 'Kit out your team'],
  de: ['Die Vereinssaison läuft', 'Team ausstatten'],
  fr: ['La saison des clubs est lancée', 'Équiper son équipe'],
  ko: ['클럽 시즌이 시작됐어요', '팀 장비 보기'],
  ar: ['انطلق موسم الأندية', 'جهّز فريقك'],
};

class ShopHeader extends HTMLElement {
  connectedCallback() {
    if (this.childElementCount > 0) return;
    const [news, call] = texts[(this.getAttribute('lang') ?? 'en').split('-')[0]] ?? texts.en;
    const text = document.createElement('span');
    text.textContent = news;
    const link = document.createElement('a');
    link.href = `/${this.getAttribute('site-path')}/sports`;
    link.textContent = call;
    this.append(text, link);
  }
}

customElements.define('shop-header', ShopHeader);

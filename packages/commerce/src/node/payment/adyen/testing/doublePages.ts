/** Stands for Adyen's script: the parts of it that the shop calls, with the card's number in a frame of another origin. */
export const doubleScript = String.raw`(() => {
  const origin = new URL(document.currentScript.src).origin;
  class Card {
    constructor(checkout, options) { this.options = options; this.isValid = false; }
    mount(place) {
      const frame = document.createElement('iframe');
      frame.title = 'Adyen';
      frame.src = origin + '/fields';
      frame.style.cssText = 'border:0;width:100%;height:90px;display:block';
      frame.onload = () => this.options.onConfigSuccess();
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        this.isValid = Boolean(data.encryptedCardNumber);
        const { encryptedCardNumber } = data;
        const browserInfo = {
          acceptHeader: '*/*', colorDepth: screen.colorDepth, javaEnabled: false, language: navigator.language,
          screenHeight: screen.height, screenWidth: screen.width, timeZoneOffset: 0, userAgent: navigator.userAgent,
        };
        const paymentMethod = {
          type: 'scheme', holderName: 'Maya Okafor', brand: 'visa', encryptedCardNumber,
          encryptedExpiryMonth: encryptedCardNumber, encryptedExpiryYear: encryptedCardNumber, encryptedSecurityCode: encryptedCardNumber,
        };
        this.options.onChange({ data: { paymentMethod, browserInfo } });
      });
      document.querySelector(place).append(frame);
      return this;
    }
    showValidation() { document.body.dataset.fault = 'true'; }
  }
  const AdyenCheckout = async (given) => {
    if (!/^test_/.test(given.clientKey) || given.environment !== 'test') throw new Error('These are no options of AdyenCheckout.');
    return {
      createFromAction: (action) => ({
        mount(place) {
          const button = (text, how) => {
            const made = document.createElement('button');
            made.textContent = text;
            made.onclick = async () => {
              const answer = await fetch(origin + '/finish?how=' + how, { method: 'POST', body: action.token });
              given.onAdditionalDetails({ data: await answer.json() });
            };
            document.querySelector(place).append(made);
          };
          button('Yes, it is me', 'confirm');
          button('No', 'refuse');
        },
      }),
    };
  };
  window.AdyenWeb = { AdyenCheckout, Card };
})();`;

/** The frame with the card's number, at another origin than the shop. */
export const doubleFields = String.raw`<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input id="number" inputmode="numeric" autocomplete="cc-number"></label>
<script>
  addEventListener('input', async ({ target }) => {
    const number = target.value.replaceAll(' ', '');
    const sealed = number.length === 16 ? await (await fetch('/seal', { method: 'POST', body: number })).text() : '';
    parent.postMessage({ encryptedCardNumber: sealed }, '*');
  });
</script></html>`;

/** Stands for Stripe.js: the parts of it that the shop calls, with fields in a frame of another origin. */
export const doubleScript = String.raw`(() => {
  const origin = new URL(document.currentScript.src).origin;
  const ask = (frame, message) => new Promise((resolve) => {
    const listen = (event) => {
      if (event.source !== frame.contentWindow || event.data.about !== message.about) return;
      removeEventListener('message', listen);
      resolve(event.data);
    };
    addEventListener('message', listen);
    frame.contentWindow.postMessage(message, origin);
  });
  window.Stripe = (key, options) => {
    if (!/^pk_test_/.test(key)) throw new Error('A publishable key is needed.');
    let frame;
    return {
      elements(given) {
        if (given.mode !== 'payment' || !Number.isInteger(given.amount) || !/^[a-z]{3}$/.test(given.currency))
          throw new Error('These are no options of elements.');
        return {
          create(kind) {
            if (kind !== 'payment') throw new Error('The double has no such element.');
            const heard = {};
            return {
              on: (name, run) => { heard[name] = run; },
              focus: () => frame.focus(),
              mount(place) {
                frame = document.createElement('iframe');
                frame.title = 'Stripe ' + options.locale;
                frame.src = origin + '/fields';
                frame.style.cssText = 'border:0;width:100%;height:90px;display:block';
                frame.onload = () => heard.ready();
                document.querySelector(place).append(frame);
              },
            };
          },
          submit: async () => {
            const { error } = await ask(frame, { about: 'check' });
            return error ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } } : {};
          },
        };
      },
      async createConfirmationToken() {
        const { id, last4 } = await ask(frame, { about: 'token' });
        return { confirmationToken: { id, payment_method_preview: { card: { brand: 'visa', last4 } } } };
      },
      handleNextAction: ({ clientSecret }) => new Promise((resolve) => {
        const bank = document.createElement('iframe');
        bank.title = 'Bank';
        bank.src = origin + '/step?secret=' + encodeURIComponent(clientSecret);
        bank.style.cssText = 'border:0;width:100%;height:120px';
        addEventListener('message', (event) => event.source === bank.contentWindow && resolve({}));
        document.body.append(bank);
      }),
    };
  };
})();`;

/** The frame with the card's number, at another origin than the shop. */
export const doubleFields = String.raw`<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input id="number" inputmode="numeric" autocomplete="cc-number"></label>
<script>
  addEventListener('message', async ({ data, source, origin }) => {
    const body = new URLSearchParams({ number: document.getElementById('number').value });
    const number = body.get('number').replaceAll(' ', '');
    if (data.about === 'check') return source.postMessage({ about: 'check', error: number.length === 16 ? '' : 'incomplete' }, origin);
    const answer = await fetch('/tokens', { method: 'POST', body });
    source.postMessage({ about: 'token', ...(await answer.json()) }, origin);
  });
</script></html>`;

/** The bank's step. */
export const doubleStep = String.raw`<!doctype html><html lang="en"><title>Bank</title>
<p>Is it you who pays?</p><button data-how="confirm">Yes, it is me</button><button data-how="refuse">No</button>
<script>
  addEventListener('click', async ({ target }) => {
    if (!target.dataset.how) return;
    await fetch('/finish?how=' + target.dataset.how + '&secret=' + encodeURIComponent(new URLSearchParams(location.search).get('secret')));
    parent.postMessage('done', '*');
  });
</script></html>`;

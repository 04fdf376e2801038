import type { Frames } from './payment/frames.ts';

/** What the page of a scripted provider does when a payment is submitted; `unloaded` has no fields at all. */
export type FrameScript = 'token' | 'invalid' | 'silent' | 'unloaded';

/** A framed page in the colour scheme of the page around it, as the provider's are. */
const head = (title: string): string => `<!doctype html>
<html lang="en" data-scheme="${document.documentElement.dataset['scheme'] ?? 'light'}"><head><title>${title}</title><style>
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #0b0b0c; }
  main { display: grid; gap: 16px; }
  label { display: grid; gap: 6px; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; min-height: 52px; padding: 0 14px; border: 1.5px solid #74757a; border-radius: 4px; background: none; color: inherit; font: inherit; }
  .two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; }
  .fault { color: #b8122b; }
  [data-scheme='dark'] body { background: #17181a; color: #f7f7f2; }
  [data-scheme='dark'] .fault { color: #ff7a85; }
</style></head>`;

const card = (script: FrameScript): string => `${head('Card')}<body><main>
  <label>Card number <span class="fault" id="fault"></span><input name="creditCard" autocomplete="cc-number"></label>
  <div class="two">
    <label>Expiry date<input name="expiryDate" autocomplete="cc-exp"></label>
    <label>Security code<input name="securityCode" autocomplete="cc-csc"></label>
  </div>
  <label>Name on card<input name="cardHolder" autocomplete="cc-name"></label>
</main><script>
  const tell = (message) => parent.postMessage(message, location.ancestorOrigins ? location.ancestorOrigins[0] : '*');
  addEventListener('message', ({ data }) => {
    if (data.type !== 'payment-submit' || '${script}' === 'silent') return;
    if ('${script}' === 'token') tell({ type: 'payment-token', token: 'token-1', brand: 'Visa', lastDigits: '0277' });
    else {
      document.getElementById('fault').textContent = 'Enter all 16 digits of the card number';
      tell({ type: 'payment-invalid', fields: ['creditCard'] });
    }
  });
  if ('${script}' !== 'unloaded') tell({ type: 'payment-ready', height: 300 });
</script></body></html>`;

const bank = (): string => `${head('Bank')}<body><main><p>Confirm the payment?</p>
<button onclick="parent.postMessage({ type: 'challenge-done' }, '*')">Confirm</button></main></body></html>`;

/** Frames of a fake provider: inline pages that send the same messages as the real ones. */
export function scriptedFrames(script: FrameScript = 'token'): Frames {
  return {
    sourceOf: (url) => ({ srcDoc: url.includes('step') ? bank() : card(script) }),
    open(frame, _origin, hear) {
      const listen = (event: MessageEvent): void => {
        if (event.source === frame.contentWindow) hear(event.data);
      };
      window.addEventListener('message', listen);
      return {
        send: (message) => frame.contentWindow?.postMessage(message, '*'),
        close: () => window.removeEventListener('message', listen),
      };
    },
  };
}

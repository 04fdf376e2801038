import type {
  PaidSheet,
  SheetAddress,
  SheetContent,
  SheetRequest,
} from '@touchline/features/platform/deviceWallet';

/** What the page in the frame says. */
type SheetMessage =
  | { type: 'sheet-ready' | 'sheet-address'; address: SheetAddress }
  | { type: 'sheet-option'; id: string }
  | {
      type: 'sheet-paid';
      token: string;
      payer: PaidSheet['payer'];
      address: SheetAddress | null;
      id: string | null;
    }
  | { type: 'sheet-cancel' };

/** Pays in a page that stands in for the browser's sheet, in a dialog above the shop. */
export function openStandIn(
  { wallet, content, delivery }: SheetRequest,
  { url, origin }: NonNullable<SheetRequest['wallet']['standIn']>,
): Promise<PaidSheet | 'cancelled'> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  dialog.setAttribute('aria-label', wallet.payee);
  frame.title = wallet.payee;
  Object.assign(dialog.style, {
    ...{ padding: '0', border: '0', borderRadius: '12px', overflow: 'hidden', inset: 'auto 0 0 0' },
    ...{
      inlineSize: 'min(100%, 480px)',
      maxInlineSize: '100%',
      blockSize: 'min(720px, 92dvb)',
      margin: 'auto',
    },
  });
  Object.assign(frame.style, { display: 'block', border: '0', inlineSize: '100%', blockSize: '100%' });
  const address = new URL(url, location.href);
  const { scheme } = document.documentElement.dataset;
  if (scheme) address.searchParams.set('scheme', scheme);
  frame.src = address.href;
  dialog.append(frame);
  document.body.append(dialog);

  let asked = 0;
  const show = async (next: Promise<SheetContent>) => {
    asked += 1;
    const mine = asked;
    const { total, items, options, error } = await next;
    if (mine !== asked) return;
    const message = { type: 'sheet-show', total, items, options, error, asksAddress: delivery !== undefined };
    frame.contentWindow?.postMessage(message, origin);
  };

  return new Promise((resolve) => {
    const end = (result: PaidSheet | 'cancelled') => {
      window.removeEventListener('message', hear);
      dialog.close();
      dialog.remove();
      resolve(result);
    };
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.contentWindow) return;
      const message = data as SheetMessage;
      switch (message.type) {
        case 'sheet-ready':
          return void show(delivery ? content.then(() => delivery.onAddress(message.address)) : content);
        case 'sheet-address':
          return delivery && void show(delivery.onAddress(message.address));
        case 'sheet-option':
          return delivery && void show(delivery.onOption(message.id));
        case 'sheet-paid': {
          const { token, payer, address: paidAddress, id } = message;
          return end({
            token,
            payer,
            ...(paidAddress ? { address: paidAddress } : {}),
            ...(id ? { optionId: id } : {}),
          });
        }
        case 'sheet-cancel':
          return end('cancelled');
      }
    };
    window.addEventListener('message', hear);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('cancelled');
    });
    dialog.showModal();
  });
}

import { setNonce } from 'get-nonce';

/**
 * Lets the scroll lock of a dialog work under a content policy that allows styles by nonce only: the style element that
 * Radix adds gets the nonce that styled-components reads from the page, too.
 */
export function readScrollLockNonce(): void {
  if (typeof document === 'undefined') return;
  const meta = document.querySelector('meta[name="sc-nonce"], meta[property="csp-nonce"]');
  const nonce = meta?.getAttribute('content');
  if (nonce) setNonce(nonce);
}

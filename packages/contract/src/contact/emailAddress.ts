import { maxEmailLength } from '../account/constants.ts';

// Length is checked first, so that the patterns never run on a long text.
const local = /^[a-z0-9][a-z0-9.!#$%&'*+/=?^_`{|}~-]*$/;
const dnsForm = /^[a-z0-9.-]+\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** The domain as it is in the DNS: `bücher.de` is `xn--bcher-kva.de`. */
function dnsName(domain: string): string | undefined {
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(domain) || /^[.-]|[.-]$|\.[.-]|-\./.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`https://${domain}`);
    return dnsForm.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The one spelling of an email address by which accounts are found: trimmed, in lower case, the domain as it is in the
 * DNS. `undefined` when it is no address. Characters beyond ASCII before the @ are refused, because two databases and a
 * mail server may disagree on their lower case.
 */
export function normalizeEmail(typed: string): string | undefined {
  const text = typed.trim();
  if (text.length > maxEmailLength) return undefined;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(0, at)).toLowerCase();
  if (!local.test(name) || name.includes('..')) return undefined;
  const domain = dnsName(text.slice(at + 1));
  const email = `${name}@${domain ?? ''}`;
  return domain !== undefined && email.length <= maxEmailLength ? email : undefined;
}

/** Whether a text is an email address: the one rule of every form and of the back end. */
export const isEmail = (text: string): boolean => normalizeEmail(text) !== undefined;

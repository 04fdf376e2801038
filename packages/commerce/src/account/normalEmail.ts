import { isEmail } from '../address/email.ts';

/**
 * The one spelling of an email address by which accounts are found: trimmed, in lower case, the domain as it is in the
 * DNS. `undefined` when it is no address. Characters beyond ASCII before the @ are refused, because two databases and a
 * mail server may disagree on their lower case.
 */
export function normalEmail(typed: string): string | undefined {
  const text = typed.trim();
  if (!isEmail(text)) return undefined;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at).toLowerCase();
  if (!/^[a-z0-9][!-~]*$/.test(local)) return undefined;
  const domain = dnsName(text.slice(at + 1));
  const email = `${local}@${domain ?? ''}`;
  return domain !== undefined && isEmail(email) ? email : undefined;
}

function dnsName(domain: string): string | undefined {
  if (/[/?#%[\]\s]/.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`https://${domain}`);
    return /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

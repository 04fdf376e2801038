/**
 * The network of a caller, used for rate limits. A household or server has a whole IPv6 /64 and could use another
 * address for each call; an IPv4 address mapped to IPv6 counts as the IPv4 address.
 */
export function networkOf(source: string): string {
  const address = source.split('%')[0]?.toLowerCase() ?? '';
  const inside = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)?.[1];
  if (inside !== undefined) return inside;
  if (!/^[0-9a-f:]{2,39}$/.test(address) || !address.includes(':')) return source;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

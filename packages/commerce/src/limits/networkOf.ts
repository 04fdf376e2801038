/**
 * Who is counted for limits: the network a call comes from. One household or server has a whole /64 of IPv6 and could
 * call from another address each time; an IPv4 address inside IPv6 is that address.
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

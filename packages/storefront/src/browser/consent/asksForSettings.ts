/** Whether an address asks for the settings: `open-privacy-settings`. */
export function asksForSettings({ search }: Pick<URL, 'search'>): boolean {
  const wanted = new URLSearchParams(search).get('open-privacy-settings');
  return wanted !== null && wanted !== 'false';
}

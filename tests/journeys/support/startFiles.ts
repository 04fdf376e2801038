/** The addresses of a page's start files and the hashes of their content, from its HTML. */
export const startOf = (html: string): Record<'scripts' | 'preloads', [string, string?][]> => {
  const text = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return JSON.parse(text) as ReturnType<typeof startOf>;
};

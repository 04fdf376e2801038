/** An element below what a page shows first has this attribute. */
const below = ' data-below';

/** The content in two pieces: the second begins with the first element that has the attribute, and may be empty. */
export function splitBelow(content: string): [above: string, below: string] {
  for (let at = content.indexOf(below); at >= 0; at = content.indexOf(below, at + 1)) {
    const start = content.lastIndexOf('<', at);
    // A text that says the same stands in no tag.
    if (start > content.lastIndexOf('>', at)) return [content.slice(0, start), content.slice(start)];
  }
  return [content, ''];
}

/** What is seen at once, and what is not before it is opened: a popover. */
export function splitClosed(content: string): [seen: string, closed: string] {
  const at = content.indexOf(' popover="');
  const start = content.lastIndexOf('<', at);
  const tag = at < 0 ? undefined : /^<([a-z]+)/.exec(content.slice(start, at))?.[1];
  if (tag === undefined) return [content, ''];
  let depth = 0;
  for (const { 1: end, index } of content.slice(start).matchAll(new RegExp(`<(/?)${tag}[ >]`, 'g'))) {
    depth += end ? -1 : 1;
    const until = start + index;
    if (depth === 0) return [content.slice(0, start) + content.slice(until), content.slice(start, until)];
  }
  return [content, ''];
}

import { Parser } from 'htmlparser2';

/** A head with its paragraphs, in one language. */
export interface TextBlock {
  readonly head?: string;
  readonly paragraphs: readonly string[];
}

const heads: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements at which a paragraph begins, and ends. */
const breaks: ReadonlySet<string> = new Set(
  'address article blockquote br dd div dl dt figcaption footer header hr li main ol p pre section table td th tr ul'.split(' '),
); // prettier-ignore
/** Elements whose content is not for readers. */
const silent: ReadonlySet<string> = new Set(
  'applet audio canvas embed form frame head iframe link math meta noscript object script select style svg template textarea title video'.split(' '),
); // prettier-ignore

/** Headings, paragraphs and points of lists of a piece of HTML, as text: no tag, attribute or script is left. */
export function htmlBlocks(html: string): TextBlock[] {
  const blocks: { head?: string; paragraphs: string[] }[] = [];
  let text = '';
  let isPoint = false;
  const silence: string[] = [];
  const end = (isHead: boolean) => {
    const flat = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (flat === '') return;
    if (isHead) blocks.push({ head: flat, paragraphs: [] });
    else {
      const block = blocks.at(-1) ?? { paragraphs: [] };
      if (blocks.length === 0) blocks.push(block);
      block.paragraphs.push(isPoint ? `- ${flat}` : flat);
    }
    isPoint = false;
  };
  const parser = new Parser({
    onopentag(name) {
      if (silent.has(name)) silence.push(name);
      if (heads.has(name) || breaks.has(name)) end(false);
      if (name === 'li') isPoint = true;
    },
    ontext(data) {
      if (silence.length === 0) text += data;
    },
    onclosetag(name) {
      if (silence.at(-1) === name) silence.pop();
      if (heads.has(name)) end(true);
      else if (breaks.has(name)) end(false);
    },
  });
  parser.write(html);
  parser.end();
  end(false);
  return blocks;
}

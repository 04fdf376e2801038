import { Parser } from 'htmlparser2';

/** Elements that stand in the middle of a line. */
const inline = 'a abbr acronym b bdi bdo big cite code del dfn em font i img input ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'; // prettier-ignore
/** Elements that begin a new line, and those that stand apart as a paragraph. */
const lines = 'address br caption dd div dt figcaption hr li option tr';
const paragraphs = 'article aside blockquote body center dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header html main nav ol p pre section table ul'; // prettier-ignore
const cells = 'td th';
/** Elements whose content is not for readers. */
const silent = 'audio canvas head iframe link meta noscript object script select style svg template textarea title video'; // prettier-ignore

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const lineNames = names(lines);
const paragraphNames = names(paragraphs);
const cellNames = names(cells);
const silentNames = names(silent);
const known = [inline, lines, paragraphs, cells, silent, 'tbody thead tfoot colgroup col'].join(' ');

/** A tag of HTML, one with attributes or a prefix (`<o:p>`), a comment. “5 < 6” and “<3” are none. */
const tag = new RegExp(
  `</?(?:${known.replaceAll(' ', '|')})(?:\\s[^<>]*)?/?>|</?[a-z][\\w-]*:[\\w-]+[^<>]*>|<[a-z][\\w-]*\\s[^<>]*=[^<>]*>|<!--|<!doctype|<!\\[CDATA\\[`,
  'i',
);

/** Whether a text holds markup. */
export const isHtml = (text: string): boolean => text.includes('<') && tag.test(text);

/** The text of a piece of HTML: paragraphs apart by an empty line, points of a list each on a line behind “•”. */
export function htmlText(html: string): string {
  let text = '';
  let silence = 0;
  const lists: { next: number | undefined }[] = [];
  const trimLine = () => {
    while (text.endsWith(' ')) text = text.slice(0, -1);
  };
  const breakLine = () => {
    trimLine();
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };
  const breakParagraph = () => {
    breakLine();
    if (text !== '' && !text.endsWith('\n\n')) text += '\n';
  };
  const isAtSpace = () => text === '' || text.endsWith(' ') || text.endsWith('\n');
  const space = () => {
    if (!isAtSpace()) text += ' ';
  };
  const isNested = () => lists.length > 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silentNames.has(name)) silence += 1;
      else if (name === 'ul' || name === 'ol') {
        if (isNested()) breakLine();
        else breakParagraph();
        lists.push({ next: name === 'ol' ? Number(attributes['start'] ?? 1) || 1 : undefined });
      } else if (name === 'li') {
        breakLine();
        const list = lists.at(-1);
        text += list?.next === undefined ? '• ' : `${list.next++}. `;
      } else if (name === 'br') {
        trimLine();
        text += '\n';
      }
      // A paragraph inside a point of a list belongs to its line.
      else if (paragraphNames.has(name) && !isNested()) breakParagraph();
      else if (lineNames.has(name) && !isNested()) breakLine();
      else if (cellNames.has(name) || isNested()) space();
    },
    ontext(data) {
      if (silence > 0) return;
      const flat = data.replace(/\s+/g, ' ');
      text += isAtSpace() ? flat.trimStart() : flat;
    },
    onclosetag(name) {
      if (silentNames.has(name)) silence = Math.max(0, silence - 1);
      else if (name === 'ul' || name === 'ol') {
        lists.pop();
        if (isNested()) breakLine();
        else breakParagraph();
      } else if (name === 'li') breakLine();
      else if (paragraphNames.has(name) && !isNested()) breakParagraph();
      else if (lineNames.has(name) && name !== 'br' && !isNested()) breakLine();
      else if (paragraphNames.has(name) || cellNames.has(name)) space();
    },
  });
  parser.write(html);
  parser.end();
  return text
    .replace(/\u00A0/g, ' ')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/^(?:•|\d+\.)\s*$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FeedError } from './FeedProblem.ts';
import { decodeForbidden, markNoXml } from './noText.ts';
import { addValue, attributeName, partsOf, type RawItem } from './RawItem.ts';

const google = 'http://base.google.com/ns/1.0';
const atom = 'http://www.w3.org/2005/Atom';
const deepest = 16;
const maxTextLength = 64 * 1024;
const maxItemLength = 1024 * 1024;
const maxValues = 400;
/** Number of characters given to the parser at once; the memory limits are checked after each piece. */
const piece = 64 * 1024;
/** Maximum length of a text, tag, comment or instruction that the parser buffers before it emits it. */
const maxPendingLength = 256 * 1024;
/** Length of two numeric references, which may be the halves of one character. */
const longestReferences = 20;

/** Reads RSS 2.0 or Atom 1.0 item by item. Document types are rejected, so that no entities can be defined. */
export async function* readXmlFeed(chunks: AsyncIterable<string>): AsyncGenerator<RawItem> {
  const reader = new XmlReader();
  let held = '';
  for await (const chunk of chunks) {
    const text = held + chunk;
    // A reference that may go on in the next chunk, or be followed by the other half of its character.
    const reference = text.lastIndexOf('&', text.length - 1);
    const earlier = text.lastIndexOf('&', reference - 1);
    const from = Math.min(...[reference, earlier].filter((at) => at >= text.length - longestReferences));
    held = Number.isFinite(from) ? text.slice(from) : '';
    yield* read(reader, text.slice(0, text.length - held.length));
  }
  yield* read(reader, held);
  reader.close();
  yield* reader.take();
}

function* read(reader: XmlReader, text: string): Generator<RawItem> {
  const whole = markNoXml(decodeForbidden(text));
  for (let from = 0; from < whole.length; from += piece) {
    reader.write(whole.slice(from, from + piece));
    yield* reader.take();
  }
}

class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #path: { local: string; uri: string }[] = [];
  #ready: RawItem[] = [];
  #item: RawItem | undefined;
  #text = '';
  /** Parts of the current attribute, by name. */
  #parts: Map<string, string> | undefined;
  #values = 0;
  /** Total length of the current item's texts in characters. */
  #size = 0;
  /** Characters given to the parser since it last emitted something. */
  #pending = 0;

  constructor() {
    const parser = this.#parser;
    parser.on('doctype', () => this.#fail('A document type (DTD) is not allowed.'));
    parser.on('error', (error) => {
      // Saxes puts the position in front of the cause: `12:5: unexpected end.`
      throw new FeedError(`The XML is broken: ${error.message.replace(/^\d+:\d+: /, '')}`, parser.line);
    });
    const resetPending = () => {
      this.#pending = 0;
    };
    parser.on('opentag', (tag) => {
      resetPending();
      this.#open(tag);
    });
    parser.on('closetag', (tag) => {
      resetPending();
      this.#close(tag);
    });
    const text = (more: string) => {
      resetPending();
      this.#text += more;
      this.#size += more.length;
      if (this.#text.length > maxTextLength) this.#fail(`A text is longer than ${maxTextLength} characters.`);
      if (this.#item && this.#size > maxItemLength)
        this.#fail(`An item is longer than ${maxItemLength} characters.`);
    };
    parser.on('text', text);
    parser.on('cdata', text);
    parser.on('comment', resetPending);
    parser.on('processinginstruction', resetPending);
  }

  /** The parser buffers a text, an attribute or a comment until it ends; an unterminated one must not fill memory. */
  write(chunk: string): void {
    this.#pending += chunk.length;
    this.#parser.write(chunk);
    if (this.#pending > maxPendingLength) {
      this.#fail(
        `A text, a tag or a comment is longer than ${maxPendingLength} characters; perhaps it is never closed.`,
      );
    }
  }

  close(): void {
    this.#parser.close();
  }

  take(): RawItem[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #fail(message: string): never {
    throw new FeedError(message, this.#parser.line);
  }

  #open(tag: SaxesTagNS): void {
    this.#path.push({ local: tag.local, uri: tag.uri });
    const depth = this.#path.length;
    if (depth > deepest) this.#fail(`The XML nests deeper than ${deepest} elements.`);
    if (depth === 1 && tag.local !== 'rss' && tag.local !== 'feed') {
      this.#fail(`This is neither RSS nor Atom: the root is <${tag.local.slice(0, 40)}>.`);
    }
    this.#text = '';
    if (this.#isItem(tag)) {
      this.#item = { line: this.#parser.line, values: new Map() };
      this.#values = 0;
      this.#size = 0;
      return;
    }
    if (!this.#item) return;
    this.#values += 1;
    if (this.#values > maxValues) this.#fail(`An item has more than ${maxValues} values.`);
    const isOwn = this.#depthInItem() === 1;
    if (isOwn) this.#parts = undefined;
    else this.#parts ??= new Map();
    if (isOwn && tag.uri === atom && tag.local === 'link') {
      addValue(this.#item, 'link', tag.attributes['href']?.value ?? '');
    }
  }

  #isItem(tag: SaxesTagNS): boolean {
    const root = this.#path[0]?.local;
    return (
      (root === 'rss' && this.#path.length === 3 && tag.local === 'item') ||
      (root === 'feed' && this.#path.length === 2 && tag.local === 'entry')
    );
  }

  #depthInItem(): number {
    return this.#path.length - (this.#path[0]?.local === 'rss' ? 3 : 2);
  }

  #close(tag: SaxesTagNS): void {
    const depth = this.#depthInItem();
    this.#path.pop();
    const item = this.#item;
    if (!item) return;
    if (depth === 0) {
      this.#ready.push(item);
      this.#item = undefined;
    } else if (depth === 1) {
      const name = nameOf(tag);
      if (name) addValue(item, name, this.#parts ? joined(name, this.#parts) : this.#text);
      this.#parts = undefined;
    } else if (depth === 2) this.#parts?.set(attributeName(tag.local), this.#text.trim());
    this.#text = '';
  }
}

/** The attribute name of an element; feeds may write the first three without a prefix. */
function nameOf(tag: SaxesTagNS): string | undefined {
  if (tag.uri === google) return attributeName(tag.local);
  if (tag.uri === atom) {
    if (tag.local === 'summary' || tag.local === 'content') return 'description';
    return tag.local === 'title' ? 'title' : undefined;
  }
  return tag.uri === '' && ['title', 'link', 'description'].includes(tag.local) ? tag.local : undefined;
}

function joined(name: string, parts: ReadonlyMap<string, string>): string {
  return (partsOf.get(name) ?? [...parts.keys()]).map((part) => parts.get(part) ?? '').join(':');
}

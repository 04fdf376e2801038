import { expect, it } from 'vitest';
import { readXmlFeed } from './readXml.ts';

it.each(['<title>', '<title a="', '<!-- ', '<![CDATA[', '<?', '<'])(
  'stops reading an unterminated %s long before memory is full',
  async (begin) => {
    let given = 0;
    async function* endless(): AsyncGenerator<string> {
      yield `<rss><channel><item>${begin}`;
      for (; given < 64 * 1024 ** 2; given += 64 * 1024) yield 'x'.repeat(64 * 1024);
    }
    await expect(async () => {
      for await (const item of readXmlFeed(endless())) expect(item).toBeDefined();
    }).rejects.toThrow('is longer than');
    expect(given).toBeLessThan(1024 ** 2);
  },
);

import { afterEach, beforeEach, expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { keepTranslated } from './keepTranslated.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepTranslated(document.body);
});
afterEach(() => stop());

const later = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Every text of the page that may be translated. */
function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('font'));
}
const translations = {
  // As the translator of Chromium: its own words, twice wrapped.
  replaces: (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  },
  'inserts, then removes': (text: Text) => {
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.before(font);
    text.remove();
  },
  moves: (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  },
};

function Bag({ count, total }: { count: number; total?: string }) {
  return (
    <p>
      Items: {count} {total === undefined ? null : 'Total: '}
      <b>{total}</b>
      {count > 5 ? 'Many' : <i>Few</i>}
    </p>
  );
}

it.each(Object.entries(translations))(
  'shows what changes after a translator that %s texts',
  async (_, wrap) => {
    const { container, update } = hydrate(<Bag count={3} total="£45.00" />);
    for (const text of textsOf(container)) wrap(text);
    await later();
    expect(container.textContent).toMatch(/Items: .*3/);
    update(<Bag count={6} total="£90.00" />);
    await later();
    expect(container.textContent).toContain('6');
    expect(container.textContent).toContain('£90.00');
    expect(container.textContent).not.toMatch(/3|45|Few/);
    update(<Bag count={2} />);
    await later();
    expect(container.textContent).toContain('2');
    expect(container.textContent).not.toMatch(/6|90|Total|Many/);
  },
);

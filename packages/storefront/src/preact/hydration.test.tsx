import { h, render, type ComponentChildren, type FunctionComponent } from 'preact';
import { useEffect, useId, useState, useSyncExternalStore } from 'preact/compat';
import { beforeEach, expect, it, vi } from 'vitest';
import { HydrateLater } from './HydrateLater.ts';
import { hydrateInParts } from './hydration.ts';

let root = document.createElement('div');
beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});

const later = (children: ComponentChildren) => h(HydrateLater, null, children);
const isComplete = vi.fn();
beforeEach(() => isComplete.mockClear());

/** Hydrates a page, and resolves once its last part is. */
function hydrate(html: string, Page: FunctionComponent): Promise<void> {
  root.innerHTML = html;
  const Whole = () => {
    useEffect(() => void isComplete(), []);
    return h(Page, null);
  };
  hydrateInParts(h(Whole, null), root);
  return vi.waitFor(() => expect(isComplete).toHaveBeenCalledOnce());
}

const button = (name: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll('button')].filter(({ textContent }) => textContent === name);
  expect(found).toHaveLength(1);
  return found[0] as HTMLButtonElement;
};

const work = (milliseconds: number): void => {
  for (const begin = performance.now(); performance.now() - begin < milliseconds;);
};

it('lets other tasks pass between parts, and keeps the elements of the server', async () => {
  const events: string[] = [];
  const Card = ({ name }: { name: string }) => {
    events.push(name);
    setTimeout(() => events.push(`after ${name}`));
    // Longer than one task may be.
    work(6);
    return h('p', null, name);
  };
  const whole = hydrate('<main><p>A</p><p>B</p></main><footer>C</footer>', () => {
    events.push('page');
    return [
      h('main', null, later(h(Card, { name: 'A' })), later(h(Card, { name: 'B' }))),
      later(h('footer', null, 'C')),
    ];
  });
  const elements = [...root.querySelectorAll('*')];
  expect(events).toEqual(['page']);
  await whole;
  expect(events).toEqual(['page', 'A', 'after A', 'B', 'after B']);
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  expect(root.innerHTML).toBe('<main><p>A</p><p>B</p></main><footer>C</footer>');
});

it('runs effects after the last part', async () => {
  const events: string[] = [];
  const Part = ({ name, milliseconds }: { name: string; milliseconds: number }) => {
    events.push(name);
    useEffect(() => void events.push(`effect of ${name}`), [name]);
    work(milliseconds);
    return h('p', null, name);
  };
  const part = (name: string, milliseconds: number) => h(Part, { name, milliseconds });
  await hydrate('<main><p>A</p><p>B</p><p>C</p><p>D</p></main>', () =>
    // Longer than a frame, after which effects would run otherwise.
    h('main', null, part('A', 0), later(part('B', 40)), later(part('C', 6)), later(part('D', 0))),
  );
  expect(events.slice(0, 4)).toEqual(['A', 'B', 'C', 'D']);
  expect(events).toHaveLength(8);
});

it('neither empties nor doubles a part that waits while what is around it is rendered again', async () => {
  let show = (_text: string): void => undefined;
  const rendered = vi.fn();
  const Item = ({ text }: { text: string }) => {
    rendered();
    return h('li', null, text);
  };
  const whole = hydrate('<main><h1>Old</h1><ul><li>One</li></ul><p>End</p></main>', () => {
    const [text, setText] = useState('Old');
    show = setText;
    return h(
      'main',
      null,
      h('h1', null, text),
      later(h('ul', null, later(h(Item, { text: 'One' })))),
      h('p', null, text === 'Old' ? 'End' : 'Fin'),
    );
  });
  const item = root.querySelector('li');
  for (const text of ['Newish', 'New']) {
    show(text);
    await Promise.resolve();
  }
  expect(root.innerHTML).toBe('<main><h1>New</h1><ul><li>One</li></ul><p>Fin</p></main>');
  expect(rendered).not.toHaveBeenCalled();
  await whole;
  expect(rendered).toHaveBeenCalledOnce();
  show('Newer');
  await Promise.resolve();
  expect(root.innerHTML).toBe('<main><h1>Newer</h1><ul><li>One</li></ul><p>Fin</p></main>');
  expect(root.querySelector('li')).toBe(item);
});

it('leaves nothing of a part that waits when its place goes', async () => {
  let leave = (): void => undefined;
  const whole = hydrate('<main><section>Part</section><p>End</p></main>', () => {
    const [isThere, setThere] = useState(true);
    leave = () => setThere(false);
    return h('main', null, isThere ? later(h('section', null, 'Part')) : null, h('p', null, 'End'));
  });
  leave();
  await whole;
  expect(root.innerHTML).toBe('<main><p>End</p></main>');
});

it('hears a press in a part whose turn has not come, once', async () => {
  const onPress = vi.fn();
  const Counter = () => {
    const [count, setCount] = useState(0);
    return h('button', { type: 'button', onClick: () => (onPress(), setCount(count + 1)) }, `Count ${count}`);
  };
  const whole = hydrate('<main><button type="button">Count 0</button></main>', () =>
    h('main', null, later(h(Counter, null))),
  );
  button('Count 0').click();
  expect(onPress).toHaveBeenCalledOnce();
  await whole;
  button('Count 1').click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('hydrates the part below the finger first', async () => {
  const rendered: string[] = [];
  const Part = ({ name }: { name: string }) => (rendered.push(name), h('button', { type: 'button' }, name));
  const whole = hydrate('<main><button type="button">A</button><button type="button">B</button></main>', () =>
    h('main', null, later(h(Part, { name: 'A' })), later(h(Part, { name: 'B' }))),
  );
  button('B').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(rendered).toEqual(['B']);
  await whole;
  expect(rendered).toEqual(['B', 'A']);
});

it('shows what a press changes in parts whose turn had not come', async () => {
  let saved = false;
  let hear = (): void => undefined;
  const save = () => {
    saved = true;
    hear();
  };
  const Heart = () => h('button', { type: 'button', onClick: save }, 'Save');
  const Count = () => {
    const isSaved = useSyncExternalStore(
      (listener) => {
        hear = listener;
        return () => undefined;
      },
      () => saved,
    );
    return h('p', { title: isSaved ? 'One saved' : 'None saved' });
  };
  const html = '<main><button type="button">Save</button><p title="None saved"></p></main>';
  const whole = hydrate(html, () => h('main', null, h(Heart, null), later(h(Count, null))));
  button('Save').click();
  await whole;
  expect(root.querySelector('p')?.title).toBe('One saved');
});

it('does not repeat a press that the bootstrap has kept', async () => {
  const onPress = vi.fn();
  const keep = (event: Event): void => event.preventDefault();
  addEventListener('click', keep, true);
  const whole = hydrate('<main><button type="button">Buy</button><i></i></main>', () =>
    h('main', null, h('button', { type: 'button', onClick: onPress }, 'Buy'), later(h('i', null))),
  );
  button('Buy').click();
  removeEventListener('click', keep, true);
  expect(onPress).not.toHaveBeenCalled();
  await whole;
  button('Buy').click();
  expect(onPress).toHaveBeenCalledOnce();
});

it('gives a part the ids that it has on the server, where nothing waits', async () => {
  let ids: [string, string][] = [];
  const Named = ({ name }: { name: string }) => {
    ids.push([name, useId()]);
    return h('p', null);
  };
  const Page = () =>
    h('main', null, later(h(Named, { name: 'A' })), h(Named, { name: 'B' }), later(h(Named, { name: 'C' })));
  render(
    h(() => h(Page, null), null),
    document.createElement('div'),
  );
  const all = new Map(ids);
  expect(new Set(all.values()).size).toBe(3);
  ids = [];
  await hydrate('<main><p></p><p></p><p></p></main>', Page);
  expect(ids.map(([name]) => name)).toEqual(['B', 'A', 'C']);
  expect(new Map(ids)).toEqual(all);
});

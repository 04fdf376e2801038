import { act, Suspense, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { uspBarMessages } from '@touchline/features/shell/uspBar';
import { App } from './App.tsx';
import { lazyFeature, lazyView, type LazyViewOptions } from './lazyFeature.tsx';
import type { Stores } from '../state/Stores.ts';
import { testStores } from '../state/testing/testStores.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

interface Props {
  text: string;
}
const View = ({ text }: Props) => <button>{text}</button>;

async function show(options: LazyViewOptions<Props>) {
  const stores = await testStores();
  const Lazy = lazyView(options);
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const app = (
    <App stores={stores}>
      <Lazy text="Reviews" />
    </App>
  );
  return { stores, box, app };
}
const mount = (box: Element, app: React.ReactNode) =>
  act(async () => {
    root = createRoot(box);
    root.render(app);
  });

it('shows a view once its code and its messages are there', async () => {
  const { stores, box, app } = await show({
    load: () => Promise.resolve({ default: View, messages: [uspBarMessages] }),
    otherwise: ({ text }) => <i>{text}</i>,
  });
  await mount(box, app);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(box.innerHTML).toBe('<button>Reviews</button>');
  });
  expect(stores.translator.has(uspBarMessages.namespace)).toBe(true);
});

it('keeps what stands in its place where the code cannot be loaded', async () => {
  const { box, app } = await show({
    load: () => Promise.reject(new TypeError('offline')),
    otherwise: ({ text }) => <i>{text}</i>,
  });
  await mount(box, app);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(box.innerHTML).toBe('<i>Reviews</i>');
});

it('leaves what the server sent until it comes near, or has the focus', async () => {
  const load = vi.fn(() => Promise.resolve({ default: View as ComponentType<Props> }));
  const { box, app } = await show({ load, otherwise: () => null, within: '10px' });
  const sent = (
    <div>
      <Suspense fallback={null}>
        <View text="Reviews" />
      </Suspense>
    </div>
  );
  box.innerHTML = `<div style="height:300vh"></div>`;
  const place = document.createElement('div');
  box.append(place);
  document.body.replaceChildren(box);
  place.innerHTML = renderToString(sent);
  const complaints = vi.spyOn(console, 'error');
  await act(async () => void (root = hydrateRoot(place, app)));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(load).not.toHaveBeenCalled();
  expect(place.textContent).toBe('Reviews');
  const button = place.querySelector('button');
  await act(async () => button?.focus({ preventScroll: true }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(place.querySelector('button')).toBe(button);
  expect(complaints).not.toHaveBeenCalled();
});

it('opens the page of a feature whose code cannot be loaded, and only reports what nobody asked for', async () => {
  const stores: Stores = await testStores();
  const go = vi.spyOn(stores.ports.navigation, 'go');
  const report = vi.spyOn(stores.ports.reporter, 'report').mockReturnValue(undefined);
  const broken = lazyFeature<{ open: () => void }>(() => Promise.reject(new TypeError('offline')));
  broken.open(stores, '/newsletter', ({ open }) => open());
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/newsletter'));
  broken.begin(stores, 'It could not open', ({ open }) => open());
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('It could not open', expect.any(TypeError)));
  expect(go).toHaveBeenCalledOnce();
});

it('loads a view again that says it is missing', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: View as ComponentType<Props> }))
    .mockRejectedValueOnce(new TypeError('offline'));
  const { box, app } = await show({
    load,
    missing: ({ onRetry }) => <button onClick={() => void onRetry()}>Again</button>,
  });
  await mount(box, app);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(box.textContent).toBe('Again');
  await act(async () => box.querySelector('button')?.click());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(box.innerHTML).toBe('<button>Reviews</button>');
});

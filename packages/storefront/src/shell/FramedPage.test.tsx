import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { defineFrame } from '@touchline/features/platform/module';
import { App } from './App.tsx';
import { FramedPage } from './FramedPage.tsx';
import { definePage, messagesOf } from '../routes/page.ts';
import { testStores } from '../state/testing/testStores.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const words = (namespace: string) => {
  return { namespace, files: { './messages/en.ts': () => Promise.resolve({ default: {} }) } };
};

const account = defineFrame({
  key: 'account',
  inside: 'shop',
  messages: [words('account')],
  View: function AccountFrame({ path, children }) {
    const [opened, setOpened] = useState('');
    return (
      <>
        <nav aria-label="Account">
          <a href="/gb/account/orders" aria-current={path === '/account/orders' ? 'page' : undefined}>
            Orders
          </a>
          <button onClick={() => setOpened('open')}>More {opened}</button>
        </nav>
        {children}
      </>
    );
  },
});
const orders = defineFrame({
  key: 'orders',
  inside: account,
  messages: [words('orders')],
  View: ({ children }) => <section aria-label="Orders">{children}</section>,
});

async function show() {
  const stores = await testStores();
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box);
  const open = (frame: Parameters<typeof FramedPage>[0]['frame'], path: string, title: string) =>
    act(async () => {
      root.render(
        <App stores={stores}>
          <FramedPage path={path} {...(frame ? { frame } : {})}>
            <h1 key={path}>{title}</h1>
          </FramedPage>
        </App>,
      );
    });
  return { box, open };
}

it('puts a page into the frames of its module, inside the header and footer of the shop', async () => {
  const { box, open } = await show();
  await open(orders, '/account/orders', 'Your orders');
  expect(box.querySelector('main > nav[aria-label=Account] a[aria-current=page]')?.textContent).toBe(
    'Orders',
  );
  expect(box.querySelector('main > section[aria-label=Orders] > h1')?.textContent).toBe('Your orders');
  expect(box.querySelector('footer')).not.toBeNull();
  await open('checkout', '/checkout', 'Checkout');
  expect(box.querySelector('nav[aria-label=Account], footer')).toBeNull();
});

it('leaves the side navigation as it is when the shopper goes to another page inside it', async () => {
  const { box, open } = await show();
  await open(account, '/account/orders', 'Your orders');
  await act(async () => box.querySelector<HTMLElement>('main nav button')?.click());
  await open(account, '/account/data', 'Your data');
  expect(box.querySelector('h1')?.textContent).toBe('Your data');
  expect(box.querySelector('main nav button')?.textContent).toBe('More open');
});

it('loads the messages of the frames with those of the page', () => {
  const page = definePage({
    messages: [words('orderList')],
    load: () => ({ head: { title: '' } }),
    View: () => null,
    frame: orders,
  });
  expect(messagesOf(page).map(({ namespace }) => namespace)).toEqual(['orderList', 'orders', 'account']);
});

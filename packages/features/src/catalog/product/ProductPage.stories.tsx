import type { ScriptedResponse } from '@touchline/contract/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addItems } from '@touchline/contract/basket/endpoints';
import * as basketClient from '@touchline/contract/client/basket';
import { getAvailability, getProduct } from '@touchline/contract/product/endpoints';
import type { Product } from '@touchline/contract/product/schema';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BagStore } from '../../cart/bag/index.ts';
import { basketOf, line } from '../../cart/basket/Basket.fixtures.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { picture } from '../productCard/ProductCard.fixtures.ts';
import { flask, freshStock, inState, product, reduced } from './Product.fixtures.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductStore } from './ProductStore.ts';

type Answer = Parameters<ReturnType<typeof testPorts>['server']['on']>[1];

const sku = 'RR4101_590';
const basket = basketOf([line({ productId: sku, size: 'UK 9', picture: picture('RR4101', 'side', '') })]);

/** A product page with a scripted server; `adding` is the response to adding to the bag. */
function shop(
  answers: Answer[],
  { size, adding }: { size?: string; adding?: ScriptedResponse<typeof addItems> } = {},
) {
  const ports = testPorts();
  ports.server.on(getProduct, ...answers);
  ports.server.on(getAvailability, { answer: freshStock });
  ports.server.on(addItems, adding ?? { answer: basket });
  const store = new ProductStore(ports);
  const bag = new BagStore((item) => basketClient.addItems(ports.call, undefined, [item]), ports);
  return { ports, store, bag, size };
}

const selling = (one: Product, options?: Parameters<typeof shop>[1]) => shop([{ answer: one }], options);

const idle = shop(['never']);

const meta = {
  title: 'Features/Product/Product page',
  component: ProductPage,
  parameters: { layout: 'fullscreen' },
  args: { store: idle.store, bag: idle.bag },
  loaders: [
    async ({ parameters }) => {
      const made = (parameters['make'] as (() => ReturnType<typeof shop>) | undefined)?.();
      const loading = made?.store.load('RR4101', { size: made.size });
      // The store rethrows a failure for the route; the page shows it from the store's status.
      if (parameters['isWaiting'] !== true) await loading?.catch(() => undefined);
      return { made };
    },
  ],
  render: (args, { loaded }) => {
    const { store, bag } = (loaded['made'] as ReturnType<typeof shop> | undefined) ?? args;
    return (
      <main>
        <ProductPage {...args} store={store} bag={bag} />
      </main>
    );
  },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const madeIn = (loaded: Record<string, unknown>) => loaded['made'] as ReturnType<typeof shop>;
const buttonOf = (canvasElement: HTMLElement, name: string) => {
  const [button] = within(canvasElement).getAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${name}.`);
  return button;
};

/** In stock: a size is chosen by keyboard, the product is added to the bag, and the dialog confirms it. */
export const Default: Story = {
  parameters: { make: () => selling(product()) },
};

/** A currency in letters is long: on a phone it stands below the name, which stays on its line. */
export const LongCurrency: Story = {
  tags: ['!autodocs'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  parameters: { make: () => selling(product()) },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('heading', { level: 1 });
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const lines = new Set([...letters.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    await expect(lines.size).toBe(1);
  },
};

export const ChoosesAndAdds: Story = {
  ...Default,
  tags: ['!autodocs'],
  parameters: { ...Default.parameters, requirements: ['A4.117'] },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Tempo 4' })).toBeVisible();
    await expect(page.getByText('including VAT')).toBeVisible();
    await expect(page.getByText('Delivered Sat 28 Nov to Mon 30 Nov')).toBeVisible();
    await expect(page.getByText('Order within 4 h 12 min. Free delivery.')).toBeVisible();
    await expect(page.getByText('60 days to return')).toBeVisible();
    await expect(page.getByText('In stock')).toBeVisible();
    const colours = within(page.getByRole('navigation', { name: 'Colour' }));
    await expect(colours.getByRole('link', { name: 'Black / volt' })).toHaveAttribute(
      'href',
      '/gb/tempo-4/RR4102.html',
    );
    await userEvent.click(page.getByRole('radio', { name: '8.5' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('radio', { name: '9' })).toBeChecked();
    await userEvent.click(buttonOf(canvasElement, 'Add to bag'));
    await expect(await screen.findByRole('dialog', { name: 'In your bag' })).toBeInTheDocument();
    const [call] = madeIn(loaded).ports.server.callsOf(addItems);
    await expect(call?.body).toEqual([{ productId: sku, quantity: 1 }]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Without JavaScript the same choice is a form that posts to the product's address. */
export const WithoutScript: Story = {
  parameters: { make: () => selling(product(), { size: '9' }) },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('There is no form.');
    await expect(form.method).toBe('post');
    await expect(new URL(form.action).pathname).toBe('/gb/tempo-4/RR4101.html');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ sku });
    const [first] = within(canvasElement).getAllByRole('link', { name: /^Enlarge picture 1 of 5/ });
    await expect(first).toHaveAttribute('href', '/media/RR4101/side-1600.avif');
  },
};

/** Nobody chose a size: it is said above the sizes, and the focus is there. */
export const AddsWithoutASize: Story = {
  parameters: { make: () => selling(product()) },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await userEvent.click(buttonOf(canvasElement, 'Add to bag'));
    await expect(page.getByText('Choose a size first.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^6\b.*sold out/ })).toHaveFocus();
    await expect(madeIn(loaded).ports.server.callsOf(addItems)).toEqual([]);
  },
};

/** Low stock: a dot, and a line of text with the number. */
export const LowStock: Story = {
  parameters: { make: () => selling(product(), { size: '8' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Only 3 left in UK 8.')).toBeVisible();
    await expect(within(canvasElement).getByRole('radio', { name: /^7.5\b.*few left/ })).toBeInTheDocument();
  },
};

/** A sold-out size can be focused and says so; it cannot be added. */
export const SizeSoldOut: Story = {
  parameters: { make: () => selling(product()) },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /^11\b.*sold out/ }));
    await expect(page.getByText(/^UK 11 is sold out/)).toBeVisible();
    await userEvent.click(buttonOf(canvasElement, 'Add to bag'));
    await expect(madeIn(loaded).ports.server.callsOf(addItems)).toEqual([]);
  },
};

/** The last pair went while the page was open: told beside the button, and the sizes are those of now. */
export const AddsWhatJustSoldOut: Story = {
  parameters: {
    make: () =>
      selling(product(), {
        size: '8',
        adding: { status: 422, error: { errorCode: 'SIZE_OUT_OF_STOCK', message: '' } },
      }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(buttonOf(canvasElement, 'Add to bag'));
    await expect(await page.findByRole('alert')).toHaveTextContent('This size has just sold out');
    await expect(await page.findByRole('radio', { name: /^8\b.*sold out/ })).toBeChecked();
  },
};

/** Pictures enlarge; arrow keys go to the next one; Escape returns the focus. */
export const Enlarged: Story = {
  parameters: { make: () => selling(product()) },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: /^Enlarge picture 1 of 5/ });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tempo 4, picture 1 of 5' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('dialog', { name: 'Tempo 4, picture 2 of 5' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await screen.findByRole('dialog', { name: 'Tempo 4, picture 5 of 5' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Show picture 3' }));
    await expect(dialog.getByRole('img', { name: 'Tempo 4, Volt / white, top' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The size guide as a dialog. */
export const SizeGuideOpen: Story = {
  parameters: { make: () => selling(product()) },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: 'Size guide' });
    await expect(opener).toHaveAttribute('href', '#size-guide');
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Size guide' }));
    await expect(dialog.getByRole('columnheader', { name: 'EU' })).toBeInTheDocument();
    await expect(dialog.getByRole('rowheader', { name: '8' })).toBeInTheDocument();
  },
};

/** What stands out, what it is certified for, the same shoe for kids, and the way to a comparison. */
export const ToldFully: Story = {
  parameters: { make: () => selling(product()), requirements: ['A3.55', 'A3.59'] },
  play: async ({ canvas }) => {
    const callouts = within(canvas.getByRole('list', { name: 'What stands out' }));
    await expect(callouts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nitrogen-blown foam',
      'Recycled material',
      'Reflective heel',
    ]);
    const ages = within(canvas.getByRole('navigation', { name: 'For another age' }));
    await expect(ages.getByRole('link', { name: 'Tempo Kids' })).toHaveAttribute(
      'href',
      '/gb/tempo-kids/RR4190.html',
    );
    await expect(canvas.getByRole('link', { name: 'Compare with similar' })).toHaveAttribute(
      'href',
      '/gb/compare?products=RR4101,RR4201,RR4301,RR4401',
    );
    await userEvent.click(canvas.getByText('Materials and care'));
    await expect(canvas.getByText(/^Global Recycled Standard/)).toBeVisible();
  },
};

/** A certificate that the shop cannot explain is shown by its name, as the maker states it. */
export const UnknownCertificate: Story = {
  tags: ['!autodocs'],
  parameters: { make: () => selling(product({ product_certificates: ['Grüner Knopf'] })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Materials and care'));
    await expect(canvas.getByText('Grüner Knopf')).toBeVisible();
    await expect(canvas.getByText('As stated by the maker.')).toBeVisible();
  },
};

/** The page is back in view after a while: the product is loaded again, and its price is that of now. */
export const StaleLoadsAgain: Story = {
  tags: ['!autodocs'],
  parameters: {
    make: () => {
      const made = shop([{ answer: product() }, { answer: reduced }]);
      let passed = 0;
      const { now } = made.ports.clock;
      made.ports.clock.now = () => new Date(now().getTime() + passed);
      return Object.assign(made, { pass: (milliseconds: number) => (passed += milliseconds) });
    },
    requirements: ['A4.121'],
  },
  play: async ({ canvas, loaded }) => {
    const made = madeIn(loaded) as ReturnType<typeof shop> & { pass: (milliseconds: number) => void };
    const back = () => document.dispatchEvent(new Event('visibilitychange'));
    made.pass(4 * 60_000);
    back();
    await expect(made.ports.server.callsOf(getProduct)).toHaveLength(1);
    made.pass(2 * 60_000);
    back();
    await expect((await canvas.findAllByText('£98'))[0]).toBeVisible();
    await expect(made.ports.server.callsOf(getProduct)).toHaveLength(2);
  },
};

/** Reduced, in Germany: the lowest price of the last 30 days is next to the two prices. */
export const OnSale: Story = {
  globals: { language: 'de' },
  parameters: { make: () => selling(reduced) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Niedrigster Preis der letzten 30 Tage: 104,00/)).toBeVisible();
    await expect(page.getByText('inkl. MwSt.')).toBeVisible();
  },
};

/** One size: no size grid, and the quantity can be chosen; the other size is a product of its own. */
export const OneItem: Story = {
  parameters: { make: () => selling(flask) },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('radio')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'One more' }));
    await userEvent.click(buttonOf(canvasElement, 'Add to bag'));
    await waitFor(() =>
      expect(madeIn(loaded).ports.server.callsOf(addItems)[0]?.body).toEqual([
        { productId: '750_900', quantity: 2 },
      ]),
    );
  },
};

/** Shown before it is sold: the day, and no button to buy. */
export const ComingSoon: Story = {
  parameters: { make: () => selling(inState('PREVIEW')), requirements: ['A4.116'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/On sale from 5 December 2026/)).toBeVisible();
    await expect(page.getByText('Coming soon', { selector: 'dd' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Coming soon' })).toBeDisabled();
  },
};

/** Can be ordered before its release. */
export const PreOrder: Story = {
  parameters: { make: () => selling(inState('PREORDER'), { size: '9' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/sent from Saturday 5 December/)).toBeVisible();
    await expect(buttonOf(canvasElement, 'Pre-order')).toBeEnabled();
  },
};

/** Temporarily out of stock; can be ordered now. */
export const BackOrder: Story = {
  parameters: { make: () => selling(inState('BACKORDER'), { size: '9' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^More are on the way/)).toBeVisible();
    await expect(buttonOf(canvasElement, 'Order now')).toBeEnabled();
  },
};

/** All sizes are sold out: says so, with a link to similar products. */
export const SoldOut: Story = {
  parameters: { make: () => selling(inState('NOT_AVAILABLE')), requirements: ['A4.115'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Out of stock', { selector: 'dd' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'See more Running shoes' })).toHaveAttribute(
      'href',
      '/gb/men/shoes/running-shoes',
    );
  },
};

/** All remaining stock is reserved in other bags: out of stock, with the reason. */
export const FullyReserved: Story = {
  parameters: { make: () => selling(inState('FULLY_RESERVED')), requirements: ['A4.115'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^They’re all in other people/)).toBeVisible();
    await expect(within(canvasElement).getByText('Out of stock', { selector: 'dd' })).toBeVisible();
  },
};

/** Being put in the bag: the button says so and takes no second press. */
export const WaitsForTheBag: Story = {
  parameters: { make: () => selling(product(), { size: '9', adding: 'never' }) },
  play: async ({ canvasElement, loaded }) => {
    const button = buttonOf(canvasElement, 'Add to bag');
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(madeIn(loaded).ports.server.callsOf(addItems)).toHaveLength(1));
  },
};

/** The network went away while adding. */
export const AddsOffline: Story = {
  parameters: { make: () => selling(product(), { size: '9', adding: 'offline' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonOf(canvasElement, 'Add to bag'));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Check the connection');
  },
};

/** Without pictures, texts, colours and delivery promise. */
export const Empty: Story = {
  parameters: {
    make: () => {
      const { deliveryPromise: _, sizeGuide: __, breadcrumb_list: ___, ...bare } = product();
      return selling({
        ...bare,
        view_list: [],
        colours: [],
        related: [],
        product_description: {
          ...bare.product_description,
          lead: '',
          text: '',
          facts: [],
          materials: [],
          care: [],
        },
      });
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('img', { name: 'Tempo 4' })).toBeVisible();
    await expect(page.queryByText('Wear it with')).toBeNull();
    await expect(page.getByText('60 days to return')).toBeVisible();
  },
};

/** Placeholders with the size of the content. */
export const Loading: Story = {
  parameters: { make: () => shop(['never']), isWaiting: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the product');
  },
};

/** Loading failed three times; a retry succeeds. */
export const Failed: Story = {
  parameters: {
    make: () => {
      const away: Answer = { status: 503, error: { errorCode: 'Unavailable', message: '' } };
      return shop([away, away, away, { answer: product() }]);
    },
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('that’s our fault');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Tempo 4' })).toBeVisible();
  },
};

/** The product is not sold on this site. */
export const NotFound: Story = {
  parameters: { make: () => shop([{ status: 404, error: { errorCode: 'NotFound', message: '' } }]) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'No such product' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See what is new' })).toHaveAttribute('href', '/gb/new');
  },
};

/** German, a third longer: nothing overflows its column. */
export const LongContent: Story = {
  globals: { language: 'de' },
  parameters: {
    make: () =>
      selling(
        product({
          name: 'Straßenlauf-Wettkampfschuh mit Kohlefaserplatte',
          attribute_list: { ...product().attribute_list, size_system: 'EU' },
        }),
        { size: '8' },
      ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nur noch 3 in EU 8.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

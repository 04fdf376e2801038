import type { Meta, StoryObj } from '@storybook/react-vite';
import { getNavigation, listProducts } from '@touchline/contract/product/endpoints';
import type { ListRequest } from '@touchline/contract/client/catalogue';
import type { ProductList as List } from '@touchline/contract/product/schema';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { longNamed, picture, tempo } from '../productCard/ProductCard.fixtures.ts';
import { emptyList, facets, listOf, pageOfList } from './ProductList.fixtures.ts';
import { ProductList } from './ProductList.tsx';
import { ProductListStore } from './ProductListStore.ts';

type Answer = Parameters<ReturnType<typeof testPorts>['server']['on']>[1];

const shoes: ListRequest = { path: 'men/shoes' };
const node = (label: string, path: string, count: number) => ({
  key: path,
  label,
  path,
  count,
  children: [],
});
const navigation = [
  node('Women', 'women', 220),
  node('Men', 'men', 200),
  node('Football', 'sports/football', 90),
];

/** A list with a scripted server. Initially loaded, as the server would send it. */
function shop(request: ListRequest, first: Answer, ...more: Answer[]) {
  const ports = testPorts();
  ports.server.on(listProducts, first, ...more);
  ports.server.on(getNavigation, { answer: navigation });
  const store = new ProductListStore(ports);
  return { ports, store, request };
}

const shown = (list: List, request: ListRequest = shoes, ...more: Answer[]) =>
  shop(request, { answer: list }, ...more);

const tiles = [
  {
    lines: ['Which shoe', 'for which mile?'],
    link: { label: 'Take the 4-question fit test', href: '/fit' },
    picture: picture('RR4102', 'top', ''),
  },
  {
    lines: ['Two seasons', 'of studs'],
    link: { label: 'See football boots', href: '/football' },
    picture: picture('RR4103', 'sole', ''),
  },
];

const meta = {
  title: 'Features/Catalogue/Product list',
  component: ProductList,
  parameters: { layout: 'fullscreen' },
  args: { store: new ProductListStore(testPorts()), tiles, onFollow: fn() },
  loaders: [
    async ({ parameters }) => {
      const made = (parameters['make'] as (() => ReturnType<typeof shop>) | undefined)?.();
      const isWaiting = parameters['isWaiting'] === true;
      const loading = made?.store.load(made.request);
      if (!isWaiting) await loading;
      return { made };
    },
  ],
  render: (args, { loaded }) => {
    const made = loaded['made'] as ReturnType<typeof shop> | undefined;
    return (
      <main>
        <ProductList {...args} store={made?.store ?? args.store} />
      </main>
    );
  },
} satisfies Meta<typeof ProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

const madeIn = (loaded: Record<string, unknown>) => loaded['made'] as ReturnType<typeof shop>;

/** 24 of 128: title with its count, filters, tiles, and the link to more. */
export const Default: Story = {
  parameters: { make: () => shown(listOf(), shoes, { answer: pageOfList(2) }) },
};

export const ShowsMore: Story = {
  ...Default,
  tags: ['!autodocs'],
  parameters: { ...Default.parameters, requirements: ['A1.04'] },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Men’s shoes' })).toBeVisible();
    await expect(page.getByText('128 products')).toBeVisible();
    await expect(page.getAllByRole('article')).toHaveLength(24);
    await expect(page.getByText('You have seen 24 of 128')).toBeVisible();
    const more = page.getByRole('link', { name: 'Show 24 more' });
    await expect(more).toHaveAttribute('href', '/gb/men/shoes?page=2');
    await userEvent.click(more);
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(48));
    await expect(page.getByText('You have seen 48 of 128')).toBeVisible();
    await expect(madeIn(loaded).ports.visited).toEqual(['/men/shoes?page=2']);
    // The focus moves to the first new card.
    const [first] = within(page.getAllByRole('article')[24] as HTMLElement).getAllByRole('link');
    await expect(first).toHaveFocus();
  },
};

/** Opens the filters of this width: a panel, or the sheet on a phone. */
async function openFilters(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  const opener = page.getByText('Filter', { exact: false, selector: 'a[href="#filters"]' });
  if (getComputedStyle(opener).display === 'none') return within(page.getByRole('complementary'));
  await userEvent.click(opener);
  return within(await page.findByRole('dialog', { name: 'Filters' }));
}

/** Active filters are shown above the cards; each can be removed, and ticking one applies at once. */
export const Filtered: Story = {
  parameters: {
    make: () =>
      shown(listOf({ total: 42 }), { ...shoes, sport: 'running,trail', size: '8', price: '50-190' }),
  },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    const { ports } = madeIn(loaded);
    const chips = within(page.getByRole('group', { name: 'Filters in force' }));
    await expect(chips.getByRole('link', { name: 'Remove filter UK 8' })).toBeVisible();
    await expect(chips.getByRole('link', { name: 'Remove filter £50 to £190' })).toBeVisible();
    await userEvent.click(chips.getByRole('link', { name: 'Remove filter Trail' }));
    await expect(ports.visited.at(-1)).toBe('/men/shoes?sport=running&size=8&price=50-190');
    const filters = await openFilters(canvasElement);
    const football = filters.getByRole('checkbox', { name: /^Football/ });
    await userEvent.click(football);
    await expect(football).toBeChecked();
    await expect(ports.visited.at(-1)).toBe('/men/shoes?sport=football,running&size=8&price=50-190');
    await userEvent.click(filters.getByRole('checkbox', { name: /^Black/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: '9' }));
    await expect(ports.visited.at(-1)).toContain('size=8,9&color=black');
    const upTo = filters.getByRole('textbox', { name: 'To' });
    await userEvent.clear(upTo);
    await userEvent.type(upTo, '100{Enter}');
    await expect(ports.visited.at(-1)).toContain('price=50-100');
    const sheet = page.queryByRole('dialog');
    if (sheet) await userEvent.click(within(sheet).getByRole('button', { name: 'Close filters' }));
    await userEvent.click(chips.getByRole('link', { name: 'Clear all' }));
    await expect(ports.visited.at(-1)).toBe('/men/shoes');
    // The empty group keeps the focus, so that the next Tab continues from here.
    const group = page.getByRole('group', { name: 'Filters in force' });
    await waitFor(() => expect(group).toBeEmptyDOMElement());
    await expect(group).toHaveFocus();
  },
};

/** Sort options are links; Escape closes their list and returns the focus. */
export const Sorting: Story = {
  parameters: { make: () => shown(listOf(), { ...shoes, sport: 'trail' }) },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    const menu = page.getByText('Our pick', { selector: 'summary span' });
    await userEvent.click(menu);
    const newest = page.getByRole('link', { name: 'Newest' });
    await expect(newest).toHaveAttribute('href', '/gb/men/shoes?sport=trail&sort=newest');
    await userEvent.keyboard('{Escape}');
    await expect(newest).not.toBeVisible();
    await expect(menu.closest('summary')).toHaveFocus();
    await userEvent.click(menu);
    await userEvent.click(page.getByRole('link', { name: 'Lowest price' }));
    await expect(page.getByText('Lowest price', { selector: 'summary span' })).toBeVisible();
    await expect(madeIn(loaded).ports.visited).toEqual(['/men/shoes?sport=trail&sort=price-asc']);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
  },
};

/** The address is a later page: a link leads to the previous pages. */
export const FromTheMiddle: Story = {
  parameters: {
    make: () => shown(pageOfList(3), { ...shoes, page: '3' }, { answer: pageOfList(2) }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('You have seen 72 of 128')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Show the ones before' }));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(48));
  },
};

/** Filters as a sheet on a phone: opened by the bar, closed by the button with the count. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { make: () => shown(listOf({ total: 42 }), { ...shoes, sport: 'trail' }) },
  play: async ({ canvasElement, loaded }) => {
    const page = within(canvasElement);
    const opener = page.getByText('Filter', { exact: false, selector: 'a' });
    await expect(opener).toHaveAttribute('href', '#filters');
    if (getComputedStyle(opener).display === 'none') return;
    await userEvent.click(opener);
    const sheet = within(await page.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('checkbox', { name: /^Trail/ })).toBeChecked();
    // The price by slider, or typed to the pound; a thumb at its end means no limit.
    const { ports } = madeIn(loaded);
    const most = sheet.getByRole('slider', { name: 'To' });
    const whole = (most as HTMLInputElement).max;
    await fireEvent.change(most, { target: { value: '100' } });
    await fireEvent.keyUp(most);
    await expect(ports.visited.at(-1)).toMatch(/price=-100$/);
    await fireEvent.change(most, { target: { value: whole } });
    await fireEvent.keyUp(most);
    await expect(ports.visited.at(-1)).not.toContain('price');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 42 products' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** One product: no link to more, no tile. */
export const OneItem: Story = {
  parameters: { make: () => shown(listOf({ items: [tempo], total: 1 })) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('1 product')).toBeVisible();
    await expect(page.getAllByRole('article')).toHaveLength(1);
    await expect(page.queryByRole('link', { name: /more$/ })).toBeNull();
  },
};

/** Four hundred products, with numbers in the market's format. */
export const FourHundred: Story = {
  parameters: { make: () => shown(listOf({ total: 1412, title: 'Everything for the pitch and the road' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You have seen 24 of 1,412')).toBeVisible();
  },
};

/** Nothing matches the filters: one button clears them. */
export const Empty: Story = {
  parameters: {
    make: () => shown(emptyList({ facets }), { ...shoes, sport: 'trail', size: '6' }, { answer: listOf() }),
  },
};

export const ClearsTheFilters: Story = {
  ...Empty,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'No products match all of that' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/gb/women');
    const [, clear] = page.getAllByRole('link', { name: 'Clear all' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(24));
  },
};

/** Search results, with their own title. */
export const SearchResults: Story = {
  parameters: {
    requirements: ['A2.30'],
    make: () => shown(listOf({ title: 'trail', total: 42, breadcrumbs: [] }), { q: 'trail' }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: '“trail”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show 18 more' })).toHaveAttribute(
      'href',
      '/gb/search?q=trail&page=2',
    );
  },
};

/** Nothing matched the typed query: the page says what was searched instead. */
export const CorrectedSearch: Story = {
  parameters: {
    make: () => shown(listOf({ title: 'tempo', total: 24, correctedTerm: 'tempo' }), { q: 'tempp' }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Nothing matches “tempp”. These match “tempo”.'),
    ).toBeVisible();
  },
};

/** Parts of the query are filters, shown as such; the exact search is a link away. */
export const InterpretedSearch: Story = {
  parameters: {
    make: () =>
      shown(listOf({ title: 'black tempo', total: 24, interpreted: { words: 'tempo', color: 'black' } }), {
        q: 'black tempo',
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Search for exactly “black tempo”' })).toHaveAttribute(
      'href',
      '/gb/search?q=black%20tempo&words=black%20tempo',
    );
  },
};

/** A question: the page that answers it stands above the products. */
export const SearchForHelp: Story = {
  parameters: {
    make: () =>
      shown(
        listOf({
          ...{ title: 'returns', total: 24 },
          helpPages: [{ text: 'Returns and refunds', link: '/help/returns' }],
        }),
        { q: 'returns' },
      ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Returns and refunds' })).toHaveAttribute(
      'href',
      '/gb/help/returns',
    );
  },
};

/** No results: advice on the query, and links to popular categories. */
export const NoResults: Story = {
  parameters: {
    make: () => shown(emptyList({ title: 'xyzzy', breadcrumbs: [] }), { q: 'xyzzy' }, { answer: listOf() }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'No results for “xyzzy”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Football' })).toHaveAttribute('href', '/gb/sports/football');
    const popular = page.getByRole('list', { name: 'Our pick' });
    await expect(within(popular).getAllByRole('article')).toHaveLength(8);
  },
};

/** The query is empty. */
export const NoTerm: Story = {
  parameters: { make: () => shown(emptyList(), { q: '' }, { answer: listOf() }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('looking for');
  },
};

/** Placeholders with the size of the content. */
export const Loading: Story = {
  parameters: { make: () => shop(shoes, 'never'), isWaiting: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading products');
  },
};

/** The list failed to load; a retry succeeds. */
export const Failed: Story = {
  parameters: {
    make: () =>
      shop(shoes, { status: 503, error: { errorCode: 'Unavailable', message: '' } }, { answer: listOf() }),
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent('that’s our fault');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(24));
  },
};

/** The network is unavailable. */
export const Offline: Story = {
  parameters: { make: () => shop(shoes, 'offline') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('No connection');
  },
};

/** The next page does not come: what is there stays. */
export const ShowsMoreOffline: Story = {
  parameters: { make: () => shown(listOf(), shoes, 'offline') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link', { name: 'Show 24 more' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('did not load');
    await expect(page.getAllByRole('article')).toHaveLength(24);
  },
};

/** The list does not exist. */
export const NotFound: Story = {
  parameters: { make: () => shop(shoes, { status: 404, error: { errorCode: 'NotFound', message: '' } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'To the home page' })).toHaveAttribute(
      'href',
      '/gb',
    );
  },
};

/** German, a third longer: nothing overflows its column. */
export const LongContent: Story = {
  globals: { language: 'de' },
  parameters: {
    make: () =>
      shown(
        listOf({
          title: 'Leichtathletikwettkampfschuhe für Damen',
          items: listOf().items.map((card, index) => (index % 2 ? card : { ...longNamed, id: card.id })),
        }),
        { ...shoes, sport: 'running' },
      ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('128 Produkte')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

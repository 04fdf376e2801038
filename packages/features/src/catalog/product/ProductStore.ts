import { getAvailability, getProduct } from '@touchline/contract/client/catalogue';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import type { GiftProblem } from '@touchline/contract/gift/schema';
import type { AddItem } from '@touchline/contract/basket/schema';
import { BadResponse } from '@touchline/contract/errors';
import type { ProductLinkChoice } from '@touchline/contract/product/productLink';
import type {
  Availability,
  AvailabilityStatus,
  PricingInformation,
  Variation,
} from '@touchline/contract/product/schema';
import { makeAutoObservable, observableRef, observableShallow } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { giftOf } from './giftOf.ts';
import { Load, type LoadSnapshot } from './Load.ts';
import { shownProduct, type ShownProduct } from './ShownProduct.ts';
import { buyability, canBeBought, type Buyability } from './sizes.ts';

/** Product data is stale after this many milliseconds. */
export const staleAfter = 5 * 60_000;
/** The message reported for a response that is not a product. */
export const malformedMessage = 'API returned malformed data';

export type ProductStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: FailureReason };

export interface ProductSnapshot {
  productId?: string;
  product?: LoadSnapshot<ShownProduct>;
  availability?: LoadSnapshot<Availability>;
  chosenSku?: string;
  quantity: number;
  recipeId?: string;
  selectedOptions?: Readonly<Record<string, string>>;
  gift?: TypedGift;
  isSizeMissing: boolean;
}

/** What was typed into the fields of a gift card. */
export type TypedGift = Readonly<Partial<Record<GiftProblem['field'], string>>>;

type Needs = Pick<Ports, 'call' | 'clock' | 'reporter'>;

/** The product of the page, the shopper's choice, and products viewed earlier in this session. */
export class ProductStore {
  /** Every product requested in this session, by id. */
  products = new Map<string, Load<ShownProduct>>();
  /** Fresh stock, by product id. */
  availabilities = new Map<string, Load<Availability>>();
  productId: string | undefined = undefined;
  chosenSku: string | undefined = undefined;
  quantity = 1;
  recipeId: string | undefined = undefined;
  /** Names, numbers and texts that are to be put on the product, as they were typed. */
  selectedOptions: Readonly<Record<string, string>> = {};
  /** For whom a gift card is, as it was typed. */
  gift: TypedGift = {};
  /** The shopper tried to add before choosing a size. */
  isSizeMissing = false;

  private readonly ports: Needs;
  private readonly join = singleFlight();

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<ProductStore, 'ports' | 'join'>(
      this,
      {
        ...{ ports: false, join: false, selectedOptions: observableRef, gift: observableRef },
        ...{ products: observableShallow, availabilities: observableShallow },
      },
      { autoBind: true },
    );
  }

  /** Creates the browser's store from the server's state. */
  static fromSnapshot(ports: Needs, snapshot: ProductSnapshot): ProductStore {
    const store = new ProductStore(ports);
    const { productId: id, product, availability, selectedOptions = {}, gift = {}, ...choice } = snapshot;
    if (id !== undefined && product) store.products.set(id, new Load(product));
    if (id !== undefined && availability) store.availabilities.set(id, new Load(availability));
    Object.assign(store, { ...choice, productId: id, selectedOptions, gift });
    return store;
  }

  toSnapshot(): ProductSnapshot {
    const { productId: id, chosenSku, quantity, recipeId, isSizeMissing } = this;
    const product = id === undefined ? undefined : this.products.get(id);
    const availability = id === undefined ? undefined : this.availabilities.get(id);
    return {
      quantity,
      isSizeMissing,
      ...(id === undefined ? {} : { productId: id }),
      ...(product ? { product: shownProduct(product.toSnapshot()) } : {}),
      ...(availability ? { availability: availability.toSnapshot() } : {}),
      ...(chosenSku === undefined ? {} : { chosenSku }),
      ...(recipeId === undefined ? {} : { recipeId }),
      ...(Object.keys(this.selectedOptions).length > 0
        ? { selectedOptions: { ...this.selectedOptions } }
        : {}),
      ...(Object.keys(this.gift).length > 0 ? { gift: { ...this.gift } } : {}),
    };
  }

  get status(): ProductStatus {
    const load = this.productId === undefined ? undefined : this.products.get(this.productId);
    if (!load || load.status === 'idle') return { kind: 'idle' };
    // A loaded product stays on the page, even if it is stale.
    if (load.value) return { kind: 'ready' };
    if (load.status === 'loading') return { kind: 'loading' };
    if (load.status === 'failed') return { kind: 'failed', reason: reasonOf(load.error) };
    return { kind: 'notFound' };
  }

  get product(): ShownProduct | undefined {
    return this.productId === undefined ? undefined : this.products.get(this.productId)?.value;
  }

  /** When the product was loaded, in milliseconds since 1970; 0 before. */
  get loadedAt(): number {
    return this.productId === undefined ? 0 : (this.products.get(this.productId)?.lastLoadedAt ?? 0);
  }

  /** Fresh stock where it was loaded, otherwise the stock of the product response. */
  get stock(): { availability_status: AvailabilityStatus; variation_list: readonly Variation[] } {
    const { product } = this;
    if (!product) return { availability_status: 'NOT_AVAILABLE', variation_list: [] };
    const fresh = this.availabilities.get(product.id);
    const isNewer = (fresh?.lastLoadedAt ?? 0) >= (this.products.get(product.id)?.lastLoadedAt ?? 0);
    return fresh?.value && isNewer ? fresh.value : product;
  }

  get buyability(): Buyability {
    const { availability_status: status, variation_list: variations } = this.stock;
    return buyability(status, variations, this.product?.attribute_list.preview_to);
  }

  /** The size that a delivery is promised for: the chosen one, or the first that can be bought. */
  get promisedSku(): string | undefined {
    const { variation_list: sizes } = this.stock;
    const chosen = sizes.find(({ sku }) => sku === this.chosenSku);
    return [...(chosen ? [chosen] : []), ...sizes].find(({ availability_status: status }) =>
      canBeBought(status),
    )?.sku;
  }

  /** Whether any size can be added to the bag, now or as a pre-order. */
  get canBuy(): boolean {
    return !['comingSoon', 'soldOut'].includes(this.buyability.kind);
  }

  /** The chosen size; a single size is chosen automatically. */
  get chosen(): Variation | undefined {
    const { variation_list: variations } = this.stock;
    return variations.length === 1 ? variations[0] : variations.find(({ sku }) => sku === this.chosenSku);
  }

  /** Whether the product has a size grid; with a single size it has none. */
  get hasSizes(): boolean {
    return this.stock.variation_list.length > 1;
  }

  /** The price that is paid for the chosen size. */
  get pricing(): PricingInformation | undefined {
    const { chosen, product } = this;
    if (!product || chosen?.price === undefined) return product?.pricing_information;
    const { currency } = product.pricing_information;
    const { price } = chosen;
    return { currency, currentPrice: price, standard_price: price, standard_price_no_vat: price };
  }

  get isChosenSoldOut(): boolean {
    return this.chosen !== undefined && !canBeBought(this.chosen.availability_status);
  }

  /** Maximum quantity of the chosen size per order. */
  get maxQuantity(): number {
    return Math.max(1, Math.min(this.product?.maxQuantity ?? 1, this.chosen?.left ?? Infinity));
  }

  /** Whether the quantity can be chosen: only for products without sizes, such as balls, bottles, socks. */
  get hasQuantity(): boolean {
    return !this.hasSizes && this.maxQuantity > 1 && this.buyability.kind !== 'soldOut';
  }

  /**
   * Loads and shows a product. One that was loaded less than 5 minutes ago costs no call. A failure is stored in `status`,
   * reported where the response was malformed, and rethrown.
   */
  async load(productId: string, choice: ProductLinkChoice = {}): Promise<void> {
    const kept = this.sizeKeptFor(productId);
    this.turnTo(productId);
    try {
      await this.fetchProduct(productId);
    } finally {
      this.chooseFromLink(productId, { ...choice, size: choice.size ?? kept });
    }
  }

  /** Loads the product of the page again. */
  retry(): Promise<void> {
    return this.productId === undefined ? Promise.resolve() : this.fetchProduct(this.productId);
  }

  /** Loads the product again once it is stale. What is shown stays meanwhile, and when it fails. */
  refresh(): Promise<void> {
    return this.product ? this.retry() : Promise.resolve();
  }

  /** Loads the product again, fresh or not: a launch has begun or ended, and its price may be another one. */
  async renew(): Promise<void> {
    const id = this.productId;
    if (id !== undefined) await this.fetchProduct(id, 0);
  }

  /** Loads the current stock, because the page may come from a cache. A failure changes nothing on the page. */
  refreshAvailability(): Promise<void> {
    const id = this.productId;
    if (id === undefined) return Promise.resolve();
    return this.join(`availability ${id}`, async () => {
      const load = loadOf(this.availabilities, id);
      load.start();
      try {
        load.finish(await getAvailability(this.ports.call, id), this.now());
      } catch (error) {
        load.fail(error);
      }
    });
  }

  /** Chooses a size by its SKU; also a sold-out one, to request an alert. */
  chooseSize(sku: string): void {
    this.chosenSku = sku;
    this.isSizeMissing = false;
    this.quantity = Math.min(this.quantity, this.maxQuantity);
  }

  /** Puts a name, a number or a text on the product. */
  selectOption(key: string, value: string): void {
    this.selectedOptions = { ...this.selectedOptions, [key]: value };
  }

  /** Fills in a field of a gift card. */
  writeGift(field: GiftProblem['field'], text: string): void {
    this.gift = { ...this.gift, [field]: text };
  }

  chooseQuantity(quantity: number): void {
    if (Number.isInteger(quantity)) this.quantity = Math.min(Math.max(quantity, 1), this.maxQuantity);
  }

  /** The item to add to the bag; `undefined`, with `isSizeMissing`, when no size is chosen or it is sold out. */
  itemToAdd(): AddItem | undefined {
    const { chosen } = this;
    if (!chosen) {
      this.isSizeMissing = this.product !== undefined;
      return undefined;
    }
    if (this.isChosenSoldOut) return undefined;
    const options = Object.entries(this.selectedOptions).filter(([, value]) => value.trim() !== '');
    return {
      productId: chosen.sku,
      quantity: this.hasQuantity ? this.quantity : 1,
      ...(this.recipeId === undefined ? {} : { recipeId: this.recipeId }),
      ...(options.length > 0 ? { selectedOptions: Object.fromEntries(options) } : {}),
      ...(this.product?.deliveryKind === 'egiftcard' ? { gift: giftOf(this.gift) } : {}),
    };
  }

  /** The chosen size, for another colour of the shown product. */
  private sizeKeptFor(productId: string): string | undefined {
    const isColour = this.product?.colours.some(({ id }) => id === productId) ?? false;
    return isColour && this.hasSizes ? this.chosen?.size : undefined;
  }

  private turnTo(productId: string): void {
    if (this.productId === productId) return;
    this.productId = productId;
    this.chosenSku = undefined;
    this.quantity = 1;
    this.recipeId = undefined;
    this.selectedOptions = {};
    this.gift = {};
    this.isSizeMissing = false;
  }

  private chooseFromLink(productId: string, { size, quantity, recipeId }: ProductLinkChoice): void {
    if (this.productId !== productId) return;
    const wanted = this.stock.variation_list.find((each) => each.size === size || each.sku === size);
    if (wanted) this.chooseSize(wanted.sku);
    if (quantity !== undefined && quantity > 1) this.chooseQuantity(quantity);
    this.recipeId = recipeId;
  }

  private fetchProduct(id: string, age = staleAfter): Promise<void> {
    const load = loadOf(this.products, id);
    if (load.isFresh(this.now(), age)) return Promise.resolve();
    return this.join(`product ${id}`, async () => {
      load.start();
      try {
        load.finish(await getProduct(this.ports.call, id), this.now());
      } catch (error) {
        load.fail(error);
        if (error instanceof BadResponse) this.ports.reporter.report(malformedMessage, error);
        throw error;
      }
    });
  }

  private now(): number {
    return this.ports.clock.now().getTime();
  }
}

function loadOf<Value>(loads: Map<string, Load<Value>>, id: string): Load<Value> {
  const load = loads.get(id) ?? new Load<Value>();
  if (!loads.has(id)) loads.set(id, load);
  return load;
}

function reasonOf(error: unknown): FailureReason {
  try {
    return failureOf(error);
  } catch {
    return 'unavailable';
  }
}

import { ask, newSource } from './source.mjs';

/** @typedef {{ status: number, body: any }} Answer the shop's response, not validated by a schema */

/** A simulated guest: a cookie jar, and the requests a browser would send. */
export class Shopper {
  #cookies = new Map();
  #source = newSource();
  /** Requests to the shop so far, without those to the payment provider. */
  calls = 0;

  /** @param {string} origin @param {string} [sitePath] */
  constructor(origin, sitePath = 'gb') {
    this.origin = origin;
    this.sitePath = sitePath;
  }

  /** @param {string} method @param {string} path below /api @param {unknown} [body] @param {Record<string, string>} [headers] @returns {Promise<Answer>} */
  async call(method, path, body, headers = {}) {
    this.calls += 1;
    const url = new URL(`/api${path}`, this.origin);
    url.searchParams.set('sitePath', this.sitePath);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask(this.#source, this.origin, {
      method,
      path: url.pathname + url.search,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of answer.cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) this.#cookies.set(name, value);
    }
    return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : undefined };
  }

  /** Closes the shopper's connection. */
  leave() {
    this.#source.destroy();
  }

  /** Adds one unit to the bag; creates the basket. @param {string} sku @returns {Promise<Answer>} */
  async addToBag(sku) {
    const answer = await this.call('POST', '/chk/baskets/-/items', [{ productId: sku, quantity: 1 }]);
    this.basket = answer.body;
    return answer;
  }

  /** Sets the address and the first delivery option. @returns {Promise<Answer>} */
  async chooseDelivery() {
    const shippingAddress = {
      type: 'shipping',
      firstName: 'Ada',
      lastName: 'Bench',
      emailAddress: 'ada@example.com',
      phoneNumber: '+442079460123',
      country: 'GB',
      postalCode: 'SW1A 1AA',
      line1: '1 Horse Guards Road',
      city: 'London',
      region: '',
    };
    const answer = await this.call('PATCH', `/chk/baskets/${this.basket.basketId}/shipment`, {
      shippingAddress,
    });
    if (answer.status === 200) this.basket = answer.body;
    return answer;
  }

  /** Fetches the payment methods, sends the card to the provider, and places the order. @param {string} [card] @returns {Promise<Answer>} */
  async payByCard(card = '4242424242424242') {
    const { basketId } = this.basket;
    const methods = await this.call(
      'GET',
      `/chk/baskets/${basketId}/payment_methods?startPaymentSession=true`,
    );
    if (methods.status !== 200) return methods;
    const method = methods.body.paymentMethods.find((/** @type {any} */ one) => one.flow === 'inlineCard');
    const { checkoutId, frameUrl } = methods.body.configuration;
    return this.call(
      'POST',
      '/chk/orders',
      {
        basketId,
        paymentMethodId: method.id,
        checkoutId,
        paymentToken: await this.#cardToken(frameUrl, card),
        confirmedTotal: this.basket.pricing.total,
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
  }

  /** Does what the provider's frame does when its form is submitted. @param {string} frameUrl @param {string} card */
  async #cardToken(frameUrl, card) {
    const address = new URL(frameUrl, this.origin);
    // The frame is a page of the shop's origin: a browser opens it over the same connection, and has it compressed.
    const frame = await ask(this.#source, this.origin, {
      path: address.pathname + address.search,
      headers: { 'accept-encoding': 'gzip' },
    });
    const action = /<form[^>]*\baction="([^"]+)"/.exec(frame.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const answer = await ask(this.#source, this.origin, {
      method: 'POST',
      path: action,
      body: JSON.stringify({
        creditCard: card,
        expiryDate: '12/39',
        securityCode: '123',
        cardHolder: 'Ada Bench',
      }),
    });
    return JSON.parse(answer.text).token;
  }

  /** A complete guest order. @param {string} sku @returns {Promise<Answer>} */
  async buy(sku) {
    const added = await this.addToBag(sku);
    if (added.status !== 200) return added;
    const delivery = await this.chooseDelivery();
    return delivery.status === 200 ? this.payByCard() : delivery;
  }
}

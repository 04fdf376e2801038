import type { Registration } from '@touchline/contract/savedMethods/schema';
import type { MarketPaymentMethod, Site } from '@touchline/contract/market/schema';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import type { PaymentProviders } from '../payment/PaymentProviders.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** A kept means of payment as the provider is told of it. */
export interface StoredRegistration {
  readonly registration: string;
  readonly customer: string;
}

/** Whether this site keeps means of payment. */
export async function keepsMethods(
  shop: CommerceContext,
  { market }: Pick<Site, 'market'>,
): Promise<boolean> {
  const about = { market, brand: shop.brand, country: market.country, userId: undefined };
  const flags = await shop.flags.evaluate(about, ['savedCard']);
  return flags.savedCard;
}

/** Cards and accounts at PayPal are kept (checkout document, section 3); of a plan or a bank there is nothing. */
const hasSomethingToKeep = ({ id, flow }: Pick<MarketPaymentMethod, 'id' | 'flow'>): boolean =>
  flow === 'inlineCard' || flow === 'hostedPage' || id === 'PAYPAL';

/** Whether the provider can keep what this caller pays with: only for a full account, which a password protects. */
export async function maySaveMethod(
  shop: CommerceContext,
  providers: PaymentProviders,
  caller: Pick<Shopper, 'identity'>,
  site: Site,
  method: Pick<MarketPaymentMethod, 'id' | 'flow' | 'paymentProcessor'>,
): Promise<boolean> {
  if (caller.identity !== 'customer' || !hasSomethingToKeep(method)) return false;
  if (!providers.find(method.paymentProcessor)?.removeRegistration) return false;
  return keepsMethods(shop, site);
}

/**
 * Our name for an account at a payment provider; it leads back to nobody without the database. It stays when the shop's
 * secret is changed, or the provider would not know the account any more.
 */
export async function customerReference(
  { db, secrets }: Pick<CommerceContext, 'db' | 'secrets'>,
  accountId: string,
): Promise<string> {
  // What an account has kept at the provider before its name was stored goes by the oldest secret.
  const reference = (await hmacHex(secrets.at(-1) ?? '', `payment-customer.${accountId}`)).slice(0, 32);
  const { customer } = await db
    .updateTable('accounts')
    .set((eb) => ({ payment_customer: eb.fn.coalesce('payment_customer', eb.val(reference)) }))
    .where('id', '=', accountId)
    .returning('payment_customer as customer')
    .executeTakeFirstOrThrow();
  return customer ?? reference;
}

/** The means of payment that an account keeps, the one used last first. */
export async function registrationsOf(db: CommerceContext['db'], accountId: string): Promise<Registration[]> {
  const rows = await db
    .selectFrom('saved_payment_methods')
    .select(['id', 'method_id', 'card_brand', 'last_digits', 'expiry', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentMethodId: row.method_id,
    ...(row.card_brand === null
      ? {}
      : {
          card: {
            brand: row.card_brand,
            ...(row.last_digits === null ? {} : { lastDigits: row.last_digits }),
            ...(row.expiry === null ? {} : { expiry: row.expiry }),
          },
        }),
    createdAt: row.created_at.toISOString(),
  }));
}

/** The registration that an order is paid with. Refused when it is not the caller's, or the sign-in is too long ago. */
export async function registrationFor(
  shop: CommerceContext,
  { caller, site, now }: { caller: Shopper; site: Site; now: Date },
  id: string,
  method: MarketPaymentMethod,
): Promise<StoredRegistration> {
  const gone = new Failure(422, 'RegistrationGone', 'The account keeps no such means of payment any more.');
  const { accountId, session } = caller;
  if (accountId === undefined || caller.identity !== 'customer') throw notFound('registration');
  if (session?.freshness !== 'fresh')
    throw new Failure(403, 'FreshSignInRequired', 'This needs the password or a code again.');
  if (!(await keepsMethods(shop, site))) throw gone;
  const row = await shop.db
    .updateTable('saved_payment_methods')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('method_id', '=', method.id)
    .where('processor', '=', method.paymentProcessor)
    .returning('registration')
    .executeTakeFirst();
  if (!row) throw gone;
  return { registration: row.registration, customer: await customerReference(shop, accountId) };
}

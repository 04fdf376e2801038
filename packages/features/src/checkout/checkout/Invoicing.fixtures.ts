import type { MarketInvoicing } from '@touchline/contract/invoicing/schema';
import type { SiteMarket } from '@touchline/contract/market/schema';
import { britishSite } from './Checkout.fixtures.ts';

/** Italy's forms: nobody needs an invoice; a company says where its electronic one goes. */
export const italianInvoicing: MarketInvoicing = {
  forms: [
    { kind: 'private', number: 'codiceFiscale' },
    { kind: 'company', number: 'partitaIva', hasCompany: true, hasRecipient: true },
  ],
};

/** Brazil's: nothing is sold without a number. */
export const brazilianInvoicing: MarketInvoicing = {
  isRequired: true,
  forms: [
    { kind: 'private', number: 'cpf' },
    { kind: 'company', number: 'cnpj', hasCompany: true },
  ],
};

/** Korea's cash receipt. */
export const koreanInvoicing: MarketInvoicing = {
  forms: [
    { kind: 'private', number: 'cashReceiptPhone' },
    { kind: 'company', number: 'businessNumber' },
  ],
};

/** Britain, if it asked for the details of an invoice. */
export const siteInvoicing = (
  invoicing: MarketInvoicing,
): { market: SiteMarket; language: typeof britishSite.language } => ({
  ...britishSite,
  market: { ...britishSite.market, invoicing },
});

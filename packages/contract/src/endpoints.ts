import type { Endpoint } from './endpoint.ts';
import * as account from './account/endpoints.ts';
import * as accountSession from './accountSession/endpoints.ts';
import * as addressBook from './addressBook/endpoints.ts';
import * as addressSearch from './addressSearch/endpoints.ts';
import * as associate from './associate/endpoints.ts';
import * as basket from './basket/endpoints.ts';
import * as carrier from './carrier/endpoints.ts';
import * as consent from './consent/endpoints.ts';
import * as content from './content/endpoints.ts';
import * as coupon from './coupon/endpoints.ts';
import * as documents from './order/documentEndpoints.ts';
import * as delivery from './delivery/endpoints.ts';
import * as express from './express/endpoints.ts';
import * as desk from './desk/endpoints.ts';
import * as externalSignIn from './externalSignIn/endpoints.ts';
import * as giftCard from './giftCard/endpoints.ts';
import * as launch from './launch/endpoints.ts';
import * as loyalty from './loyalty/endpoints.ts';
import * as market from './market/endpoints.ts';
import * as newsletter from './newsletter/endpoints.ts';
import * as operation from './operation/endpoints.ts';
import * as order from './order/endpoints.ts';
import * as passkey from './passkey/endpoints.ts';
import * as payment from './payment/endpoints.ts';
import * as permissions from './permissions/endpoints.ts';
import * as personalisation from './personalisation/endpoints.ts';
import * as personalisedProduct from './personalisedProduct/endpoints.ts';
import * as pickup from './pickup/endpoints.ts';
import * as privacyRequest from './privacyRequest/endpoints.ts';
import * as product from './product/endpoints.ts';
import * as recommendation from './recommendation/endpoints.ts';
import * as review from './review/endpoints.ts';
import * as savedMethods from './savedMethods/endpoints.ts';
import * as scheduling from './scheduling/endpoints.ts';
import * as returns from './order/returnEndpoints.ts';
import * as shipment from './order/shipmentEndpoints.ts';
import * as shipping from './shipping/endpoints.ts';
import * as visitor from './visitor/endpoints.ts';
import * as wallet from './wallet/endpoints.ts';
import * as wishlist from './wishlist/endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint of the contract: the single list for routing, documentation and access checks. */
export const endpoints: readonly Endpoint[] = [
  product,
  recommendation,
  market,
  content,
  basket,
  shipping,
  scheduling,
  permissions,
  delivery,
  pickup,
  giftCard,
  payment,
  express,
  coupon,
  order,
  shipment,
  returns,
  documents,
  visitor,
  associate,
  operation,
  account,
  externalSignIn,
  passkey,
  accountSession,
  addressBook,
  carrier,
  consent,
  wishlist,
  savedMethods,
  addressSearch,
  newsletter,
  loyalty,
  launch,
  wallet,
  privacyRequest,
  personalisation,
  personalisedProduct,
  review,
  desk,
].flatMap((module) => (Object.values(module) as unknown[]).filter(isEndpoint));

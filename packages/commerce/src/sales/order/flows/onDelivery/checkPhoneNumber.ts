import { Failure } from '../../../../kernel/failure/Failure.ts';
import type { ShopperCall } from '../../../../kernel/identity/Caller.ts';
import type { OpenBasket } from '../../../basket/editBasket.ts';
import { contactOf } from '../../../basket/destination.ts';
import type { Checkout } from '../../Checkout.ts';

/** A guest who pays at the door has to name a telephone number that the driver can call. */
export async function checkPhoneNumber(
  _: Checkout,
  { caller }: ShopperCall,
  { basket }: OpenBasket,
): Promise<void> {
  if (caller.accountId !== undefined || contactOf(basket.data)?.phoneNumber?.trim()) return;
  throw new Failure(422, 'InvalidDataException', 'A telephone number is needed.', {
    details: { messageList: [], fields: [{ field: 'phoneNumber', errorCode: 'required' }] },
  });
}

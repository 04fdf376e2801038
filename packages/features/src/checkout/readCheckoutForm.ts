import type { FieldValues } from './fields/FieldsStore.ts';

/** One step of the checkout as a form posted it. */
export type CheckoutChange =
  | { act: 'contact'; contact: FieldValues }
  | {
      act: 'address';
      contact: FieldValues;
      shipping: FieldValues;
      billing: FieldValues;
      billingSameAsShipping: boolean;
    }
  | { act: 'delivery'; selected: readonly { shipmentId: string; optionId: string }[] }
  | { act: 'pay-hosted'; paymentMethodId: string; intent: string | undefined };

/** Longest text taken from one field; the rules of the market are stricter and come after. */
const longest = 200;
const addressNames = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'region'];

/** Reads the form of a step. Only the fields we name are taken; `undefined` for anything that is no step of ours. */
export function readCheckoutForm(form: FormData): CheckoutChange | undefined {
  const act = form.get('act');
  switch (act) {
    case 'contact':
      return { act, contact: contactOf(form) };
    case 'address':
      return {
        act,
        contact: contactOf(form),
        shipping: addressOf(form, 'shipping'),
        billing: addressOf(form, 'billing'),
        billingSameAsShipping: form.get('billingSameAsShipping') !== null,
      };
    case 'delivery':
      return {
        act,
        selected: [...form.entries()].flatMap(([name, value]) =>
          name.startsWith('delivery-') && typeof value === 'string'
            ? [{ shipmentId: name.slice('delivery-'.length), optionId: value }]
            : [],
        ),
      };
    case 'pay-hosted':
      return { act, paymentMethodId: text(form, 'paymentMethodId') ?? '', intent: text(form, 'intent') };
    default:
      return undefined;
  }
}

function contactOf(form: FormData): FieldValues {
  return valuesOf(form, ['email', 'phone'], '');
}

function addressOf(form: FormData, kind: 'shipping' | 'billing'): FieldValues {
  return valuesOf(form, addressNames, `${kind}-`);
}

function valuesOf(form: FormData, names: readonly string[], prefix: string): FieldValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = text(form, prefix + name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : undefined;
}

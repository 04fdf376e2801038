const actions = ['makeDefault', 'remove'] as const;

/** What a button of the address book does, and to which address. */
export interface AddressBookChange {
  action: (typeof actions)[number];
  addressId: string;
}

/** Parses the posted form; `undefined` for anything that is not this form. */
export function readAddressBookForm(form: FormData): AddressBookChange | undefined {
  const action = actions.find((known) => known === form.get('action'));
  const addressId = form.get('addressId');
  return action && typeof addressId === 'string' && addressId !== '' && addressId.length <= 64
    ? { action, addressId }
    : undefined;
}

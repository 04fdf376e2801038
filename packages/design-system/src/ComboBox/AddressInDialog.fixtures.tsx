import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ComboBox } from './ComboBox.tsx';
import { countries } from './ComboBox.fixtures.ts';

/** A field with suggestions in a dialog that is shorter than its list. */
export function AddressInDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change address</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Address" closeLabel="Close" size="small">
        <ComboBox
          label="Country"
          options={countries}
          openLabel="Show all countries"
          loadingLabel="Looking"
          noneLabel="No country is called that"
          failedLabel="We could not look that up"
        />
      </Dialog>
    </>
  );
}

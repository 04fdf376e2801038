import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { europe } from './PhoneField.fixtures.ts';

/** A number with a searchable list of countries in a dialog whose body scrolls. */
export function NumberInDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change contact</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Contact"
        closeLabel="Close"
        size="small"
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Stack gap={20}>
          <TextField label="First name" defaultValue="Maya" />
          <TextField label="Last name" defaultValue="Okafor" />
          <PhoneField
            label="Mobile number"
            prefixLabel="Country code"
            prefixes={europe}
            searchLabels={{ search: 'Search countries', none: 'No country found' }}
          />
          <TextField label="Flat or building" />
          <TextField label="Street" />
          <TextField label="Town or city" />
          <TextField label="Note for the driver" />
        </Stack>
      </Dialog>
    </>
  );
}

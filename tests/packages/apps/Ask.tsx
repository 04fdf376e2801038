'use client';

import { useState } from 'react';
import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { EmailField } from '@touchline/design-system/EmailField';
import { MenuButton, MenuItem } from '@touchline/design-system/Menu';
import { PhoneField } from '@touchline/design-system/PhoneField';
import { TextField } from '@touchline/design-system/TextField';

const prefixes = [
  { country: 'GB', prefix: '+44', name: 'United Kingdom' },
  { country: 'DE', prefix: '+49', name: 'Germany' },
];

/** Client components: fields, a menu that changes the scheme, a dialog with a field. */
export function Ask() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <EmailField label="Email" name="email" error="Enter an email address with an @" />
      <PhoneField label="Phone" name="phone" prefixes={prefixes} prefixLabel="Country code" />
      <MenuButton label="Colours">
        <MenuItem onClick={() => (document.documentElement.dataset['scheme'] = 'dark')}>Dark</MenuItem>
      </MenuButton>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Ask us
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ask us" closeLabel="Close">
        <TextField label="Your question" name="question" />
      </Dialog>
    </>
  );
}

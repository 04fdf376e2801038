'use client';

import { useState } from 'react';
import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { TextField } from '@touchline/design-system/TextField';

/** A part that needs the browser: it opens a dialog with a field. */
export function Ask() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Ask us
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ask us" closeLabel="Close">
        <TextField label="Your question" name="question" />
      </Dialog>
    </>
  );
}

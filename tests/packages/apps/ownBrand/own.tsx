import { createRoot } from 'react-dom/client';
import { Button } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { Logo } from '@touchline/design-system/Logo';
import { TextField } from '@touchline/design-system/TextField';
import { mark } from './harbour/mark.js';
import { Note } from './Note';
import './own.css';

/** A button, a field, an own component and an own class, on the page and on the band. */
function Parts({ name }: { name: string }) {
  return (
    <Stack gap={24}>
      <Logo art={mark} name={name} />
      <Button>Add to bag</Button>
      <TextField label="First name" name={name} />
      <Note>Open until six.</Note>
      <p className="plain">Plain</p>
    </Stack>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <main>
        <Parts name="Harbour" />
      </main>
      <footer data-ground="band">
        <Parts name="Band" />
      </footer>
      <aside data-brand="northing">
        <Button>Northing</Button>
      </aside>
    </>,
  );

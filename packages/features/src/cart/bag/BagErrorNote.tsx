import { Callout } from '@touchline/design-system/Callout';
import { focusOnLoad } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { bagErrorText } from './bagErrorMessages.ts';
import type { BagStore } from './BagStore.ts';
import { bagMessages } from './bagMessages.ts';

/** Why the last addition was refused, next to the button; renders nothing without a refusal. */
export const BagErrorNote = observer(function BagErrorNote({ store }: { store: BagStore }) {
  const t = useMessages(bagMessages);
  return store.error ? (
    <Callout tone="urgent" isAnnounced tabIndex={-1} {...focusOnLoad}>
      {bagErrorText(store.error, t)}
    </Callout>
  ) : null;
});

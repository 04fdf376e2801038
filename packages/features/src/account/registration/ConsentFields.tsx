import { Checkbox } from '@touchline/design-system/Checkbox';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { fieldsOfBlock } from './registrationFields.ts';
import { registrationMessages } from './registrationMessages.ts';
import { useBoxProps } from './useBoxProps.ts';

const Boxes = styled.div`
  display: grid;
  gap: ${token('space.8')};
`;

/** The consents of the market, none of them ticked in advance. */
export const ConsentFields = observer(function ConsentFields({ store, market }: BlockProps) {
  const t = useMessages(registrationMessages);
  const boxProps = useBoxProps(store);
  const shown = fieldsOfBlock('consents', market);
  return (
    <Boxes>
      {consents.map((name) =>
        shown.includes(name) ? (
          <Checkbox
            key={name}
            {...boxProps(name)}
            label={
              (name === 'terms' || name === 'membership' ? undefined : market.consentTexts?.[name]) ??
              t(`registration.${name}`)
            }
          />
        ) : null,
      )}
    </Boxes>
  );
});

const consents = ['terms', 'explicitConsent', 'membership', 'newsletter', 'paidMediaConsent'] as const;

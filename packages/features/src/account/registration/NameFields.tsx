import { media } from '@touchline/design-system/foundations';
import { TextField } from '@touchline/design-system/TextField';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';
import { useFieldProps } from './useFieldProps.ts';

/* Side by side where there is room for two names. */
const Names = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')} ${token('space.16')};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** First and last name, in the order of the market. */
export const NameFields = observer(function NameFields({ store, market }: BlockProps) {
  const t = useMessages(registrationMessages);
  const fieldProps = useFieldProps(store);
  return (
    <Names>
      {market.nameOrder.map((name) => (
        <TextField
          key={name}
          {...fieldProps(name)}
          label={t(`registration.${name}`)}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
        />
      ))}
    </Names>
  );
});

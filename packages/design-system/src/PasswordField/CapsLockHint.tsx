import styled from 'styled-components';
import { InfoIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const Root = styled.div`
  ${type('meta')}
  display: flex;
  gap: ${token('space.8')};
  color: ${token('color.warning')};
  font-weight: 650;

  /* Takes no space while empty, but stays rendered so that screen readers announce changes. */
  &:empty {
    position: absolute;
  }
`;

/** Shows and announces that Caps Lock is on, before a wrong password is submitted. */
export function CapsLockHint({ label, isOn }: { label: string; isOn: boolean }) {
  return (
    <Root role="status">
      {isOn ? (
        <>
          <InfoIcon size={20} />
          <span>{label}</span>
        </>
      ) : null}
    </Root>
  );
}

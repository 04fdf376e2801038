import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { copyText } from './copyText.ts';

export interface CopyButtonProps extends Omit<ComponentProps<'div'>, 'children' | 'onCopy'> {
  /** The exact text to copy. */
  text: string;
  /** The button's label: "Copy code". */
  children: ReactNode;
  /** Shown and announced for `duration` once it is copied: "Copied". */
  copiedLabel: string;
  /** Shown next to the text, which is selected for manual copying, where the browser refuses: "Copy it yourself". */
  failedLabel: string;
  /** How long `copiedLabel` stays, in milliseconds. @default 2000 */
  duration?: number | undefined;
  /** Same as for `Button`. @default 'secondary' */
  variant?: ButtonProps['variant'];
  /** Same as for `Button`. @default 'small' */
  size?: ButtonProps['size'];
  /** Called after each attempt. */
  onCopied?: ((isCopied: boolean) => void) | undefined;
}

type State = 'idle' | 'copied' | 'failed';

const Root = styled.div`
  display: inline-grid;
  justify-items: start;
  gap: ${token('space.8')};
  max-inline-size: 100%;

  /* Nothing can be copied without script: what is copied has to stand beside as text. */
  @media (scripting: none) {
    display: none;
  }
`;

/* Both labels share one grid cell, so that nothing moves when the label changes. */
const Faces = styled.span`
  display: inline-grid;
  justify-items: center;
  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: ${token('space.8')};
  }
  & > [aria-hidden='true'] {
    opacity: 0;
  }
`;

const ByHand = styled.label`
  ${type('meta')}
  display: grid;
  gap: ${token('space.12')};
  max-inline-size: 100%;

  & > input {
    ${type('body')}
    inline-size: 100%;
    min-block-size: ${token('size.control.small')};
    padding-inline: ${token('space.12')};
    border: ${token('border.field')} solid ${token('color.edge')};
    border-radius: ${token('radius.control')};
    background: ${token('color.field')};
    color: ${token('color.text')};
  }
`;

/** Copies a code, a number or an address, and confirms it. */
export function CopyButton({
  text,
  children,
  copiedLabel,
  failedLabel,
  duration = 2_000,
  variant = 'secondary',
  size = 'small',
  onCopied,
  ...rest
}: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), duration);
    return () => clearTimeout(timer);
  }, [state, duration]);

  const handleClick = async () => {
    const isCopied = await copyText(text);
    setState(isCopied ? 'copied' : 'failed');
    announce(isCopied ? copiedLabel : failedLabel);
    onCopied?.(isCopied);
  };

  return (
    <Root data-state={state} {...rest}>
      <Button variant={variant} size={size} onClick={() => void handleClick()}>
        <Faces>
          <span aria-hidden={state === 'copied'}>{children}</span>
          <span aria-hidden={state !== 'copied'}>
            <CheckIcon size={16} />
            {copiedLabel}
          </span>
        </Faces>
      </Button>
      {state === 'failed' ? (
        <ByHand>
          {failedLabel}
          <input
            readOnly
            value={text}
            ref={(field) => {
              field?.focus();
              field?.select();
            }}
          />
        </ByHand>
      ) : null}
    </Root>
  );
}

import styled, { css } from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

// The parts of a dialog, whichever element it is.

export const Head: StyledComponent<'div'> = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.12')};
  padding: ${token('space.12')} ${token('space.12')} ${token('space.4')} ${token('space.24')};

  & > button {
    margin-inline-start: auto;
  }
  & > svg {
    margin-block-start: 10px;
  }
`;

export const titleStyles = css`
  ${type('head')}
  min-inline-size: 0;
  padding-block: 10px;
  overflow-wrap: anywhere;
`;

export const Body: StyledComponent<'div'> = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.16')};
  padding: ${token('space.4')} ${token('space.24')} ${token('space.20')};
  /* A line shows where there is more above or below; covers that scroll with the content hide it at either end. */
  background:
    linear-gradient(${token('color.raised')} 0 0) top / 100% 1px local,
    linear-gradient(${token('color.raised')} 0 0) bottom / 100% 1px local,
    linear-gradient(${token('color.line')} 0 0) top / 100% 1px,
    linear-gradient(${token('color.line')} 0 0) bottom / 100% 1px;
  background-repeat: no-repeat;
  /* Without a footer below, the covers would stick out of the rounded corners. */
  &:last-child {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }
  /* The dialog scrolls as a whole: its buttons would leave nothing of the window. */
  ${media.short} {
    flex: none;
    overflow: visible;
    background: none;
  }
`;

export const Footer: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  padding: ${token('space.12')} ${token('space.24')} max(${token('space.24')}, env(safe-area-inset-bottom));
`;

/** Scrolling text without controls must be focusable so that keyboard users can scroll it. */
export function reachByKey(body: HTMLElement | null): void {
  if (!body || body.scrollHeight <= body.clientHeight) return;
  if (!body.querySelector('a[href], button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
}

import styled from 'styled-components';
import { findMatch } from './matching.ts';

const Match = styled.mark`
  background: none;
  color: inherit;
  font-weight: 750;
  text-decoration: underline 1.5px;
  text-underline-offset: 3px;
`;

/** A label with the typed text highlighted by weight and underline, not by colour. */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  const match = findMatch(text, typed);
  if (!match) return text;
  const [from, behind] = match;
  return (
    <>
      {text.slice(0, from)}
      <Match>{text.slice(from, behind)}</Match>
      {text.slice(behind)}
    </>
  );
}

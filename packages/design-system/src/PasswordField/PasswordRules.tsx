import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RuleList } from './RuleList.tsx';
import type { PasswordRule } from './passwordRules.ts';

/** States of a rule, in words for screen readers. */
export interface RuleStateLabels {
  /** "done" */
  kept: string;
  /** "not yet" */
  open: string;
}

interface PasswordRulesProps {
  id: string;
  title: string;
  rules: readonly PasswordRule[];
  stateLabels: RuleStateLabels;
  password: string;
  /** The field was left: what is open now is missing. */
  isLeft: boolean;
  isShown: boolean;
}

const Root = styled.div`
  display: grid;
  gap: ${token('space.8')};
  padding: ${token('space.12')} 14px;
  border-inline-start: 4px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.tile')};
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  ${type('meta')}
  font-weight: 650;
`;

/** A pause in typing, in milliseconds, after which changed rules are read out. */
const PAUSE = 600;

/** What a password must have, ticked off while one types; each change is read out after a pause. */
export function PasswordRules({
  id,
  title,
  rules,
  stateLabels,
  password,
  isLeft,
  isShown,
}: PasswordRulesProps) {
  const voice = useRef<HTMLSpanElement>(null);
  const told = useRef(rules.map(() => false));
  const kept = rules.map((rule) => rule.isKept(password));
  const states = kept.map((isKept) => stateLabels[isKept ? 'kept' : 'open']);
  const key = kept.join();

  useEffect(() => {
    const timer = setTimeout(() => {
      const changed = rules.flatMap(({ text }, index) =>
        kept[index] === told.current[index] ? [] : `${text}: ${states[index]}`,
      );
      told.current = kept;
      if (changed.length) voice.current?.replaceChildren(changed.join('. '));
    }, PAUSE);
    return () => clearTimeout(timer);
    // Only a rule that changed its state is worth a word.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  return (
    <>
      {isShown ? (
        <Root id={id} data-rules="">
          <Title>{title}</Title>
          <RuleList
            rules={rules.map(({ text }, index) => ({
              text,
              state: kept[index] ? 'kept' : isLeft ? 'broken' : 'open',
              stateLabel: states[index],
            }))}
          />
        </Root>
      ) : null}
      <VisuallyHidden ref={voice} role="status" />
    </>
  );
}

import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { RuleList } from './RuleList.tsx';
import type { PasswordRule } from './passwordChecks.ts';

/** Texts for the states of a rule, for screen readers. */
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
  /** The field was left, so rules that are still open are marked as missing. */
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

/** Milliseconds without typing after which changed rules are announced. */
const PAUSE = 600;

/** Password requirements, ticked off while typing; each change is announced after a pause. */
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
  const announcedKept = useRef(rules.map(() => false));
  const kept = rules.map((rule) => rule.isMet(password));
  const states = kept.map((isKept) => stateLabels[isKept ? 'kept' : 'open']);
  const key = kept.join();

  useEffect(() => {
    const timer = setTimeout(() => {
      const changed = rules.flatMap(({ text }, index) =>
        kept[index] === announcedKept.current[index] ? [] : `${text}: ${states[index]}`,
      );
      announcedKept.current = kept;
      if (changed.length) voice.current?.replaceChildren(changed.join('. '));
    }, PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- announces only when a rule changes its state
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

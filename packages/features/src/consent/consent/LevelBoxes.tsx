import type { ConsentLevel } from '@touchline/contract/consent/schema';
import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { announce } from '@touchline/design-system/LiveRegion';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';
import { holdInPlace } from './holdInPlace.ts';
import { levelsOfMode } from './levels.ts';

const Boxes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.12')};
  & > :first-child {
    inline-size: 100%;
  }
  /* Its label stands in line with the boxes. */
  & > button {
    margin-inline-start: calc(-1 * ${token('space.8')});
  }
`;

const List = styled.div`
  display: grid;
  border-block-end: 1px solid ${token('color.line')};
`;

const Level = styled.div`
  padding-block: ${token('space.8')};
  border-block-start: 1px solid ${token('color.line')};
`;

/** Unfolds in 0.45 seconds times the scale of its place (accounts document, section 9). */
const Detail = styled.div`
  ${type('meta')}
  display: grid;
  grid-template-rows: 0fr;
  color: ${token('color.text.subtle')};
  visibility: hidden;
  --unfolding: calc(0.45s * var(--consent-scale, 1));
  transition:
    grid-template-rows var(--unfolding) ${token('motion.ease.in')},
    visibility var(--unfolding);
  & > p {
    min-block-size: 0;
    overflow: clip;
    /* Below the label: the box and its gap. */
    padding-inline-start: calc(24px + ${token('space.12')});
  }
  &[data-open] {
    grid-template-rows: 1fr;
    visibility: visible;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export interface LevelBoxesProps {
  store: ConsentStore;
}

/** A box for each level, with what it allows; the details unfold. */
export const LevelBoxes = observer(function LevelBoxes({ store }: LevelBoxesProps) {
  const t = useMessages(consentMessages);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { mode } = store.rules;
  const { showDataSettings } = store.gdpr;
  const textsOf = (level: ConsentLevel) =>
    mode === 'twoCheckboxes' && level === 2
      ? { label: t('consent.all'), text: t('consent.all.text') }
      : { label: t(`consent.level.${level}`), text: t(`consent.level.${level}.text`) };
  const details = (level: ConsentLevel): readonly ConsentLevel[] =>
    mode === 'twoCheckboxes' && level === 2 ? [1, 2] : [level];
  const handleToggle = (level: ConsentLevel) => {
    store.toggle(level);
    // A level takes others along, which nobody hears of who does not see them.
    if (mode === 'nested')
      announce(`${t('consent.levels')}: ${store.ticked.map((each) => textsOf(each).label).join(', ')}`);
  };
  const handleDetails = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // On a phone it would leave the window with what it unfolds, and could not be pressed again.
    if (list.current) holdInPlace(currentTarget, list.current);
    store.toggleDetails();
  };
  return (
    <Boxes>
      <List ref={list} role="group" aria-label={t('consent.levels')}>
        {levelsOfMode(mode).map((level) => {
          const { label, text } = textsOf(level);
          return (
            <Level key={level}>
              <Checkbox
                name="level"
                value={level}
                label={label}
                description={text}
                checked={store.ticked.includes(level)}
                disabled={level === 0 && mode !== 'nested'}
                onChange={() => handleToggle(level)}
              />
              <Detail id={`${id}-${level}`} data-open={showDataSettings || undefined}>
                <p>
                  {details(level)
                    .map((each) => t(`consent.level.${each}.detail`))
                    .join(' ')}
                </p>
              </Detail>
            </Level>
          );
        })}
      </List>
      <Button
        variant="tertiary"
        size="small"
        aria-expanded={showDataSettings}
        aria-controls={levelsOfMode(mode)
          .map((level) => `${id}-${level}`)
          .join(' ')}
        onClick={handleDetails}
      >
        {t(showDataSettings ? 'consent.fewerDetails' : 'consent.details')}
      </Button>
    </Boxes>
  );
});

import type { Picture } from '@touchline/contract/picture';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { optionField } from './optionFields.ts';
import { PersonalisePreview } from './PersonalisePreview.tsx';
import { personalisedProductMessages } from './personalisedProductMessages.ts';
import type { PersonaliseStore } from './PersonaliseStore.ts';

export interface PersonaliseFieldsProps {
  store: PersonaliseStore;
  /** Name and picture of the product, for the preview. */
  name: string;
  picture: Picture | undefined;
}

const Panel = styled.div`
  display: grid;
  gap: ${token('space.16')};
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
`;

const Note = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

/** The fields for names, numbers and texts, with a picture of the result. They are part of the form that adds the product. */
export const PersonaliseFields = observer(function PersonaliseFields({
  store,
  name,
  picture,
}: PersonaliseFieldsProps) {
  const t = useMessages(personalisedProductMessages);
  const site = useSite();
  const { personalisation, problems, filled, price } = store;
  if (!personalisation) return null;
  const each = site.money(personalisation.pricePerField, 'short');
  return (
    <Panel>
      <Fieldset legend={t('title')} hint={t('price', { price: each })} layout="halves">
        {personalisation.fields.map(({ key, label, kind, maxLength, choices }) => {
          const problem = problems[key];
          const shared = {
            ...{ name: optionField(key), label, value: store.typedIn(key) },
            error: problem && t(`problem.${problem}`, { max: maxLength }),
          };
          return kind === 'choice' ? (
            <Select key={key} {...shared} onChange={(event) => store.change(key, event.target.value)}>
              <option value="">{t('none')}</option>
              {choices?.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          ) : (
            <TextField
              key={key}
              {...shared}
              maxLength={maxLength}
              autoComplete="off"
              inputMode={kind === 'number' ? 'numeric' : undefined}
              onChange={(event) => store.change(key, event.target.value)}
            />
          );
        })}
      </Fieldset>
      {filled.length > 0 ? (
        <>
          <PersonalisePreview
            picture={picture}
            filled={filled}
            label={t('preview', { name, values: filled.map(({ value }) => value).join(', ') })}
          />
          <p aria-live="polite">{t('total', { price: site.money(price, 'short') })}</p>
        </>
      ) : null}
      <Note>{t('noReturn')}</Note>
    </Panel>
  );
});

import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Panel, Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { newPageKinds, type AddPageStore } from './AddPageStore.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';

export interface AddPageProps {
  store: AddPageStore;
  /** Opens the page that was made, by its key. */
  onAdded: (key: string) => void;
}

/** Makes a page: what kind, at which address, and what it is called. */
export const AddPage = observer(function AddPage({ store, onAdded }: AddPageProps) {
  const t = useMessages(contentEditorMessages);
  const { status } = store;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const key = await store.add();
    if (key !== undefined) onAdded(key);
  };
  const isInvalid = status.kind === 'invalid';
  const addressError =
    status.kind === 'exists'
      ? t('contentEditor.new.exists')
      : isInvalid && status.isAddressWrong
        ? t('contentEditor.new.addressWrong')
        : undefined;
  return (
    <Panel>
      <form noValidate onSubmit={(event) => void add(event)}>
        <Stack gap={16}>
          <Heading level={2} variant="head">
            {t('contentEditor.new.title')}
          </Heading>
          {status.kind === 'failed' ? (
            <Callout tone="urgent" isAnnounced>
              {t(`contentEditor.failed.${status.reason}`)}
            </Callout>
          ) : null}
          <Select
            label={t('contentEditor.new.kind')}
            measure="medium"
            value={store.kind}
            onChange={({ currentTarget: { value } }) =>
              store.change({ kind: newPageKinds.find((kind) => kind === value) ?? 'pages' })
            }
          >
            {newPageKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`contentEditor.new.${kind}`)}
              </option>
            ))}
          </Select>
          <TextField
            label={t('contentEditor.field.pageTitle')}
            measure="medium"
            maxLength={200}
            error={isInvalid && status.isTitleMissing ? t('contentEditor.problem.missing') : undefined}
            value={store.title}
            onChange={({ currentTarget }) => store.change({ title: currentTarget.value })}
          />
          <TextField
            label={t('contentEditor.new.address')}
            hint={t('contentEditor.new.addressHint')}
            measure="medium"
            maxLength={60}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            error={addressError}
            value={store.address}
            onChange={({ currentTarget }) => store.change({ address: currentTarget.value })}
          />
          <div>
            <Button
              type="submit"
              variant="secondary"
              isBusy={status.kind === 'adding'}
              busyLabel={t('contentEditor.new.busy')}
            >
              {t('contentEditor.new.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
});

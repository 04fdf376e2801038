import { DataTable } from '@touchline/design-system/DataTable';
import { Container } from '@touchline/design-system/layout';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { StoredValue } from '../../platform/storage/index.ts';
import { cookieNoticeMessages } from './cookieNoticeMessages.ts';
import { lifetime } from './lifetime.ts';

export interface StoredValueListProps {
  /** Everything that the shop stores in a browser. */
  values: readonly StoredValue<unknown>[];
}

/** Every cookie and every entry of the browser's storage, with its purpose and lifetime: part of the cookie notice. */
export function StoredValueList({ values }: StoredValueListProps) {
  const t = useMessages(cookieNoticeMessages);
  const { language } = useSite();
  return (
    <Container>
      <DataTable
        caption={t('cookies.title')}
        rows={values}
        rowKey={({ key }) => key}
        columns={[
          { id: 'name', header: t('cookies.name'), cell: ({ key }) => key, isRowHeader: true },
          { id: 'purpose', header: t('cookies.purpose'), cell: ({ purpose }) => t(`cookies.${purpose}`) },
          {
            id: 'life',
            header: t('cookies.life'),
            cell: ({ maxAge }) => (maxAge === 'session' ? t('cookies.tab') : lifetime(maxAge, language.code)),
          },
        ]}
      />
    </Container>
  );
}

import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { ConsentPanel, type ConsentPanelProps } from './ConsentPanel.tsx';
import { membershipMessages } from './membershipMessages.ts';

/** The membership consent as a page of its own. */
export const MembershipConsentPage = observer(function MembershipConsentPage(props: ConsentPanelProps) {
  const t = useMessages(membershipMessages);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        {t(`consent.${props.store.section}.title`)}
      </Heading>
      <ConsentPanel {...props} />
    </Stack>
  );
});

import { reviewReports } from '@touchline/contract/review/constants';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { reviewsMessages } from './reviewsMessages.ts';
import type { ReviewsStore } from './ReviewsStore.ts';

export interface ReportDialogProps {
  store: ReviewsStore;
  reviewId: string;
  onClose: () => void;
}

/** Asks why a review is reported. It closes once the report is sent. */
export const ReportDialog = observer(function ReportDialog({ store, reviewId, onClose }: ReportDialogProps) {
  const t = useMessages(reviewsMessages);
  const [reason, setReason] = useState<string>();
  const [isTried, setTried] = useState(false);
  const reaction = store.reactions[reviewId];
  const send = async () => {
    setTried(true);
    const chosen = reviewReports.find((each) => each === reason);
    if (chosen && (await store.report(reviewId, chosen))) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('report.title')}
      closeLabel={t('close')}
      footer={
        <Button isBusy={reaction === 'sending'} busyLabel={t('sending')} onClick={() => void send()}>
          {t('report.send')}
        </Button>
      }
    >
      <Stack gap={20}>
        <RadioList
          legend={t('report.reason')}
          options={reviewReports.map((each) => ({ value: each, label: t(`report.${each}`) }))}
          value={reason ?? ''}
          onValueChange={setReason}
          error={isTried && !reason ? t('report.missing') : undefined}
        />
        {reaction === 'failed' || reaction === 'tooMany' || reaction === 'gone' ? (
          <Callout tone="urgent" isAnnounced>
            {t(`reaction.${reaction}`)}
          </Callout>
        ) : null}
      </Stack>
    </Dialog>
  );
});

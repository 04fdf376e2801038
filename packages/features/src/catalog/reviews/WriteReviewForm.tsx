import {
  maxNicknameLength,
  maxTextLength,
  maxTitleLength,
  minTextLength,
  reviewFits,
  type ReviewField,
} from '@touchline/contract/review/constants';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { RadioList } from '@touchline/design-system/RadioList';
import { RatingInput } from '@touchline/design-system/RatingInput';
import { TextArea } from '@touchline/design-system/TextArea';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { PhotoFields } from './PhotoFields.tsx';
import { readReviewForm, writeReviewFields } from './readReviewForm.ts';
import { reviewsMessages } from './reviewsMessages.ts';
import type { WriteReviewStore } from './WriteReviewStore.ts';

interface WriteReviewFormProps {
  store: WriteReviewStore;
  /** Path that the form is posted to, below the site path. */
  action: string;
}

const fieldsInOrder = ['rating', 'title', 'text', 'nickname', 'fit', 'photos'] as const;
const idOf = (field: ReviewField): string => `review-${field}`;

/** The form of a review. */
export const WriteReviewForm = observer(function WriteReviewForm({ store, action }: WriteReviewFormProps) {
  const t = useMessages(reviewsMessages);
  const site = useSite();
  const { problems, values, status, review } = store;
  const limits = { title: maxTitleLength, text: maxTextLength, nickname: maxNicknameLength };
  const errorOf = (field: ReviewField): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'tooLong')
      return t('problem.tooLong', { count: limits[field as keyof typeof limits] ?? 0 });
    if (problem === 'tooShort') return t('problem.tooShort', { count: minTextLength });
    return problem === 'missing'
      ? t(`missing.${field === 'rating' ? 'rating' : 'text'}`)
      : t(`problem.${problem}`);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button that deletes is part of the form; what was typed before hydration is, too.
    const { isDeleted, ...typed } = readReviewForm(new FormData(event.currentTarget, event.submitter));
    if (isDeleted) void store.remove();
    else void store.submit(typed);
  };
  const isBusy = status.kind === 'sending';
  return (
    <Form
      method="post"
      action={site.href(action)}
      attempt={store.attempt}
      onSubmit={handleSubmit}
      summaryTitle={t('problems', { count: Object.keys(problems).length })}
      errors={fieldsInOrder.flatMap((field) => {
        const message = errorOf(field);
        return message ? [{ fieldId: idOf(field), message }] : [];
      })}
    >
      <NotSent store={store} />
      <RatingInput
        id={idOf('rating')}
        tabIndex={-1}
        name={writeReviewFields.rating}
        legend={t('field.rating')}
        starLabels={[t('star.1'), t('star.2'), t('star.3'), t('star.4'), t('star.5')]}
        rating={values.rating}
        onRatingChange={(rating) => store.change({ rating })}
        error={errorOf('rating')}
      />
      <TextField
        id={idOf('title')}
        name={writeReviewFields.title}
        label={t('field.title')}
        value={values.title}
        onChange={({ currentTarget }) => store.change({ title: currentTarget.value })}
        error={errorOf('title')}
        dir="auto"
        autoComplete="off"
      />
      <TextArea
        id={idOf('text')}
        name={writeReviewFields.text}
        label={t('field.text')}
        hint={t('field.text.hint')}
        limit={maxTextLength}
        leftLabel={(left) => t('left', { count: left })}
        value={values.text}
        onChange={({ currentTarget }) => store.change({ text: currentTarget.value })}
        error={errorOf('text')}
        dir="auto"
      />
      <TextField
        id={idOf('nickname')}
        name={writeReviewFields.nickname}
        label={t('field.nickname')}
        hint={t('field.nickname.hint')}
        value={values.nickname}
        onChange={({ currentTarget }) => store.change({ nickname: currentTarget.value })}
        error={errorOf('nickname')}
        dir="auto"
        autoComplete="nickname"
      />
      <RadioList
        id={idOf('fit')}
        name={writeReviewFields.fit}
        legend={t('field.fit')}
        options={[
          { value: '', label: t('fit.none') },
          ...reviewFits.map((fit) => ({ value: fit, label: t(`fit.${fit}`) })),
        ]}
        value={values.fit}
        onValueChange={(fit) => store.change({ fit })}
        error={errorOf('fit')}
      />
      <PhotoFields store={store} id={idOf('photos')} error={errorOf('photos')} />
      <p>{t('rules')}</p>
      <Button type="submit" isBusy={isBusy} busyLabel={t('sending')}>
        {t('send')}
      </Button>
      {review ? (
        <Button type="submit" variant="secondary" name={writeReviewFields.intent} value="delete">
          {t('delete')}
        </Button>
      ) : null}
    </Form>
  );
});

/** Why the form was not sent, and what the author can do. */
const NotSent = observer(function NotSent({ store: { status } }: { store: WriteReviewStore }) {
  const t = useMessages(reviewsMessages);
  if (status.kind !== 'notSent' && status.kind !== 'tooMany' && status.kind !== 'tooLarge') return null;
  const text =
    status.kind === 'tooMany'
      ? t('notSent.tooMany', { count: Math.max(1, Math.ceil(status.seconds / 60)) })
      : status.kind === 'tooLarge'
        ? t('notSent.tooLarge')
        : t(status.reason === 'offline' ? 'notSent.offline' : 'notSent.unavailable');
  return (
    <Callout tone="urgent" isAnnounced title={t('notSent')}>
      {text}
    </Callout>
  );
});

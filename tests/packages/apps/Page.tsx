import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Ask } from './Ask.tsx';

/** The content of each of the three sites. */
export function Page() {
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        Boot room
      </Heading>
      <Callout title="Free delivery from 60.">For members from 40.</Callout>
      <form action="#sent">
        <Button type="submit">Send</Button>
      </form>
      <Ask />
    </Stack>
  );
}

import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const press = (button: HTMLElement | null) => act(() => button?.click());

function Pay({ onPay }: { onPay: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <LiveRegion />
      <Button
        isBusy={isBusy}
        busyLabel="Paying"
        onClick={() => {
          onPay();
          setBusy(true);
        }}
      >
        Pay £272.00
      </Button>
    </>
  );
}

it('hydrates without a warning', () => {
  expect(hydrate(<Pay onPay={() => undefined} />).complaints).toEqual([]);
  expect(hydrate(<ButtonLink href="/bag">View bag</ButtonLink>).complaints).toEqual([]);
});

it('takes one press, keeps its width while busy, and announces what is going on', async () => {
  const onPay = vi.fn();
  const { container } = hydrate(<Pay onPay={onPay} />);
  const button = container.querySelector('button');
  const before = button?.getBoundingClientRect().width;
  press(button);
  press(button);
  expect(onPay).toHaveBeenCalledOnce();
  expect(button?.getBoundingClientRect().width).toBe(before);
  await vi.waitFor(() => expect(container.querySelector('[role=status]')?.textContent).toBe('Paying'));
});

it('does not submit its form twice while busy', () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { container } = hydrate(
    <form>
      <Button type="submit" isBusy>
        Pay
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  press(container.querySelector('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('marks buttons that need JavaScript, so that a press before hydration is not lost', () => {
  const html = hydrate(<Button onClick={() => undefined}>Save</Button>).html;
  expect(html).toContain('data-needs-script');
  expect(hydrate(<Button type="submit">Send</Button>).html).not.toContain('data-needs-script');
});

it('passes its ref to the button', () => {
  const ref = { current: null as HTMLButtonElement | null };
  hydrate(<Button ref={ref}>Save</Button>);
  expect(ref.current?.tagName).toBe('BUTTON');
});

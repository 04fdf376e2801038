import type { ReactNode } from 'react';

interface ExampleProps {
  /** One sentence on why it is right or wrong. */
  says: string;
  /** The live example. */
  children: ReactNode;
}

const example = (kind: 'do' | 'dont', label: string) =>
  function Example({ says, children }: ExampleProps) {
    return (
      <figure className="tl-example" data-kind={kind}>
        <div className="tl-stage sb-unstyled">{children}</div>
        <figcaption>
          <strong>{label}</strong> {says}
        </figcaption>
      </figure>
    );
  };

/** A live example to follow. */
export const Do = example('do', 'Do.');

/** A live example not to follow. */
export const Dont = example('dont', 'Don’t.');

/** A do and a don't side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="tl-pair">{children}</div>;
}
